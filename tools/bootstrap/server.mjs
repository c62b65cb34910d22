import { ensureConsole } from "./console.mjs";
import { ensureInstalled } from "./install.mjs";
import { requireNode, script } from "./node.mjs";
import { runTogether } from "./run.mjs";

export const serverScript = "apps/server/src/main.ts";

/** Everything between a fresh copy of the repository and a running server; answers its exit code. */
export async function serve(env) {
  requireNode();
  await ensureInstalled();
  await ensureConsole();
  return runTogether([{ ...script(serverScript), env }]);
}
