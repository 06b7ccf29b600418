// Banks for instruction selection over generic instructions.

def GPRBank : RegisterBank<"GPRB", [GR64, GR32]>;
def VecBank : RegisterBank<"VECRB", [FR128]>;
def MaskBank : RegisterBank<"MASKB", [VK, VKPair]>;
def FlagBank : RegisterBank<"CCB", [CCR, FPCCR]>;
