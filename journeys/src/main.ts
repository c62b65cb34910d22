import { audits, journeys } from "./journeys.ts";
import { Skipped } from "./journey.ts";
import { startWorld } from "./world.ts";

/**
 * Runs every journey in one world, one after the other, and prints a line for each.
 * Arguments choose journeys whose name contains one of them.
 */
const chosen = process.argv.slice(2);
const list = chosen.length === 0 ? journeys : [...journeys, ...audits].filter(({ name }) => chosen.some((text) => name.includes(text)));
const print = (line: string) => process.stdout.write(`${line}\n`);

let passed = 0;
let failed = 0;
let skipped = 0;
const world = await startWorld();
try {
  for (const { name, run } of list) {
    const start = performance.now();
    try {
      await run(world);
      passed++;
      print(`ok      ${name} (${Math.round(performance.now() - start)} ms)`);
    } catch (error) {
      if (error instanceof Skipped) {
        skipped++;
        print(`skipped ${name}: ${error.message}`);
        continue;
      }
      failed++;
      print(`FAILED  ${name}\n        ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  if (failed > 0) print(`\nLast lines of the server:\n${world.log()}`);
} finally {
  await world.stop();
}
print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);
