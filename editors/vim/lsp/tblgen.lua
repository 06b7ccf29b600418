-- The language server for Neovim 0.11 and later: vim.lsp.enable("tblgen").
return {
  cmd = { "tblgen", "lsp" },
  filetypes = { "tablegen" },
  root_markers = { "tblgen.toml", "build", ".git" },
}
