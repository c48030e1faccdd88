import assert from "node:assert/strict";
import test from "node:test";
import { type Move, Touch } from "./touch";

const moves = (...sets: string[]): Move[] =>
  sets.map((set) => ({ move: set, words: set, touch: set.split(" ").filter(Boolean) }));

const open = (touch: Touch): string[] =>
  [...touch.standings()].filter(([, standing]) => standing === "open").map(([id]) => id).sort();

/** Every order in which a move's things can be touched. */
function* orders(ids: string[]): Generator<string[]> {
  if (ids.length < 2) yield ids;
  for (const id of ids) for (const rest of orders(ids.filter((other) => other !== id))) yield [id, ...rest];
}

/** Three dice: each alone or with others on the advisor of their sum. */
const PLACEMENTS = moves("die-1 advisor-2", "die-2 advisor-3", "die-3 advisor-4", "die-1 die-2 advisor-5",
  "die-1 die-3 advisor-6", "die-2 die-3 advisor-7", "die-1 die-2 die-3 advisor-9", "button-pass");

test("at first everything that belongs to a move is open", () => {
  const touch = new Touch(PLACEMENTS);
  assert.equal(open(touch).length, 11);
  assert.deepEqual(touch.complete, []);
  assert.equal(touch.only, undefined);
});

test("a touch narrows the moves down", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("die-1");
  assert.deepEqual(open(touch), ["advisor-2", "advisor-5", "advisor-6", "advisor-9", "die-2", "die-3"]);
  assert.equal(touch.standings().get("die-1"), "picked");
  assert.equal(touch.standings().get("button-pass"), "other");
});

test("the goal may be touched first and lights what can pay for it", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("advisor-6");
  assert.deepEqual(open(touch), ["die-1", "die-3"]);
});

test("the last thing to touch leaves one move", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("button-pass");
  assert.equal(touch.only?.move, "button-pass");
});

test("every move can be reached in every order", () => {
  for (const move of PLACEMENTS)
    for (const order of orders(move.touch)) {
      const touch = new Touch(PLACEMENTS);
      for (const id of order) touch.touch(id);
      assert.equal(touch.only, move);
    }
});

test("touching a thing again lets go of it", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("die-1");
  touch.touch("die-2");
  touch.touch("die-1");
  assert.deepEqual(touch.picked, ["die-2"]);
});

test("a touch that fits nothing drops the oldest until it fits", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("die-1");
  touch.touch("die-2");
  touch.touch("advisor-7");
  assert.deepEqual(touch.picked, ["die-2", "advisor-7"]);
  touch.touch("button-pass");
  assert.deepEqual(touch.picked, ["button-pass"]);
});

test("a touch on something that belongs to no move changes nothing", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("die-1");
  touch.touch("envoy");
  assert.deepEqual(touch.picked, ["die-1"]);
});

test("a complete move waits while a longer one exists", () => {
  const touch = new Touch(moves("die-1 market advisor-5", "die-1 die-2 market advisor-5"));
  for (const id of ["die-1", "market", "advisor-5"]) touch.touch(id);
  assert.equal(touch.only, undefined);
  assert.deepEqual(touch.complete.map((move) => move.move), ["die-1 market advisor-5"]);
  assert.deepEqual(open(touch), ["die-2"]);
});

test("moves that touch the same are offered side by side", () => {
  const touch = new Touch([...moves("a b"), { move: "b to a", words: "back", touch: ["b", "a"] }]);
  touch.touch("a");
  touch.touch("b");
  assert.equal(touch.only, undefined);
  assert.equal(touch.complete.length, 2);
});

test("the last touch can be dropped, and all of them", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("die-1");
  touch.touch("die-2");
  touch.back();
  assert.deepEqual(touch.picked, ["die-1"]);
  touch.clear();
  assert.deepEqual(touch.picked, []);
  touch.back();
  assert.deepEqual(touch.picked, []);
});

test("a thing named twice by a move is touched once", () => {
  const touch = new Touch(moves("a a", "b"));
  touch.touch("a");
  assert.equal(touch.only?.move, "a a");
});

const EQUAL = ["die-1", "die-2", "die-3"];
const kin = (id: string) => (EQUAL.includes(id) ? EQUAL : [id]);

test("of equal pieces any may be touched", () => {
  const touch = new Touch(moves("die-1 advisor-4", "die-1 die-2 advisor-8"), kin);
  assert.deepEqual(open(touch), ["advisor-4", "advisor-8", "die-1", "die-2", "die-3"]);
  touch.touch("die-3");
  assert.deepEqual(touch.picked, ["die-3"]);
  assert.deepEqual(open(touch), ["advisor-4", "advisor-8", "die-1", "die-2"]);
  touch.touch("advisor-4");
  assert.equal(touch.only?.move, "die-1 advisor-4");
});

test("two of three equal pieces make the move of two", () => {
  const touch = new Touch(moves("die-1 advisor-4", "die-1 die-2 advisor-8"), kin);
  for (const id of ["die-3", "advisor-8", "die-2"]) touch.touch(id);
  assert.equal(touch.only?.move, "die-1 die-2 advisor-8");
});

test("no more equal pieces are open than a move can use", () => {
  const touch = new Touch(moves("die-1 advisor-4"), kin);
  touch.touch("die-2");
  assert.deepEqual(open(touch), ["advisor-4"]);
});

test("a move chosen from the list is touched as a whole", () => {
  const touch = new Touch(PLACEMENTS);
  touch.pick(PLACEMENTS[4]!);
  assert.equal(touch.only?.move, "die-1 die-3 advisor-6");
});

test("thousands of moves are no trouble", () => {
  const sets: string[] = [];
  for (let a = 0; a < 20; a++)
    for (let b = a + 1; b < 20; b++) for (let c = b + 1; c < 20; c++) for (let d = c + 1; d < 20; d++) sets.push(`c${a} c${b} c${c} c${d}`);
  const touch = new Touch(moves(...sets));
  for (const id of ["c3", "c19", "c0", "c7"]) {
    touch.touch(id);
    touch.standings();
  }
  assert.equal(touch.only?.move, "c0 c3 c7 c19");
});

test("a touch that leaves one move proposes it whole", () => {
  const touch = new Touch(PLACEMENTS);
  touch.touch("advisor-9");
  assert.equal(touch.proposal?.move, "die-1 die-2 die-3 advisor-9");
  assert.equal(touch.only, undefined);
  assert.deepEqual(touch.picked, ["advisor-9"]);
});

const WAYS = moves("die-1 die-2 advisor-5", "die-3 token advisor-5", "die-4 advisor-6");

test("of several ways to a target that was touched the least wasteful is proposed", () => {
  const touch = new Touch(WAYS, undefined, [2, 1, 0]);
  touch.touch("advisor-5");
  assert.equal(touch.proposal?.move, "die-3 token advisor-5");
  touch.touch("die-1");
  assert.equal(touch.proposal?.move, "die-1 die-2 advisor-5");
});

test("nothing is proposed before the target is touched, or where every piece is a choice", () => {
  const touch = new Touch(WAYS, undefined, [2, 1, 0]);
  assert.equal(touch.proposal, undefined);
  const choice = new Touch(moves("card-1 slot-1", "card-2 slot-1"), undefined, [-1, -1]);
  choice.touch("slot-1");
  assert.equal(choice.proposal, undefined);
});

test("means that several targets share propose none", () => {
  const touch = new Touch(moves("die-1 tile-1", "die-1 tile-2"), undefined, [0, 0]);
  touch.touch("die-1");
  assert.equal(touch.proposal, undefined);
});
