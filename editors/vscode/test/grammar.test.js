// The grammar by VS Code's own engine: the scopes of each piece of a line.
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const test = require("node:test");
const oniguruma = require("vscode-oniguruma");
const { INITIAL, Registry, parseRawGrammar } = require("vscode-textmate");

const FILE = path.join(__dirname, "../syntaxes/tablegen.tmLanguage.json");
const WASM = path.join(path.dirname(require.resolve("vscode-oniguruma")), "onig.wasm");

async function grammar() {
  await oniguruma.loadWASM(fs.readFileSync(WASM).buffer);
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) =>
      scope === "source.tablegen" ? parseRawGrammar(fs.readFileSync(FILE, "utf8"), FILE) : null,
  });
  return registry.loadGrammar("source.tablegen");
}

/** Pairs of text and innermost scope, without white space. */
function pieces(loaded, text) {
  const found = [];
  let stack = INITIAL;
  for (const line of text.split("\n")) {
    const { tokens, ruleStack } = loaded.tokenizeLine(line, stack);
    stack = ruleStack;
    for (const { startIndex, endIndex, scopes } of tokens) {
      const piece = line.slice(startIndex, endIndex).trim();
      if (piece) found.push([piece, scopes.at(-1).replace(/\.tablegen$/, "")]);
    }
  }
  return found;
}

test("what is what", async () => {
  const loaded = await grammar();
  const text = `def AddOp : Op<"add"> { // it adds
  let arguments = (ins AnyType:$lhs);
  bits<4> x = !add(0x1f, ?);
  let assemblyFormat = "\`to\` $lhs attr-dict-with-keyword";
}
#ifdef A
/* a /* b */ c */ include "x.td"`;
  const scopes = new Map(pieces(loaded, text));
  for (const [piece, scope] of [
    ["def", "keyword.declaration"],
    ["AddOp", "entity.name.type"],
    ["// it adds", "comment.line.double-slash"],
    ["let", "keyword.control"],
    ["$lhs", "variable.parameter"],
    ["bits", "storage.type"],
    ["!add", "support.function"],
    ["0x1f", "constant.numeric"],
    ["?", "constant.language"],
    ["`to`", "string.other.literal"],
    ["attr-dict-with-keyword", "keyword.other.directive"],
    ["#ifdef", "keyword.control.directive"],
    ["c", "comment.block"],
    ["include", "keyword.control.import"],
  ])
    assert.equal(scopes.get(piece), scope, piece);
});
