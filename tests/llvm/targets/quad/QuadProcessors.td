// The cores.

def : ProcessorModel<"generic", QuadModelV1, [ArchV1, FeaturePackets]>;
def : ProcessorModel<"quadv1", QuadModelV1, [ArchV1, FeaturePackets, FeatureNVJ]>;
def : ProcessorModel<"quadv2", QuadModelV2, [ArchV2, FeaturePackets, FeatureNVJ, ExtVec64]>;
def : ProcessorModel<"quadv3", QuadModelV2, [ArchV3, FeaturePackets, FeatureNVJ, ExtVec128]>;
def : ProcessorModel<"quadtiny", QuadModelTiny, [ArchV1, FeatureTiny]>;
def : Processor<"quadold", QuadItinV1, [ArchV1]>;
