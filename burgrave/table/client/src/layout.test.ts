import assert from "node:assert/strict";
import test from "node:test";
import { arrange, type Board, type Room } from "./layout";

const board = (id: string, kind: string, height: number): Board => ({ id, kind, width: kind === "other" ? 320 : 400, height, head: kind === "other" ? 0 : 18 });
const room = (width: number, height: number): Room => ({ width, height, least: 0.925, most: 2.6, gap: 9, bar: 15 });
const TABLE = [
  board("wheel", "shared", 400),
  board("castle", "shared", 236),
  board("street", "shared", 157),
  board("mine", "own", 406),
  ...["a", "b", "c"].map((id) => board(id, "other", 187)),
];

const ids = (boards: readonly Board[], size: Room, before: string[][] = []) =>
  arrange(boards, size, before).columns.map((column) => column.map(({ id }) => id));

test("on a desktop everything fits in three columns", () => {
  const { scrolls, scales } = arrange(TABLE, room(1096, 640));
  assert.equal(scrolls, false);
  assert.equal(Math.min(...scales) >= 0.925, true);
  assert.deepEqual(ids(TABLE, room(1096, 640)), [["wheel", "castle"], ["mine", "street"], ["a", "b", "c"]]);
});

test("the larger the window, the larger the boards", () => {
  const least = [room(1096, 640), room(1600, 950), room(2100, 1300)].map((size) => Math.min(...arrange(TABLE, size).scales));
  assert.deepEqual(least, [...least].sort());
  assert.equal((least[2] ?? 0) > 1.7, true);
});

test("where they do not fit no board is smaller than can be read, and those that a decision needs come first", () => {
  const { columns, scales, scrolls } = arrange(TABLE, room(820, 300));
  assert.equal(scrolls, true);
  assert.equal(Math.min(...scales) >= 0.925, true);
  for (const column of columns) {
    const kinds = column.map(({ kind }) => kind === "other");
    assert.deepEqual(kinds, [...kinds].sort());
  }
});

test("boards stay where they are when one of them goes, grows, or leaves less room", () => {
  const more = [board("pairs", "shared", 138), ...TABLE];
  const before = ids(more, room(1096, 640));
  const after = ids(TABLE, room(1096, 640), before);
  const column = (columns: string[][], id: string) => columns.findIndex((one) => one.includes(id));
  for (const { id } of TABLE) assert.equal(column(after, id), column(before, id));
  assert.deepEqual(ids(TABLE, room(1096, 560), after), after);
});

test("whoever only watches gets the boards of all in even columns", () => {
  const all = [...TABLE.filter(({ kind }) => kind !== "own"), board("d", "other", 187)];
  const columns = arrange(all, room(1600, 950)).columns;
  assert.equal(columns.length >= 3, true);
  assert.equal(columns.flat().length, all.length);
});
