import assert from "node:assert/strict";
import test from "node:test";
import { actions, bySeat, since } from "./since";

const deeds = (moves: string) => [...moves].map((move, at) => ({ seat: Number(move), at, part: false }));
const said = (moves: { seat: number }[]) => moves.map((move) => move.seat).join("");

test("a player sees what others have done since the last own move", () => {
  assert.equal(said(since(deeds("0120"), 0)), "");
  assert.equal(said(since(deeds("01200122"), 0)), "122");
  assert.equal(said(since(deeds("1212"), 0)), "1212");
  assert.equal(said(since(deeds(""), 0)), "");
});

test("a spectator sees the last round of moves", () => {
  assert.equal(said(since(deeds("0011220011"), undefined)), "220011");
  assert.equal(said(since(deeds("011"), undefined)), "011");
  assert.equal(said(since(deeds("2222"), undefined)), "2222");
  assert.equal(said(since(deeds(""), undefined)), "");
});

test("what only goes on with an action belongs to it", () => {
  const moves = [
    { seat: 1, part: false },
    { seat: 1, part: true },
    { seat: 2, part: true },
    { seat: 2, part: true },
    { seat: 1, part: false },
  ];
  assert.deepEqual(actions(moves).map(said), ["11", "22", "1"]);
});

test("actions stand by player in the order of their first moves", () => {
  const found = bySeat(actions(deeds("2122")));
  assert.deepEqual([...found.keys()], [2, 1]);
  assert.equal(found.get(2)?.length, 3);
});
