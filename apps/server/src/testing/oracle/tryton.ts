import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A movement of goods as a stranger is told of it: they come for a price, leave at the average, or go back for what they cost. */
export interface ToldMovement {
  readonly kind: "in" | "out" | "back";
  readonly product: number;
  readonly quantity: number;
  /** Yuan a piece with four decimals. */
  readonly price: string;
}

/** What lies there after a movement by the stranger's own arithmetic. */
export interface ToldLevel {
  readonly quantity: number;
  /** Yuan a piece. */
  readonly cost: string;
}

/** Where Debian puts the programs of Tryton; other installations of Python do not have them. */
const python = "/usr/bin/python3";
const timeoutMs = 600_000;

/** Why Tryton cannot be asked here; nothing where it can. */
export function trytonMissing(): string | undefined {
  const tried = spawnSync(python, ["-c", "import proteus, trytond.modules.stock"], { encoding: "utf8" });
  return tried.status === 0
    ? undefined
    : "Tryton is not installed here: apt-get install tryton-server tryton-proteus tryton-modules-stock";
}

/** Lets Tryton book movements of goods and keep their average cost, in a database of its own. */
export function askTryton(movements: readonly ToldMovement[]): readonly ToldLevel[] {
  const script = fileURLToPath(new URL("./averageCost.py", import.meta.url));
  const input = JSON.stringify(movements);
  const asked = spawnSync(python, ["-W", "ignore", script], { encoding: "utf8", input, timeout: timeoutMs });
  if (asked.status !== 0) throw new Error(`Tryton failed: ${asked.stderr.slice(-2_000)}`);
  return JSON.parse(asked.stdout) as ToldLevel[];
}
