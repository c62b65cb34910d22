import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the repository lies, whatever folder the command was given in. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** A reason for the operator to read, without a stack. */
export class Refusal extends Error {}

/** Runs a command's main function; a refusal ends it with one sentence and code 1. */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : (error.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

export function seconds(sinceMs) {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/** Shows a sign of life every ten seconds while the work lasts. */
export async function withProgress(label, work) {
  const since = Date.now();
  const timer = setInterval(() => say(`  … ${label}, ${Math.round((Date.now() - since) / 1000)} s`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
