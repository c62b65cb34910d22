import { audits, journeys } from "./journeys.ts";
import { Skipped } from "./journey.ts";
import { evidence, failureText } from "./evidence.ts";
import { beSlow } from "./slowness.ts";
import { closeVisits } from "./visits.ts";
import { refuseWords } from "./words.ts";
import { startWorld } from "./world.ts";

/**
 * Runs every journey in one world, one after the other, and prints a line for each.
 * Arguments choose journeys whose name contains one of them; `--slow` or `--slow=<seed>` gives every window a slow line
 * and a slow processor (slowness.ts), which finds what relies on being quick. What failed is told again at the end, with what was on the
 * screen and what was called, because of a long run only the end may be kept.
 */
const [options, chosen] = [
  process.argv.slice(2).filter((word) => word.startsWith("--")),
  process.argv.slice(2).filter((word) => !word.startsWith("--")),
];
const slow = options
  .map(
    (word) =>
      /^--slow(?:=(\d{1,9}))?$/.exec(word) ?? refuseWords(`Unknown option ${word}; there is --slow, or --slow=<seed>.`),
  )
  .at(-1);
const list =
  chosen.length === 0
    ? journeys
    : [...journeys, ...audits].filter(({ name }) => chosen.some((text) => name.includes(text)));
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The end of what the server printed, without the questions whether it is ready. */
const lastWords = (log: string) =>
  log
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes('"/health/ready"'))
    .slice(-30)
    .join("\n");

if (slow !== undefined) {
  const seed = Number(slow[1] ?? Date.now() % 1_000_000);
  beSlow(seed);
  print(`Slow, seed ${seed}`);
}
let passed = 0;
let failed = 0;
let skipped = 0;
const failures: string[] = [];
// A wait that a failed journey left behind ends later; the journey has already been counted.
process.on("unhandledRejection", (error) => print(`        left behind: ${failureText(error).split("\n")[0]}`));
const world = await startWorld();
try {
  for (const { name, run } of list) {
    const start = Date.now();
    try {
      await run(world);
      passed++;
      print(`ok      ${name} (${Date.now() - start} ms)`);
    } catch (error) {
      if (error instanceof Skipped) {
        skipped++;
        print(`skipped ${name}: ${error.message}`);
        continue;
      }
      failed++;
      const after = `after ${((Date.now() - start) / 1_000).toFixed(1)} s`;
      const seen = await evidence(name, start).catch((lost: Error) => [`no evidence: ${lost.message}`]);
      const failure = [`FAILED  ${name} (${after})`, ...failureText(error).split("\n"), ...seen].join("\n        ");
      print(failure);
      failures.push(failure);
    } finally {
      await closeVisits();
    }
  }
  if (failed > 0)
    print(`\nLast lines of the server:\n${lastWords(world.log(400))}\n\n── What failed ──\n${failures.join("\n")}\n`);
} finally {
  await world.stop();
}
print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);
