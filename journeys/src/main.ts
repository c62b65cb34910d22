import { availableParallelism } from "node:os";
import { audits, journeys } from "./journeys.ts";
import { makeSeed } from "./seed.ts";
import { refuseWords } from "./words.ts";
import { makeAll } from "./worlds.ts";

/**
 * Runs every journey, in two worlds at once, and prints a line for each.
 * Arguments choose journeys whose name contains one of them, `--area=<name>` those of an area; `--worlds=<number>` says how
 * many run at once; `--slow` or `--slow=<seed>` gives every window a slow line and a slow processor (slowness.ts), which finds
 * what relies on being quick. What failed is told again at the end, with what was on the screen and what was called, because
 * of a long run only the end may be kept; so is what succeeded the second time only.
 */
const [options, chosen] = [
  process.argv.slice(2).filter((word) => word.startsWith("--")),
  process.argv.slice(2).filter((word) => !word.startsWith("--")),
];
const known = [/^--(slow)(?:=(\d{1,9}))?$/, /^--(area)=(\w+)$/, /^--(worlds)=([1-9])$/];
const given = new Map(
  options.map((word) => {
    const match = known.map((pattern) => pattern.exec(word)).find((found) => found !== null);
    if (match === undefined)
      return refuseWords(
        `Unknown option ${word}; there is --slow, --slow=<seed>, --area=<name> and --worlds=<number>.`,
      );
    return [match![1], match![2]] as const;
  }),
);
const area = given.get("area");
const areas = [...new Set(journeys.map((journey) => journey.area))];
const list = (
  chosen.length === 0
    ? journeys
    : [...journeys, ...audits].filter(({ name }) => chosen.some((text) => name.includes(text)))
).filter((journey) => area === undefined || journey.area === area);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (area !== undefined && !areas.some((one) => one === area)) print(`No journey names the area ${area}.`);
const seed = given.has("slow") ? Number(given.get("slow") ?? Date.now() % 1_000_000) : undefined;
if (seed !== undefined) print(`Slow, seed ${seed}`);
/** A world takes as long to start as one or two journeys take, and a company that is copied as long as ten. */
const worthAWorld = 4;
const worthASeed = 12;
const worlds = Number(given.get("worlds") ?? Math.min(2, availableParallelism(), Math.ceil(list.length / worthAWorld)));
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const accidents: string[] = [];
if (list.length >= worthASeed) await makeSeed();
const words = await makeAll(list, {
  worlds,
  seed,
  made: ({ outcome, text, again }) => {
    print(text);
    if (again) return void accidents.push(text);
    counts[outcome] += 1;
    if (outcome === "failed") failures.push(text);
  },
});
const { passed, failed, skipped } = counts;
if (accidents.length > 0) print(`\n── What failed the first time ──\n${accidents.join("\n")}\n`);
if (failed > 0)
  print(`\nLast lines of the servers:\n${words.join("\n\n")}\n\n── What failed ──\n${failures.join("\n")}\n`);
print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);
