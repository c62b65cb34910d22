import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { spawnSync } from "node:child_process";
import { Refusal, root } from "./say.mjs";

function isAtLeast(version, major, minor) {
  const [ownMajor, ownMinor] = version.replace(/^v/, "").split(".").map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** The tools in this folder run on the Node that started npm, before anything is installed. */
export function requireNode() {
  if (!isAtLeast(process.version, 20, 0)) {
    throw new Refusal(`Node 20 or later is needed to start; this is ${process.version}. See https://nodejs.org`);
  }
}

/** Flags of a Node program that must not outlive us. */
export const stopWithParent = [
  "--import",
  pathToFileURL(join(root, "tools", "bootstrap", "stop-with-parent.mjs")).href,
];

/**
 * The Node that runs the product: the pinned one among the packages, so that the sources run
 * everywhere on the same version; else our own when it can run TypeScript.
 */
export function productNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const suffix = process.platform === "win32" ? ".exe" : "";
  const pinned = join(root, "node_modules", `node-${platform}-${process.arch}`, "bin", `node${suffix}`);
  // A system without the C library of the pinned one has the file but cannot run it.
  if (process.execPath === pinned || (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0))
    return pinned;
  if (isAtLeast(process.version, 22, 18)) return process.execPath;
  throw new Refusal(
    `No Node for ${process.platform} on ${process.arch} comes with the packages; install Node 24 (22.18 at least), this is ${process.version}.`,
  );
}

/** A script as a program for `run`, by the Node of the product. */
export function script(path, ...args) {
  return { command: productNode(), args: [...stopWithParent, path, ...args] };
}

/** The main file of an installed tool. */
export function tool(...path) {
  return join(root, "node_modules", ...path);
}
