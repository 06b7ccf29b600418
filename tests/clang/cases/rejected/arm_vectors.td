// What SVE's and SME's builtins refuse.

// --- no_class --gen-arm-sve-builtins ; --gen-arm-sve-builtin-codegen ; --gen-arm-sve-sema-rangechecks ; --gen-arm-sve-builtins-json ; --gen-arm-sve-streaming-attrs ; --gen-arm-sme-builtins ; --gen-arm-sme-builtin-codegen ; --gen-arm-sme-sema-rangechecks ; --gen-arm-sme-builtins-json ; --gen-arm-sme-builtin-za-state
class Unrelated;
