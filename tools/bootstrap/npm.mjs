import { stopWithParent } from "./node.mjs";
import { capture, run } from "./run.mjs";

/** npm by the same npm and Node that started us; our own Node may be among the packages that npm is about to replace. */
function npm(args) {
  const all = [...args, "--loglevel=error", "--no-fund", "--no-audit"];
  const script = process.env.npm_execpath;
  if (script && /\.c?js$/.test(script))
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [...stopWithParent, script, ...all] };
  return process.platform === "win32"
    ? { command: "cmd.exe", args: ["/d", "/s", "/c", "npm", ...all] }
    : { command: "npm", args: all };
}

export const runNpm = (args) => run(npm(args));
/** Shows the output and answers it as well. */
export const showNpm = (args) => capture(npm(args));
export const captureNpm = (args) => capture({ ...npm(args), quiet: true });
