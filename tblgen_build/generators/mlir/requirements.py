"""The functions that return what an operation requires of a target, one for each dimension.

SPIR-V and TOSA have them; `model.availability` knows which requirements there are.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build.generators.mlir.model.availability import Availability

_QUERY: Final = cpp("""
    $type $class_name::$name() {
      $type tblgen_overall = $initial;
      $requirements
      return tblgen_overall;
    }
""")

_OWN: Final = cpp("""
    {
      $prepare
      $merge;
    }
""")


def by_dimension(found: Iterable[Availability]) -> dict[str, Availability]:
    """One requirement for each dimension: the first."""
    dimensions: dict[str, Availability] = {}
    for availability in found:
        dimensions.setdefault(availability.dimension, availability)
    return dimensions


def query(availability: Availability, op_class: str, requirements: list[str]) -> str:
    """The function that asks in the dimension of `availability`."""
    return _QUERY(
        type=availability.query_type,
        class_name=op_class,
        name=availability.query_name,
        initial=availability.initializer,
        requirements=requirements,
    )


def own_requirements(dimension: str, found: Iterable[Availability]) -> list[str]:
    """The statements that merge the operation's own requirements in one dimension."""
    return [
        _OWN(
            prepare=availability.instance_preparation or "\n",
            merge=availability.merge(availability.instance),
        )
        for availability in found
        if availability.dimension == dimension
        and (availability.instance_preparation or availability.merge_action)
    ]
