import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { script, tool } from "./node.mjs";
import { refuseWhenStopping, run } from "./run.mjs";
import { Refusal, root, say, seconds, withProgress } from "./say.mjs";

const cache = join(root, ".cache");
/** Lies in the build itself, so that the build and its description change at the same moment. */
const stampName = ".sources";
const folderOf = (app) => join(root, "apps", app);
const distOf = (app) => join(folderOf(app), "dist");
const inputsOf = (app) => [
  folderOf(app),
  join(root, "tools", "vite"),
  ...["contract", "domain", "phrases"].map((name) => join(root, "packages", name)),
  join(root, "package-lock.json"),
];
const notInputs = new Set(["node_modules", "dist", ".vite"]);

function* filesBelow(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) yield `${relative(root, path)} ${entry.size} ${entry.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) if (!notInputs.has(name)) yield* filesBelow(join(path, name));
}

function describeInputs(app) {
  const hash = createHash("sha256");
  for (const path of inputsOf(app)) for (const line of filesBelow(path)) hash.update(`${line}\n`);
  return hash.digest("hex");
}

function isCurrent(app, description) {
  const stamp = join(distOf(app), stampName);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === description;
}

/** Removes what builds that were killed have left. */
function sweep() {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (/^(?:console|phone)-/.test(name) && Date.now() - statSync(path).mtimeMs > 3_600_000)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Puts the finished build into its place; a kill in between leaves no build, never half of one. */
function swapIn(app, finished) {
  const dist = distOf(app);
  const old = `${finished}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(finished, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Builds the console and the pages for phones, each unless its last build was made from the same files. */
export async function ensureConsole(how = {}) {
  await ensureApp("console", how);
  await ensureApp("phone", how);
}

const titles = { console: "the console", phone: "the pages for phones" };

async function ensureApp(app, { always = false }) {
  const description = describeInputs(app);
  if (!always && isCurrent(app, description)) return;
  const since = Date.now();
  say(`Building ${titles[app]}.`);
  sweep();
  const target = join(cache, `${app}-${process.pid}`);
  const build = script(
    tool("vite", "bin", "vite.js"),
    "build",
    "--outDir",
    relative(folderOf(app), target),
    "--emptyOutDir",
    "--logLevel",
    "warn",
  );
  const code = await withProgress("building", () => run({ ...build, cwd: folderOf(app) }));
  if (code !== 0) {
    rmSync(target, { recursive: true, force: true });
    refuseWhenStopping();
    throw new Refusal(`Could not build ${titles[app]}; the reason stands above.`);
  }
  writeFileSync(join(target, stampName), description);
  swapIn(app, target);
  say(`Built ${titles[app]} in ${seconds(since)}.`);
}
