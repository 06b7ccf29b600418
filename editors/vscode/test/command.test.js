"use strict";

const assert = require("node:assert");
const test = require("node:test");
const { command } = require("../src/command");

test("the setting wins", () => {
  assert.equal(command("/opt/tblgen", ["/a"], () => true), "/opt/tblgen");
});

test("an environment of the project comes before PATH", () => {
  const there = new Set(["/b/venv/bin/tblgen"]);
  assert.equal(command("", ["/a", "/b"], (file) => there.has(file)), "/b/venv/bin/tblgen");
});

test("otherwise PATH has it", () => {
  assert.equal(command("", ["/a"], () => false), "tblgen");
});
