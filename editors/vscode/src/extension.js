// The extension: starts `tblgen lsp` and gives its commands names in the palette.
// What the language means is the server's to know.
"use strict";

const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { command } = require("./command");

const LANGUAGE = "tablegen";
const MISSING = "The command 'tblgen' was not found. Install it by: pip install tblgen-build";
const CODE = "tblgen-code"; // of documents that nobody saves
const generated = new Map();
const codeChanged = new vscode.EventEmitter();
let client;

function tblgen() {
  const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath);
  const setting = vscode.workspace.getConfiguration("tblgen").get("command");
  return command(setting, folders, fs.existsSync);
}

async function start() {
  const more = vscode.workspace.getConfiguration("tblgen").get("arguments");
  const server = { command: tblgen(), args: ["lsp", ...more] };
  client = new LanguageClient("tblgen", "TableGen (tblgen)", server, {
    documentSelector: [{ language: LANGUAGE }],
  });
  try {
    await client.start();
  } catch {
    client = undefined;
    void offerSettings();
  }
}

async function offerSettings() {
  const settings = "Settings";
  if ((await vscode.window.showErrorMessage(MISSING, settings)) === settings)
    await vscode.commands.executeCommand("workbench.action.openSettings", "tblgen.command");
}

async function restart() {
  await client?.stop();
  await start();
}

async function showCode() {
  const editor = vscode.window.activeTextEditor;
  if (!client || editor?.document.languageId !== LANGUAGE) return;
  const code = await client.sendRequest("workspace/executeCommand", {
    command: "tblgen.showGeneratedCode",
    arguments: [editor.document.uri.toString(), editor.selection.active],
  });
  const name = path.basename(editor.document.fileName, ".td");
  const uri = vscode.Uri.from({ scheme: CODE, path: `/${name}.h` });
  generated.set(uri.toString(), code ?? "");
  codeChanged.fire(uri);
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.languages.setTextDocumentLanguage(document, "cpp");
  await vscode.window.showTextDocument(document, vscode.ViewColumn.Beside, true);
}

/** The field under the cursor, in the record around it, which the outline knows. */
async function origin() {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== LANGUAGE) return;
  const at = editor.selection.active;
  const range = editor.document.getWordRangeAtPosition(at);
  const symbols = await vscode.commands.executeCommand(
    "vscode.executeDocumentSymbolProvider", editor.document.uri);
  const record = (symbols ?? []).find((symbol) => symbol.range.contains(at));
  if (!range || !record) return;
  inTerminal(["origin", editor.document.uri.fsPath, `${record.name}.${editor.document.getText(range)}`]);
}

async function writeDocs() {
  const folder = await vscode.window.showInputBox({ prompt: "The folder to write to", value: "build/docs" });
  if (folder) inTerminal(["docs", folder]);
}

async function newDialect() {
  const name = await vscode.window.showInputBox({ prompt: "The dialect's name" });
  if (name) inTerminal(["new", name]);
}

/** Without a shell, so no argument needs quotes. */
function inTerminal(args) {
  const task = new vscode.Task({ type: "process" }, vscode.TaskScope.Workspace, args[0], "tblgen",
    new vscode.ProcessExecution(tblgen(), args));
  void vscode.tasks.executeTask(task);
}

async function activate(context) {
  const commands = { showCode, origin, docs: writeDocs, new: newDialect, restart };
  for (const [name, run] of Object.entries(commands))
    context.subscriptions.push(vscode.commands.registerCommand(`tblgen.${name}`, run));
  context.subscriptions.push(codeChanged, vscode.workspace.registerTextDocumentContentProvider(CODE, {
    onDidChange: codeChanged.event,
    provideTextDocumentContent: (uri) => generated.get(uri.toString()),
  }));
  await start();
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
