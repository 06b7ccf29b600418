"""What becomes of attributes when templates are instantiated.

gen-clang-attr-is-type-dependent, gen-clang-attr-template-instantiate.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from .model import attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_DEPENDENT: Final = cpp("""
    void checkAttrIsTypeDependent(Decl *D, const Attr *A) {
      switch (A->getKind()) {
      default:
        break;
      $cases
      }
    }
""")
_DEPENDENT_CASE: Final = cpp("""
    case attr::$name:
      ActOn${name}Attr(D, A);
      break;
""")


@generator(
    "gen-clang-attr-is-type-dependent",
    help="Generate clang is type dependent attribute code",
)
def TYPE_DEPENDENT(records: Records, options: Options) -> str:
    return file_header("Attribute is type dependent", records.main_file) + _DEPENDENT(
        cases=[
            _DEPENDENT_CASE(name=one.name)
            for one in attributes(records)
            if one.record.value_as_bit("IsTypeDependent")
        ]
    )
