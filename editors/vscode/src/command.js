// Finds the tblgen command. Knows files and settings, not the editor.
"use strict";

const path = require("path");

const ENVIRONMENTS = [".venv", "venv", "env"];
const SCRIPTS = [path.join("bin", "tblgen"), path.join("Scripts", "tblgen.exe")];

/** The setting, else the command in an environment of a folder, else the one on PATH. */
function command(setting, folders, exists) {
  if (setting) return setting;
  for (const folder of folders)
    for (const environment of ENVIRONMENTS)
      for (const script of SCRIPTS) {
        const file = path.join(folder, environment, script);
        if (exists(file)) return file;
      }
  return "tblgen";
}

module.exports = { command };
