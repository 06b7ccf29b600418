"""The C++ struct that holds the parameters of an attribute or type."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import CONST, DECLARATION, INLINE, STATIC, Class, Parameter
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.releases.mlir import CUSTOM_STORAGE_IS_DECLARED, RAW_APINTS_ARE_ERRORS

from .entity_kinds import WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_KEY: Final = (Parameter("const KeyTy &", "tblgenKey"),)

_CONSTRUCT: Final = cpp("""
    $unpacked
    $allocations
    return new (allocator.allocate<$storage>()) $storage($moved);
""")


def has_storage(definition: AttrOrTypeDef) -> bool:
    """Whether a storage class is generated."""
    return bool(definition.parameters) and definition.generates_storage_class


def check_storage(definition: AttrOrTypeDef) -> None:
    """What is wrong with storage shows in the declarations, too."""
    _check_comparators(definition)
    definition.record.value_as_bit("hasStorageCustomConstructor")


def _check_comparators(definition: AttrOrTypeDef) -> None:
    """APInts of different widths cannot be compared by `==`, which storage does."""
    if not definition.record.release.has(RAW_APINTS_ARE_ERRORS):
        return
    for parameter in definition.parameters:
        if "APInt" in parameter.cpp_type and not parameter.has_comparator:
            raise definition.record.error(
                f"parameter '{parameter.name}' of '{definition.name}' is a raw APInt, which "
                "asserts when one of another width is compared: use an 'APIntParameter', or "
                "give a 'comparator'"
            )


def storage_declaration(definition: AttrOrTypeDef) -> str:
    return in_namespace(
        definition.record.release,
        definition.storage_namespace,
        f"struct {definition.storage_class};",
    )


def storage_definition(definition: AttrOrTypeDef, parameters: Sequence[Parameter]) -> str:
    words = WORDS[definition.kind]
    storage = Class(definition.storage_class, side="declarations", is_struct=True)
    storage.add_parent(f"{words.qualified_value}Storage")
    types = ", ".join([parameter.type for parameter in parameters])
    names = [parameter.name for parameter in parameters]
    storage.declare_using("KeyTy", f"std::tuple<{types}>")
    initializers = [(name, f"std::move({name})") for name in names]
    storage.add_constructor(parameters, INLINE, initializers)

    body = f"return KeyTy({', '.join(names)});"
    storage.add("KeyTy", "getAsKey", (), INLINE | CONST, body)
    body = f"return {_key_comparison(definition)};"
    storage.add("bool", "operator==", _KEY, INLINE | CONST, body)
    items = ", ".join([f"std::get<{index}>(tblgenKey)" for index in range(len(names))])
    body = f"return ::llvm::hash_combine({items});"
    storage.add("::llvm::hash_code", "hashKey", _KEY, INLINE | STATIC, body)
    _add_construct(definition, storage, names)
    storage.finalize()

    for parameter in parameters:
        storage.declare_field(parameter.type, parameter.name)
    return in_namespace(
        definition.record.release, definition.storage_namespace, storage.declaration()
    )


def _key_comparison(definition: AttrOrTypeDef) -> str:
    comparisons: list[str] = []
    for index, parameter in enumerate(definition.parameters):
        context = {"_lhs": parameter.name, "_rhs": f"std::get<{index}>(tblgenKey)"}
        comparisons.append(f"({substitute(parameter.comparator, context)})")
    return " && ".join(comparisons)


def _add_construct(definition: AttrOrTypeDef, storage: Class, names: Sequence[str]) -> None:
    return_type = f"{definition.storage_class} *"
    allocator = f"{WORDS[definition.kind].qualified_value}StorageAllocator &"
    parameters = (Parameter(allocator, "allocator"), Parameter("KeyTy &&", "tblgenKey"))
    if definition.has_custom_storage_constructor:
        is_declared = definition.record.release.has(CUSTOM_STORAGE_IS_DECLARED)
        properties = STATIC | (DECLARATION if is_declared else INLINE)
        storage.add(return_type, "construct", parameters, properties)
        return
    body = _CONSTRUCT(
        unpacked=[
            f"auto {name} = std::move(std::get<{index}>(tblgenKey));"
            for index, name in enumerate(names)
        ],
        allocations=_allocations(definition),
        storage=definition.storage_class,
        moved=", ".join([f"std::move({name})" for name in names]),
    )
    storage.add(return_type, "construct", parameters, STATIC | INLINE, body)


def _allocations(definition: AttrOrTypeDef) -> list[str]:
    """What copies parameters to where they live on, for those that need it."""
    statements: list[str] = []
    for parameter in definition.parameters:
        if parameter.allocator is not None:
            name = parameter.name
            context = {"_self": name, "_dst": name, "_allocator": "allocator"}
            statements.append(substitute(parameter.allocator, context) + "\n")
    return statements
