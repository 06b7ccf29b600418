"""The function that makes Clang's types of a row of OpenCL's table of types."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.string_map import string_map_order

from .generic_types import elements_of, extensions_of, names_of, plain_names, sizes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

_FUNCTION: Final = cpp("""
    static void OCL2Qual(Sema &S, const OpenCLTypeStruct &Ty,
                         llvm::SmallVectorImpl<QualType> &QT) {
      ASTContext &Context = S.Context;
      unsigned GenTypeNumTypes;
      llvm::ArrayRef<unsigned> GenVectorSizes;
      $lists

      switch (Ty.ID) {
        $cases
      } // end of switch (Ty.ID)

      // The types of a generic type, each of which may be a vector.
      if (Ty.ID >= $first_generic) {
        for (unsigned I = 0; I < QT.size(); I++) {
          if (GenVectorSizes[I / GenTypeNumTypes] != 1) {
            QT[I] = Context.getExtVectorType(QT[I],
                              GenVectorSizes[I / GenTypeNumTypes]);
          }
        }
      }

      if (Ty.VectorWidth > 1) {
        for (unsigned Index = 0; Index < QT.size(); Index++) {
          QT[Index] = Context.getExtVectorType(QT[Index], Ty.VectorWidth);
        }
      }

      if (Ty.IsVolatile != 0) {
        for (unsigned Index = 0; Index < QT.size(); Index++) {
          QT[Index] = Context.getVolatileType(QT[Index]);
        }
      }

      if (Ty.IsConst != 0) {
        for (unsigned Index = 0; Index < QT.size(); Index++) {
          QT[Index] = Context.getConstType(QT[Index]);
        }
      }

      // A pointer's qualifiers are those of what it points to, so this comes last.
      if (Ty.IsPointer != 0) {
        for (unsigned Index = 0; Index < QT.size(); Index++) {
          QT[Index] = Context.getAddrSpaceQualType(QT[Index], Ty.AS);
          QT[Index] = Context.getPointerType(QT[Index]);
        }
      }
    } // OCL2Qual
""")
_LIST: Final = cpp("constexpr unsigned List$name[] = {$sizes};\n")
_IMAGE: Final = cpp("""
    case OCLT_$name:
      switch (Ty.AccessQualifier) {
        case OCLAQ_None:
          llvm_unreachable("Image without access qualifier");
        $accesses
      }
      break;
""")
_ACCESS: Final = cpp("""
    case $access:
      $pushed
      break;
""")
_GENERIC: Final = cpp("""
    case OCLT_$name: {
      SmallVector<QualType, $type_count> TypeList;
      $pushed
      GenTypeNumTypes = TypeList.size();
      QT.reserve($count);
      for (unsigned I = 0; I < $size_count; I++) {
        QT.append(TypeList);
      }
      GenVectorSizes = List$sizes;
      break;
    }
""")
_PLAIN: Final = cpp("""
    case OCLT_$name:
      $pushed
      break;
""")
_PUSH: Final = cpp("$list.push_back($type);\n")
_IF_DEFINED: Final = cpp("""
    if ($conditions) {
      $pushed
    }
""")
_DEFINED: Final = cpp("""S.getPreprocessor().isMacroDefined("$name")""")
_ACCESSES: Final = {"RO": "OCLAQ_ReadOnly", "WO": "OCLAQ_WriteOnly"}


def conversion(records: Records, types: list[Record], generics: list[Record]) -> str:
    return _FUNCTION(
        lists=of_each(definitions(records, "IntList"), _list),
        cases=[*_images(records), *of_each(generics, _generic), *_plain_cases(types, generics)],
        first_generic=str(len(plain_names(types, generics))),
    )


def _list(list_: Record) -> str:
    sizes = "".join(f"{size}, " for size in list_.value_as_list_of_ints("List"))
    return _LIST(name=list_.value_as_string("Name"), sizes=sizes)


def _images(records: Records) -> list[str]:
    """A case for each image, which has a type for each access to it."""
    by_name: dict[str, list[Record]] = {}
    for image in definitions(records, "ImageType"):
        by_name.setdefault(image.value_as_string("Name"), []).append(image)
    return of_each(
        string_map_order(by_name, records.release),
        lambda name: _IMAGE(name=name, accesses=of_each(by_name[name], _access)),
    )


def _access(image: Record) -> str:
    access = image.value_as_string("AccessQualifier")
    return _ACCESS(access=_ACCESSES.get(access, "OCLAQ_ReadWrite"), pushed=_pushed("QT", image))


def _generic(generic: Record) -> str:
    elements, sizes = elements_of(generic), sizes_of(generic)
    return _GENERIC(
        name=generic.value_as_string("Name"),
        type_count=str(len(elements)),
        pushed=of_each(elements, lambda element: _pushed("TypeList", element)),
        count=str(len(elements) * len(sizes)),
        size_count=str(len(sizes)),
        sizes=generic.value_as_def("VectorList").value_as_string("Name"),
    )


def _plain_cases(types: list[Record], generics: list[Record]) -> list[str]:
    """A case for each name that stands for a type; the first record with it says which."""
    others = {
        *names_of(type_ for type_ in types if type_.is_subclass_of("ImageType")),
        *names_of(generics),
    }
    first: dict[str, Record] = {}

    def add(type_: Record) -> None:
        is_abstract = type_.value_as_def("QTExpr").value_as_bit("IsAbstract")
        if not is_abstract and type_.value_as_string("Name") not in others:
            first.setdefault(type_.value_as_string("Name"), type_)

    of_each(types, add)
    return of_each(first.items(), lambda each: _PLAIN(name=each[0], pushed=_pushed("QT", each[1])))


def _pushed(list_: str, type_: Record) -> str:
    """Adds the type where the extensions that it needs are there."""
    push = _PUSH(list=list_, type=type_.value_as_def("QTExpr").value_as_string("TypeExpr"))
    names = extensions_of(type_)
    if not names:
        return push
    conditions = " && ".join(_DEFINED(name=name) for name in names)
    return _IF_DEFINED(conditions=conditions, pushed=push)
