// What checkers must have.

// --- no_checkers --gen-clang-sa-checkers
class Package;

// --- no_packages --gen-clang-sa-checkers
class Checker;

// --- no_package_around --gen-clang-sa-checkers
class Checker;
class Package;
def A : Package;

// --- whether_documented --gen-clang-sa-checkers
class Package;
class Checker {
  string CheckerName = NAME;
  Package ParentPackage = ?;
  bits<2> Documentation = ?;
  bit Hidden = 0;
}
def A : Checker;

// --- package_around_itself --gen-clang-sa-checkers
class Checker;
class Package {
  string PackageName = NAME;
  Package ParentPackage = ?;
  bit Hidden = 0;
}
def A : Package { let ParentPackage = A; }
