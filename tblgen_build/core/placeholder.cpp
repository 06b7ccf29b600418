// Stands in until the core has its first source: an archive needs one.
namespace tblgen {
extern const int placeholder;
const int placeholder = 0;
}  // namespace tblgen
