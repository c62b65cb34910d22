import { drills, runDrill } from "./drills/drills.ts";
import type { Field } from "./drills/field.ts";
import { type DrillOptions, type Figure, table } from "./drills/figures.ts";
import { Skipped } from "./journey.ts";
import { readWords, refuseWords } from "./words.ts";

/**
 * `npm run drill`: the reliability drills of docs/drills.md in their long form, `--short` in the form of `npm test`. Names
 * choose some of them. The same seed makes the same customers, faults and moments of the kills.
 */
const short = {
  orders: 2_000,
  kills: 10,
  rate: 100,
  codes: 200,
  "silence-ms": 5_000,
  machines: 200,
  "broker-kills": 6,
  "broker-pause-ms": 4_000,
  "offline-machines": 500,
  "offline-events": 20,
  "offline-ms": 0,
  "full-ms": 10_000,
  "hostile-ms": 3_000,
};
const long: typeof short = {
  ...short,
  orders: 20_000,
  kills: 50,
  rate: 80,
  codes: 1_000,
  "silence-ms": 12_000,
  machines: 500,
  "broker-kills": 20,
  "broker-pause-ms": 6_000,
  "offline-ms": 600_000,
  "full-ms": 60_000,
  "hostile-ms": 30_000,
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals } = readWords({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    ...(Object.fromEntries(Object.keys(short).map((name) => [name, { type: "string" }])) as Record<
      keyof typeof short,
      { type: "string" }
    >),
  },
});
const chosen =
  positionals.length === 0
    ? drills
    : positionals.map((name) => drills.find((drill) => drill.name.toLowerCase() === name.toLowerCase()) ?? name);
const unknown = chosen.find((drill) => typeof drill === "string");
if (unknown !== undefined)
  refuseWords(`There is no drill ${unknown}; there are ${drills.map(({ name }) => name).join(", ")}.`);

const number = (name: string, text: string | number) =>
  /^\d+$/.test(String(text)) ? Number(text) : refuseWords(`--${name} must be a whole number.`);
const size = (name: keyof typeof short) => number(name, values[name] ?? (values.short ? short : long)[name]);
const seed = number("seed", values.seed);
const options: DrillOptions = {
  seed,
  machines: size("machines"),
  orders: size("orders"),
  kills: size("kills"),
  ratePerSecond: size("rate"),
  codes: size("codes"),
  silenceMs: size("silence-ms"),
  brokerKills: size("broker-kills"),
  brokerPauseMs: size("broker-pause-ms"),
  offlineMachines: size("offline-machines"),
  offlineEvents: size("offline-events"),
  offlineMs: size("offline-ms"),
  fullMs: size("full-ms"),
  hostileMs: size("hostile-ms"),
  isTimed: !values.short,
  print,
};

let running: Field | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void (running?.close() ?? Promise.resolve()).finally(() => process.exit(130)));

let passed = 0;
let failed = 0;
let skipped = 0;
const missed: string[] = [];
const tally = (drill: string, figures: readonly Figure[]) => {
  print(table(figures));
  const held = figures.filter(({ holds }) => holds).length;
  passed += held;
  failed += figures.length - held;
  for (const { name, value, holds } of figures) if (!holds) missed.push(`FAILED  ${drill} ${name} · ${value}`);
};
for (const drill of chosen as typeof drills) {
  const since = performance.now();
  const seconds = () => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
  const failedBefore = failed;
  print(`${drill.name}, seed ${seed}`);
  try {
    tally(drill.name, await runDrill(drill, options, (field) => (running = field)));
  } catch (error) {
    if (error instanceof Skipped) {
      skipped++;
      print(`skipped ${drill.name}: ${error.message}`);
      continue;
    }
    tally(drill.name, [
      {
        name: drill.name,
        value: error instanceof Error ? (error.stack ?? error.message) : String(error),
        holds: false,
      },
    ]);
  }
  print(`${drill.name} took ${seconds()}`);
  if (failed > failedBefore)
    missed.push(`The same again: npm run drill -- ${drill.name}${values.short ? " --short" : ""} --seed ${seed}`);
  print("");
}
if (failed > 0) print(`── What failed ──\n${missed.join("\n")}\n`);
print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);
