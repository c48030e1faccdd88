import assert from "node:assert/strict";
import test from "node:test";
import { redrawn } from "./ours";

/** An element with these attributes, that is a piece or is not. */
const element = (piece: boolean, ...attributes: string[]) => ({
  hasAttribute: (name: string) => attributes.includes(name),
  matches: () => piece,
});

test("an empty place that becomes a piece gets the role it is drawn with", () => {
  assert.equal(redrawn("role", element(true)), true);
});

test("a piece that was made a button stays one", () => {
  assert.equal(redrawn("role", element(true, "role")), false);
  assert.equal(redrawn("tabindex", element(true, "role", "tabindex")), false);
});

test("what is no piece is drawn as it comes", () => {
  assert.equal(redrawn("role", element(false, "role")), true);
  assert.equal(redrawn("data-lit", element(false)), true);
});

test("what somebody has opened stays open", () => {
  assert.equal(redrawn("open", element(false, "open")), false);
});
