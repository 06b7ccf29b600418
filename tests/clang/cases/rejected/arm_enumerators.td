// What the numbers that Clang shares with Arm's files refuse.

// --- no_class --gen-arm-sve-typeflags ; --gen-arm-immcheck-types
class Unrelated;

// --- no_value --gen-arm-immcheck-types
class ImmCheckType;
def Some : ImmCheckType;
