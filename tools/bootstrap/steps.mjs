import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureConsole } from "./console.mjs";
import { script, tool } from "./node.mjs";
import { failedPart, failuresOf, lastLines } from "./failures.mjs";
import { captureNpm, showNpm } from "./npm.mjs";
import { capture, run } from "./run.mjs";
import { root } from "./say.mjs";

/** A check without a count of its own counts as one test; the end of its output says what is wrong. */
function asOne(code, output = "") {
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [lastLines(output)] };
}

/** A program that ended badly without counting a failure has failed once. */
function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0
    ? {
        ...counts,
        failed: 1,
        failures:
          counts.failures.length > 0 ? counts.failures : [`The program ended with ${code} and named no failure.`],
      }
    : counts;
}

async function lockFile() {
  const { code, output } = await captureNpm(["ci", "--dry-run", "--ignore-scripts"]);
  if (code !== 0) process.stdout.write(output);
  return asOne(code, output);
}

async function npmScript(name) {
  const { code, output } = await showNpm(["run", "--silent", name]);
  return asOne(code, output);
}

function countReport(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that could not even be loaded fails without naming a test.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped,
    failures: failuresOf(report, root),
  };
}

async function vitest(project, places = []) {
  const folder = join(root, ".cache", "test");
  const file = join(folder, `${project.replace(/\W/g, "")}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run(
    script(tool("vitest", "vitest.mjs"), "run", "--project", project, "--passWithNoTests", ...report, ...places),
  );
  if (!existsSync(file)) return asOne(code === 0 ? 0 : 1);
  return withExitCode(countReport(JSON.parse(readFileSync(file, "utf8"))), code);
}

const totals = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

async function counted(path, args = [], env = {}) {
  if (!existsSync(join(root, path))) return { passed: 0, failed: 0, skipped: 0, failures: [] };
  const { code, output } = await capture({ ...script(path, ...args), env });
  const [, passed, failed, skipped] = output.trimEnd().split("\n").at(-1)?.match(totals) ?? [];
  if (passed === undefined) return asOne(code === 0 ? 1 : code, output);
  const failures = Number(failed) > 0 ? [failedPart(output)] : [];
  return withExitCode(
    { passed: Number(passed), failed: Number(failed), skipped: Number(skipped ?? 0), failures },
    code,
  );
}

const format = { title: "Format", check: () => npmScript("format:check") };
const types = { title: "Types", check: () => npmScript("typecheck") };
const lint = { title: "Lint", check: () => npmScript("lint") };
// Before the unit tests, which weigh what was built.
const build = {
  title: "Build of the console and the pages for phones",
  check: async () => asOne(await ensureConsole({ always: true }).then(() => 0)),
};
const journeys = (browserPath, ...words) => ({
  title: "Journeys",
  check: () => counted(join("journeys", "src", "main.ts"), words, { BROWSER_PATH: browserPath ?? "" }),
});

/** Everything that is checked, in order. */
export function stepsWith(browserPath) {
  return [
    { title: "Lock file", check: lockFile },
    format,
    types,
    lint,
    build,
    { title: "Unit tests", check: () => vitest("unit*") },
    { title: "Database tests", check: () => vitest("database*") },
    journeys(browserPath),
    {
      title: "Reliability drills, short",
      check: () => counted(join("journeys", "src", "drill.ts"), ["--short", "M1", "M3", "M4", "D1"]),
    },
  ];
}

const everyCall = "apps/server/src/testing/everyCall";

/** The files that ask every call of an area; some ask those of others too, and bear all their names. */
const asking = (area) =>
  readdirSync(join(root, everyCall))
    .filter((file) => file.split(".")[0].split("-").includes(area))
    .map((file) => `${everyCall}/${file}`);

/** What concerns one area: its tests in every layer, every call of it asked about everything, and its journeys. */
export function stepsOfArea(area, browserPath) {
  const places = [`/src/${area}/`, ...asking(area)];
  return [
    format,
    types,
    lint,
    build,
    { title: "Unit tests", check: () => vitest("unit*", places) },
    { title: "Database tests", check: () => vitest("database*", places) },
    journeys(browserPath, `--area=${area}`),
  ];
}

/** The areas of the product, and what belongs to none. */
export function knownAreas() {
  const text = readFileSync(join(root, "tools", "src", "areas.ts"), "utf8");
  return [...text.matchAll(/^ {2}(\w+): \[/gm)].map(([, area]) => area).concat("platform");
}
