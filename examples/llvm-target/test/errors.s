; RUN: not %wren_mc --mattr=+multiply %s 2>&1 | FileCheck %s

ad r1, r2, r3
; CHECK: [[#@LINE-1]]:1: error: unknown instruction, did you mean: add
addi r1, r2, 32768
; CHECK: [[#@LINE-1]]:14: error: expected a number from -32768 to 32767
shl r1, r2, 32
; CHECK: [[#@LINE-1]]:13: error: expected a number from 0 to 31
beq r1, r2, 3
; CHECK: [[#@LINE-1]]:13: error: expected a multiple of 4
lw r1, 2048(r2)
; CHECK: [[#@LINE-1]]:8: error: expected offset(register)
add r1, r2
; CHECK: [[#@LINE-1]]:1: error: too few operands for 'add'
mulw r5:r6, r1, r2
; CHECK: [[#@LINE-1]]:6: error: expected a pair of registers such as r4:r5
