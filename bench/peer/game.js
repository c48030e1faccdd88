// A game for the peer, of the kind and size of the one it is measured beside: dice are placed on 18 spaces, which give
// goods, for which one builds. Plain boardgame.io; the server alone decides, and what is secret stays there.
"use strict";
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SPACES = 18;
const BUILDINGS = 20;
const DICE = 3;

const cost = (building) => 1 + (building % 5);

function province() {
  return {
    gold: 1, wood: 1, stone: 1, tokens: 0, soldiers: 0, combat: 0, points: 0,
    buildings: [], dice: [], placed: [], passed: false,
    statueUsed: false, chapelUsed: false, marketUsed: false, stablesUsed: false, craneUsed: false,
    sheet: [0, 0, 0, 0, 0, 0, 0, 0],
  };
}

function roll(G, random) {
  G.round += 1;
  G.spaces.fill(-1);
  for (const own of G.provinces) {
    own.dice = random.Die(6, DICE);
    own.placed = [];
    own.passed = false;
  }
}

function setup({ ctx, random }) {
  const G = {
    round: 0, year: 1, phase: 1, envoy: -1, kingDie: 0,
    order: Array.from({ length: ctx.numPlayers }, (_, seat) => seat),
    spaces: Array(SPACES + 1).fill(-1),
    provinces: Array.from({ length: ctx.numPlayers }, province),
    backs: [5, 4, 3, 2, 1],
    box: {
      cards: Array(20).fill(null),
      backs: Array.from({ length: 20 }, (_, card) => 5 - (card >> 2)),
      known: Array(20).fill(0),
    },
    secret: { enemies: random.Shuffle([1, 2, 3, 4, 5]) },
  };
  roll(G, random);
  return G;
}

// When everybody has passed the spaces give their goods, and the dice are rolled again.
function end(G, random) {
  if (!G.provinces.every((own) => own.passed || own.dice.length === 0)) return;
  for (let space = 1; space <= SPACES; space += 1) {
    const own = G.provinces[G.spaces[space]];
    if (own) own[["gold", "wood", "stone"][space % 3]] += 1 + Math.floor(space / 6);
  }
  roll(G, random);
}

const moves = {
  place: {
    client: false,
    move: ({ G, playerID, random }, dice, space) => {
      const own = G.provinces[playerID];
      const sum = dice.reduce((total, at) => total + own.dice[at], 0);
      if (!dice.length || sum !== space || G.spaces[space] !== -1) return INVALID_MOVE;
      G.spaces[space] = Number(playerID);
      own.placed.push({ space, dice: dice.map((at) => own.dice[at]) });
      own.dice = own.dice.filter((_, at) => !dice.includes(at));
      end(G, random);
    },
  },
  build: {
    client: false,
    move: ({ G, playerID }, building) => {
      const own = G.provinces[playerID];
      if (own.buildings.includes(building) || own.gold < cost(building)) return INVALID_MOVE;
      own.gold -= cost(building);
      own.buildings.push(building);
      own.points += cost(building);
      own.sheet[building % 8] += cost(building);
    },
  },
  pass: {
    client: false,
    move: ({ G, playerID, random }) => {
      G.provinces[playerID].passed = true;
      end(G, random);
    },
  },
};

// All legal moves of a player, as [name, ...arguments].
function legal(G, playerID) {
  const own = G.provinces[playerID];
  const found = [["pass"]];
  for (let set = 1; !own.passed && set < 1 << own.dice.length; set += 1) {
    const dice = own.dice.map((_, at) => at).filter((at) => (set >> at) & 1);
    const space = dice.reduce((total, at) => total + own.dice[at], 0);
    if (G.spaces[space] === -1) found.push(["place", dice, space]);
  }
  for (let building = 0; building < BUILDINGS; building += 1) {
    if (!own.buildings.includes(building) && own.gold >= cost(building)) found.push(["build", building]);
  }
  return found;
}

const game = {
  name: "dice",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves,
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};

module.exports = { game, legal };
