import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./npm.mjs";
import { refuseWhenStopping } from "./run.mjs";
import { Refusal, root, say, seconds, withProgress } from "./say.mjs";

const lockFile = join(root, "package-lock.json");
/** npm writes its own record last, so its presence means that the installation was completed. */
const record = join(root, "node_modules", ".package-lock.json");
const stamp = join(root, "node_modules", ".installed-lock");

function lockStamp() {
  const hash = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  return `${hash} ${process.platform} ${process.arch}\n`;
}

function allows(rule, value) {
  if (rule === undefined) return true;
  const list = [rule].flat();
  if (list.includes(`!${value}`)) return false;
  const named = list.filter((entry) => !entry.startsWith("!"));
  return named.length === 0 || named.includes(value);
}

/** Whether each package of the lock file that this platform needs is installed in the locked version. */
function matchesRecord() {
  const locked = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link) return true;
    if (installed[path]) return installed[path].version === entry.version;
    return (
      entry.optional === true ||
      entry.devOptional === true ||
      !allows(entry.os, process.platform) ||
      !allows(entry.cpu, process.arch)
    );
  });
}

function isInstalled() {
  if (!existsSync(record)) return false;
  if (!existsSync(lockFile)) return true;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockStamp()) return true;
  if (!matchesRecord()) return false;
  writeFileSync(stamp, lockStamp());
  return true;
}

/** For commands that install nothing themselves. */
export function requireInstalled() {
  if (existsSync(record)) return;
  throw new Refusal(
    "The packages are not installed yet; run `npm start` once, or `npm ci --ignore-scripts`, and then this command again.",
  );
}

/** Installs the packages of the lock file unless they are there; install scripts are never needed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const since = Date.now();
  say("Installing the packages; the first time this takes about a minute.");
  // Windows cannot replace the Node that is running, which "ci" would do.
  const clean = existsSync(lockFile) && !(process.platform === "win32" && existsSync(record));
  const code = await withProgress("installing", () => runNpm([clean ? "ci" : "install", "--ignore-scripts"]));
  refuseWhenStopping();
  if (code !== 0) throw new Refusal("The packages could not be installed; npm has given the reason above.");
  if (existsSync(lockFile)) writeFileSync(stamp, lockStamp());
  say(`Installed the packages in ${seconds(since)}.`);
}
