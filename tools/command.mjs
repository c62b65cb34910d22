import { requireInstalled } from "./bootstrap/install.mjs";
import { requireNode, script } from "./bootstrap/node.mjs";
import { run } from "./bootstrap/run.mjs";
import { main } from "./bootstrap/say.mjs";

/** `npm run verify` and the other commands: a program of the sources with its words, by the Node of the product. Nothing is installed on the way. */
await main(async () => {
  requireNode();
  requireInstalled();
  const [file, ...words] = process.argv.slice(2);
  return run(script(file, ...words));
});
