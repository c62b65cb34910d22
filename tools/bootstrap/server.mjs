import { join } from "node:path";
import { ensureConsole } from "./console.mjs";
import { ensureInstalled } from "./install.mjs";
import { requireNode, script } from "./node.mjs";
import { runTogether } from "./run.mjs";
import { root } from "./say.mjs";

export const serverScript = "apps/server/src/main.ts";

/** What Node has compiled once it reads the next time: each process starts in half the time and without the TypeScript parser. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "compiled") };

/**
 * Everything between a fresh copy of the repository and a running server; answers its exit code.
 *
 * @param env More of the environment.
 * @param flags Of Node, for this program and those that it starts.
 */
export async function serve(env, flags = []) {
  requireNode();
  await ensureInstalled();
  await ensureConsole();
  const { command, args } = script(serverScript);
  return runTogether([{ command, args: [...flags, ...args], env: { ...compiled, ...env } }]);
}
