// Buffers, images, and what patterns know of address spaces.

class AddressSpaces<list<int> spaces> { list<int> Spaces = spaces; }
def Global : AddressSpaces<[1, 4]>;
def Private : AddressSpaces<[5]>;
def Local : AddressSpaces<[3]>;
multiclass SpacedLoads<AddressSpaces space> {
  let IsLoad = 1, AddressSpaces = space.Spaces in {
    def load_ : PatFrag<(ops node:$p), (unindexedload node:$p)> { let IsNonExtLoad = 1; }
    def zextload8_ : PatFrag<(ops node:$p), (zextload node:$p)> { let MemoryVT = i8; }
    def sextload16_ : PatFrag<(ops node:$p), (sextload node:$p)> { let ScalarMemoryVT = i16; }
    def load16bytes_ : PatFrag<(ops node:$p), (load node:$p)> { let MinAlignment = 16; }
    def extload8_ : PatFrag<(ops node:$p), (unindexedload node:$p)> { let IsAnyExtLoad = 1; let MemoryVT = i8; }
  }
  let IsStore = 1, AddressSpaces = space.Spaces in {
    def store_ : PatFrag<(ops node:$v, node:$p), (unindexedstore node:$v, node:$p)> { let IsTruncStore = 0; }
    def truncstore8_ : PatFrag<(ops node:$v, node:$p), (truncstore node:$v, node:$p)> {
      let MemoryVT = i8;
      let IsTruncStore = 1;
    }
  }
  let IsAtomic = 1, AddressSpaces = space.Spaces in {
    def atomic_add_ : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> { let MemoryVT = i32; }
    def atomic_add_noret_ : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> {
      let HasNoUse = 1;
    }
    def atomic_swap_acq_ : PatFrag<(ops node:$p, node:$v), (atomic_swap node:$p, node:$v)> {
      let IsAtomicOrderingAcquireOrStronger = 1;
    }
    def atomic_load_rel_ : PatFrag<(ops node:$p), (atomic_load node:$p)> {
      let IsAtomicOrderingMonotonic = 1;
      let MemoryVT = i32;
    }
    def atomic_store_rel_ : PatFrag<(ops node:$v, node:$p), (atomic_store node:$v, node:$p)> {
      let IsAtomicOrderingReleaseOrStronger = 0;
    }
    def atomic_xor_seq_ : PatFrag<(ops node:$p, node:$v), (atomic_load_xor node:$p, node:$v)> {
      let IsAtomicOrderingSequentiallyConsistent = 1;
    }
    def atomic_or_acq_rel_ : PatFrag<(ops node:$p, node:$v), (atomic_load_or node:$p, node:$v)> {
      let IsAtomicOrderingAcquireRelease = 1;
    }
    def atomic_and_acq_ : PatFrag<(ops node:$p, node:$v), (atomic_load_and node:$p, node:$v)> {
      let IsAtomicOrderingAcquire = 1;
    }
    def atomic_sub_rel_ : PatFrag<(ops node:$p, node:$v), (atomic_load_sub node:$p, node:$v)> {
      let IsAtomicOrderingRelease = 1;
    }
  }
}
defm "" # "global" : SpacedLoads<Global>;
defm "" # "private" : SpacedLoads<Private>;
defm "" # "local" : SpacedLoads<Local>;

def BufferOffset : ComplexPattern<iPTR, 4, "SelectBufferOffset">;
def BufferAddr : ComplexPattern<iPTR, 3, "SelectBufferAddr", [add, ptradd], [], -3>;
#ifdef LLVM_19
def LocalAddr : ComplexPattern<iPTR, 2, "SelectLocalAddr", [], [SDNPWantRoot, SDNPWantParent]>;
#else
def LocalAddr : ComplexPattern<iPTR, 2, "SelectLocalAddr"> { let WantsRoot = 1; let WantsParent = 1; }
#endif

class Buffer<bits<7> op, string name, dag oops, dag iops, bit load, list<dag> pattern = []>
    : InstKite<oops, !con(iops, (ins V_32:$vaddr, SReg_128:$srsrc, offset:$offset, glc:$glc, slc:$slc)),
               name # "\t$vdata, $vaddr, $srsrc$offset$glc$slc", pattern> {
  field bits<64> Inst;
  bits<8> vdata;
  bits<8> vaddr;
  bits<7> srsrc;
  bits<12> offset;
  bits<1> glc;
  bits<1> slc;
  let Size = 8;
  let Memory = 1;
  let mayLoad = load;
  let mayStore = !not(load);
  let Uses = [EXEC];
  let AsmMatchConverter = "convertBuffer";
  let SchedRW = [WriteMem];
  let Inst{11-0} = offset;
  let Inst{13-12} = 0;
  let Inst{14} = glc;
  let Inst{15} = 0;
  let Inst{22-16} = op;
  let Inst{25-23} = 0;
  let Inst{31-26} = 0b111000;
  let Inst{39-32} = vaddr;
  let Inst{47-40} = vdata;
  let Inst{52-48} = srsrc{6-2};
  let Inst{53} = 0;
  let Inst{54} = slc;
  let Inst{63-55} = 0;
  let DecoderNamespace = "All64";
  string BufferBase = !subst("_x4", "", !subst("_x2", "", !subst("_x3", "", name)));
  int Elements = 1;
}
multiclass Buffers<bits<7> op, string name, bit load> {
  foreach size = [1, 2, 3, 4] in {
    defvar rc = !cond(!eq(size, 1): V_32, !eq(size, 2): V_64, !eq(size, 3): V_96, true: V_128);
    defvar results = !if(load, (outs rc:$vdata), (outs));
    defvar sources = !if(load, (ins), (ins rc:$vdata));
    def !if(!eq(size, 1), "", "_X" # size)
        : Buffer<!add(op, !sub(size, 1)), name # !if(!eq(size, 1), "", "_x" # size), results, sources, load> {
      let Elements = size;
    }
  }
}
defm BUFFER_LOAD : Buffers<0x14, "buffer_load", 1>;
defm BUFFER_STORE : Buffers<0x1c, "buffer_store", 0>;
def BUFFER_ATOMIC_ADD : Buffer<0x42, "buffer_atomic_add", (outs V_32:$vdata), (ins V_32:$vdata_in), 1> {
  let mayStore = 1;
  let Constraints = "$vdata = $vdata_in";
  let hasPostISelHook = 1;
}

// Images: addresses in one tuple or in many registers.
class Image<string name, bits<8> op, int addresses, RegisterClass addr>
    : InstKite<(outs V_128:$vdata), (ins addr:$vaddr, SReg_256:$srsrc, format:$format, slc:$slc),
               name # "\t$vdata, $vaddr, $srsrc$format$slc"> {
  field bits<64> Inst;
  bits<8> vdata;
  bits<8> vaddr;
  bits<7> srsrc;
  bits<4> format;
  bits<1> slc;
  let Size = 8;
  let Memory = 1;
  let mayLoad = 1;
  let SchedRW = [WriteMem];
  let Inst{7-0} = op;
  let Inst{11-8} = format;
  let Inst{24-12} = 0;
  let Inst{25} = slc;
  let Inst{31-26} = 0b111100;
  let Inst{39-32} = vaddr;
  let Inst{47-40} = vdata;
  let Inst{52-48} = srsrc{6-2};
  let Inst{57-53} = 0;
  let Inst{63-58} = addresses;
  let DecoderNamespace = "Image64";
  string BaseOpcode = name;
  bits<8> Addresses = addresses;
  Instruction Opcode = !cast<Instruction>(NAME);
}
foreach n = [1, 2, 3, 4, 8, 16] in {
  defvar rc = !cond(!eq(n, 1): V_32, !eq(n, 2): V_64, !eq(n, 3): V_96, !eq(n, 4): V_128, !eq(n, 8): V_256,
                    true: V_512);
  def IMAGE_LOAD_V#n : Image<"image_load", 0, n, rc>;
  def IMAGE_SAMPLE_V#n : Image<"image_sample", 32, n, rc>;
}
class ImageBase<bits<8> number, bit sampler> {
  string BaseOpcode = !tolower(NAME);
  bits<8> Number = number;
  bit Sampler = sampler;
}
def IMAGE_LOAD : ImageBase<0, 0>;
def IMAGE_SAMPLE : ImageBase<1, 1>;
def ImageBaseEnum : GenericEnum { let FilterClass = "ImageBase"; }
def ImageBaseTable : GenericTable {
  let FilterClass = "ImageBase";
  let CppTypeName = "ImageBaseInfo";
  let Fields = ["BaseOpcode", "Number", "Sampler"];
  let PrimaryKey = ["Number"];
  let PrimaryKeyName = "getImageBaseInfo";
}
def getImageBaseByName : SearchIndex { let Table = ImageBaseTable; let Key = ["BaseOpcode"]; }
def ImageTable : GenericTable {
  let FilterClass = "Image";
  let CppTypeName = "ImageInfo";
  let Fields = ["Opcode", "BaseOpcode", "Addresses"];
  let PrimaryKey = ["Addresses", "Opcode"];
  let PrimaryKeyName = "getImageOpcodeHelper";
}
def getImageInfo : SearchIndex { let Table = ImageTable; let Key = ["Opcode"]; }
