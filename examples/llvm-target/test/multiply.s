; RUN: %wren_mc --mcpu=wren-m %s | %wren_mc --mattr=+multiply --disassemble | FileCheck %s
; RUN: not %wren_mc %s 2>&1 | FileCheck %s --check-prefix=MISSING

mul r1, r2, r3
; CHECK: mul r1, r2, r3
; MISSING: [[#@LINE-2]]:1: error: 'mul' requires: multiply
mulw r4:r5, r6, lr
; CHECK-NEXT: mulw r4:r5, r6, lr
; MISSING: [[#@LINE-2]]:1: error: 'mulw' requires: multiply
