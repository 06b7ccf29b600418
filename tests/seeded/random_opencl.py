"""Random builtins of OpenCL: overloads of plain and generic types, versions, extensions, images."""

from __future__ import annotations

from drawing import Description

_PLAIN = (
    "Void", "Char", "UChar", "Int", "UInt", "Float", "Double", "Half", "Size", "Sampler", "Flags",
    "AtomicInt", "AtomicLong", "Order",
)  # fmt: skip
_GENERIC = (
    ("FGenTypeN", "FGenType1"),
    ("IGenTypeN",),
    ("GenTypeFloatVecAndScalar", "GenTypeIntVecAndScalar"),
    ("AGenTypeN", "AGenTypeNNoScalar"),
)  # fmt: skip
_SPACES = ("DefaultAS", "PrivateAS", "GlobalAS", "ConstantAS", "LocalAS", "GenericAS")
_VERSIONS = ("CL10", "CL12", "CL20")
_EXTENSIONS = ("Subgroups", "TwoExtensions", "CPlusPlus", "FeatureA", "FeatureB", "FeatureC")
_ATTRIBUTES = ("", "", ", [1, 0, 0]", ", [0, 1, 0]", ", [0, 0, 1]", ", [1, 1, 1]")
_MORE = """
def FeatureA : FunctionExtension<"__opencl_c_b __opencl_c_a">;
def FeatureB : FunctionExtension<"__opencl_c_a">;
def FeatureC : FunctionExtension<"cl_x cl_a cl_b">;
def Long : Type<"long", QualType<"Context.LongTy">>;
def AList : TypeList<[Int, UInt, Float]>;
def AGenTypeN : GenericType<"AGenTypeN", AList, VecAndScalar>;
def AOtherList : TypeList<[Char, Double, Long]>;
def AGenTypeNNoScalar : GenericType<"AGenTypeNNoScalar", AOtherList, VecAndScalar>;
"""


class _Builtins(Description):
    def add(self, number: int) -> None:
        name = self.pick("f", "f", "g", "h", "read_image", f"only{number}", "a")
        generic = self.random.choice(_GENERIC)
        share = self.random.choice([0.0, 0.4, 0.9])
        signature = [
            self.type(self.pick(*generic) if self.chance(share) else self.pick(*_PLAIN))
            for _ in range(self.number(1, 4))
        ]
        lets = []
        if self.chance(0.3):
            lets.append(f"MinVersion = {self.pick(*_VERSIONS)}")
        if self.chance(0.2):
            lets.append(f"MaxVersion = {self.pick(*_VERSIONS)}")
        if self.chance(0.3):
            lets.append(f"Extension = {self.pick(*_EXTENSIONS)}")
        before = f"let {', '.join(lets)} in " if lets else ""
        self.lines.append(
            f'{before}def : Builtin<"{name}", [{", ".join(signature)}]{self.pick(*_ATTRIBUTES)}>;'
        )

    def type(self, name: str) -> str:
        if self.chance(0.1):
            image = f'ImageType<{self.pick("Image2d", "Image3d")}, "{self.pick("RO", "WO", "RW")}">'
            return self.maybe(0.2, f"ConstType<{image}>") or image
        if self.chance(0.15):
            name = f"VectorType<{self.pick(*_PLAIN[1:8])}, {self.pick('1', '2', '3', '16')}>"
        if self.chance(0.15):
            name = f"{self.pick('ConstType', 'VolatileType')}<{name}>"
        if self.chance(0.25):
            name = f"PointerType<{name}{self.maybe(0.7, ', ' + self.pick(*_SPACES))}>"
            if self.chance(0.2):
                name = f"{self.pick('ConstType', 'VolatileType', 'PointerType')}<{name}>"
        return name


def random_opencl(seed: int) -> str:
    builtins = _Builtins(seed, _MORE)
    for number in range(builtins.number(1, 7)):
        builtins.add(number)
    return builtins.text()
