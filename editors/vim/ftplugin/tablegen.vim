" Comments and indentation of TableGen, as `tblgen fmt` lays files out.
if exists("b:did_ftplugin")
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:// commentstring=//\ %s
setlocal expandtab shiftwidth=2 softtabstop=2 textwidth=80
setlocal include=^\\s*include suffixesadd=.td
if executable("tblgen")
  setlocal formatprg=tblgen\ fmt\ -
endif

let b:undo_ftplugin = "setlocal comments< commentstring< expandtab< shiftwidth< softtabstop<"
  \ . " textwidth< include< suffixesadd< formatprg<"
