; RUN: %wren_mc %s | FileCheck %s --check-prefix=HEX
; RUN: %wren_mc %s | %wren_mc --disassemble | FileCheck %s --check-prefix=TEXT

add r1, r2, r3
; HEX: 00c04804
; TEXT: add r1, r2, r3
addi r1, sp, -32768
; HEX-NEXT: 00807820
; TEXT-NEXT: addi r1, sp, -32768
lui r7, 65535
; HEX-NEXT: ffffc03d
; TEXT-NEXT: lui r7, 65535
lw r4, -8(sp)
; HEX-NEXT: f80f3841
; TEXT-NEXT: lw r4, -8(sp)
sw r4, (r5)
; HEX-NEXT: 00001451
; TEXT-NEXT: sw r4, 0(r5)
beq r1, r2, -64
; HEX-NEXT: f0ff4860
; TEXT-NEXT: beq r1, r2, -64
shl r1, r1, 31
; HEX-NEXT: 1f004430
; TEXT-NEXT: shl r1, r1, 31
call r14
; HEX-NEXT: 00008073
; TEXT-NEXT: call sp
ret
; HEX-NEXT: 00000074
; TEXT-NEXT: ret

; Other spellings: the printer prefers them too.
nop
; TEXT-NEXT: nop
mov r3, lr
; TEXT-NEXT: mov r3, lr
jmp 128
; TEXT-NEXT: jmp 128
b 4
; TEXT-NEXT: jmp 4
