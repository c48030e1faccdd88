// The people at the peer's tables: the same load as load_client.py, with boardgame.io's own client and its socket.io.
// node load.js ADDRESS TABLES RATE SECONDS WARM MOVES; prints `begin`, `end`, and the figures as a line of JSON.
"use strict";
const net = require("node:net");

// Every connection is kept, to count what it received.
const wires = new Set();
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...given) {
  wires.add(this);
  return connect.apply(this, given);
};

const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game, legal } = require("./game.js");

const [address, ...numbers] = process.argv.slice(2);
const [tables, rate, seconds, warm, most] = numbers.map(Number);
const AT_ONCE = 10;
const DRAIN = 10;
const DONE = 0.1;
const every = rate ? tables / rate : 0;

const now = () => performance.now() / 1000;
const sleep = (time) => new Promise((done) => setTimeout(done, Math.max(0, time * 1000)));
const any = (list) => list[Math.floor(Math.random() * list.length)];
const received = () => [...wires].reduce((total, wire) => total + wire.bytesRead, 0);

const tally = { open: false, moves: 0, messages: 0, latencies: [] };
const run = { begin: 0, started: false, stopped: false };

class Person {
  constructor(table, matchID, playerID, credentials) {
    this.table = table;
    this.playerID = playerID;
    this.sentSeq = -1;
    this.sentAt = 0;
    this.counted = false;
    this.waiting = false;
    this.seen = -1;
    const socketOpts = { transports: ["websocket"] };
    const multiplayer = SocketIO({ server: address, socketOpts });
    this.client = Client({ game, multiplayer, matchID, playerID, credentials, debug: false });
    this.client.subscribe((state) => state && this.read(state));
    this.client.start();
  }

  read(state) {
    const seq = state._stateID;
    if (seq <= this.seen) return;
    this.seen = seq;
    if (tally.open) tally.messages += 1;
    if (this.waiting && seq > this.sentSeq) {
      this.waiting = false;
      if (tally.open) tally.moves += 1;
      if (this.counted) tally.latencies.push(Math.round((now() - this.sentAt) * 1e6) / 1e6);
    }
    this.state = state;
    if (run.started) this.turn();
  }

  // Wait for the table's slot, then move at random.
  turn() {
    if (!this.state || this.state.ctx.currentPlayer !== this.playerID || this.state._stateID <= this.sentSeq) return;
    const { table } = this;
    table.slot = table.slot ? table.slot + every * (0.5 + Math.random()) : run.begin + Math.random() * every;
    const pause = table.slot - now();
    if (pause > 0) setTimeout(() => this.move(), pause * 1000);
    else this.move();
  }

  move() {
    if (run.stopped || this.table.left <= 0) return;
    this.table.left -= 1;
    const [name, ...given] = any(legal(this.state.G, this.playerID));
    this.sentSeq = this.state._stateID;
    this.waiting = true;
    this.counted = tally.open;
    this.sentAt = now();
    this.client.moves[name](...given);
  }
}

async function openTable() {
  const lobby = new LobbyClient({ server: address });
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
  const table = { slot: 0, left: most };
  const people = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID, playerName: `P${playerID}` });
    people.push(new Person(table, matchID, playerID, playerCredentials));
  }
  while (people.some((person) => person.seen < 0)) await sleep(0.01);
  return people;
}

async function openAll() {
  const people = [];
  let left = tables;
  const worker = async () => {
    while (left-- > 0) people.push(...(await openTable()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return people;
}

async function main() {
  const people = await openAll();
  await sleep(0.5);
  run.begin = now();
  run.started = true;
  people.forEach((person) => person.turn());
  await sleep(warm);

  tally.open = true;
  const begin = now();
  const before = received();
  console.log("begin");
  while (now() < begin + seconds && people.filter((person) => person.table.left <= 0).length < people.length * DONE) {
    await sleep(Math.min(0.1, begin + seconds - now()));
  }
  tally.open = false;
  const took = now() - begin;
  const bytes = received() - before;
  console.log("end");

  run.stopped = true;
  const end = now() + DRAIN;
  while (now() < end && people.some((person) => person.waiting)) await sleep(0.05);
  const lost = people.filter((person) => person.waiting && person.counted).length;
  const latencies = [...tally.latencies, ...Array(lost).fill(DRAIN)].sort((a, b) => a - b);
  people.forEach((person) => person.client.stop());
  const { moves, messages } = tally;
  const figures = JSON.stringify({ seconds: took, moves, latencies, messages, bytes, refused: lost, ended: 0 });
  process.stdout.write(`${figures}\n`, () => process.exit(0));
}

main();
