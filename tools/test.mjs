import { join } from "node:path";
import { ensureBrowser } from "./bootstrap/browser.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { workInMemory } from "./bootstrap/memory.mjs";
import { requireNode } from "./bootstrap/node.mjs";
import { refuseWhenStopping } from "./bootstrap/run.mjs";
import { main, Refusal, root, say, seconds } from "./bootstrap/say.mjs";
import { ensureServices } from "./bootstrap/services.mjs";
import { knownAreas, stepsOfArea, stepsWith } from "./bootstrap/steps.mjs";

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** A step that breaks is a failure and never the end of the others. */
async function take({ title, check }) {
  say(`\n── ${title} ──`);
  const since = Date.now();
  let counts;
  try {
    counts = await check();
  } catch (error) {
    say(error.message);
    counts = { passed: 0, failed: 1, skipped: 0, failures: [error.message] };
  }
  say(`${title}: ${inWords(counts)} (${seconds(since)})`);
  return counts;
}

/** The area that is asked for, or undefined for everything. */
function areaAsked() {
  const [area, ...more] = process.argv.slice(2);
  if (area !== undefined && (more.length > 0 || !knownAreas().includes(area)))
    throw new Refusal(`npm test takes no words, or the name of one area: ${knownAreas().join(", ")}.`);
  return area;
}

/**
 * `npm test`: everything that is checked, with all that it needs; `npm test -- members`: what concerns one area. What failed
 * is told again at the end, and the last line is the sum.
 */
await main(async () => {
  requireNode();
  workInMemory();
  // Hundreds of processes of the product begin; what the first has compiled the others need not compile again.
  process.env.NODE_COMPILE_CACHE ??= join(root, ".cache", "compile");
  const area = areaAsked();
  await ensureInstalled();
  const browser = await ensureBrowser();
  if (browser.reason) say(`Left out: everything in a browser, because ${browser.reason}.`);
  await ensureServices();
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const step of area === undefined ? stepsWith(browser.path) : stepsOfArea(area, browser.path)) {
    refuseWhenStopping();
    const counts = await take(step);
    for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
    for (const failure of counts.failures) failures.push(`${step.title}\n${failure}`);
  }
  refuseWhenStopping();
  if (failures.length > 0) say(`\n── Everything that failed ──\n${failures.join("\n\n")}`);
  say(`\n${inWords(sum)}`);
  return sum.failed === 0 ? 0 : 1;
});
