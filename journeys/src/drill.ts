import { parseArgs } from "node:util";
import { runDrills, table } from "./drills/drills.ts";

/**
 * `npm run drill`: the long form of the reliability drills M1, M3 and M4. The server process is killed at random moments
 * while machines sell; afterwards every order, piece and fen must be where it belongs. The same seed kills at the same moments.
 */
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "20000" },
    kills: { type: "string", default: "50" },
    machines: { type: "string", default: "200" },
    rate: { type: "string", default: "80" },
    "offline-machines": { type: "string", default: "500" },
    "offline-events": { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
print(`seed ${values.seed}`);
const startedAt = performance.now();
const figures = await runDrills({
  seed: Number(values.seed),
  orders: Number(values.orders),
  kills: Number(values.kills),
  machines: Number(values.machines),
  ratePerSecond: Number(values.rate),
  offlineMachines: Number(values["offline-machines"]),
  offlineEvents: Number(values["offline-events"]),
  print,
});
print(`\n${table(figures)}\n\n${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
process.exit(figures.every(({ holds }) => holds) ? 0 : 1);
