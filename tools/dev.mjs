import { join } from "node:path";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { requireNode, script, tool } from "./bootstrap/node.mjs";
import { runTogether } from "./bootstrap/run.mjs";
import { main, root } from "./bootstrap/say.mjs";
import { serverScript } from "./bootstrap/server.mjs";

/** `npm run dev`: the demo server, started again after each change, with the console and the pages for phones from their sources. */
await main(async () => {
  requireNode();
  await ensureInstalled();
  const server = script(serverScript);
  return runTogether([
    { ...server, args: ["--watch", "--watch-preserve-output", ...server.args], env: { DEMO: "1" } },
    { ...script(tool("vite", "bin", "vite.js")), cwd: join(root, "apps", "console") },
    { ...script(tool("vite", "bin", "vite.js")), cwd: join(root, "apps", "phone") },
  ]);
});
