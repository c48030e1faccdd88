// An engine for Burgrave in JavaScript: it likes moves with large numbers in them. Run it with `node points.mjs`.
import { createInterface } from "node:readline";

const worth = (move) => (move.match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0);
const ranked = (moves) => [...moves].sort((one, other) => worth(other) - worth(one));

const answers = {
  hello: () => ({ protocol: 1, name: "points", version: "1" }),
  choose: ({ moves }) => ({ move: ranked(moves)[0] }),
  advise: ({ moves, most }) => ({
    advice: ranked(moves).slice(0, most).map((move) => ({ move, value: worth(move) })),
  }),
  stop: () => ({}),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.do === "quit") break;
  const answer = answers[message.do]?.(message) ?? { error: `unknown: ${message.do}` };
  process.stdout.write(JSON.stringify({ id: message.id, ...answer }) + "\n");
}
process.exit(0);
