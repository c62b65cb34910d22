import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Journey } from "./journey.ts";
import type { Order, Report } from "./oneWorld.ts";

type Made = Extract<Report, { is: "made" }>;

const program = fileURLToPath(new URL("./oneWorld.ts", import.meta.url));

/**
 * Makes journeys in several worlds at once; each world takes the next one from the list when it has made its last, so that
 * they end at about the same time and each sees the journeys of the list in their order.
 *
 * @param seed makes the worlds slow.
 * @param made is told what became of each journey, once.
 * @returns the last words of each server.
 */
export async function makeAll(
  list: readonly Journey[],
  { worlds, seed, made }: { worlds: number; seed: number | undefined; made: (what: Omit<Made, "is">) => void },
): Promise<string[]> {
  const queue = list.map(({ name }) => name);
  const words = await Promise.all(Array.from({ length: worlds }, () => runWorld(queue, seed, made)));
  for (const name of queue)
    made({ outcome: "failed", text: `FAILED  ${name} (never begun)\n        every world had ended before` });
  return words;
}

/** One world until the list is empty. What it was making when it broke off has failed. */
function runWorld(queue: string[], seed: number | undefined, made: (what: Omit<Made, "is">) => void): Promise<string> {
  const child = fork(program, seed === undefined ? [] : [String(seed)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let making: string | undefined;
  let words: string | undefined;
  const next = () => {
    making = queue.shift();
    child.send({ journey: making ?? null } satisfies Order);
  };
  child.on("message", (report: Report) => {
    if (report.is === "ended") words = report.lastWords;
    else {
      if (report.is === "made") made({ outcome: report.outcome, text: report.text });
      next();
    }
  });
  return new Promise((done) => {
    child.once("exit", (code, signal) => {
      if (words === undefined)
        made({
          outcome: "failed",
          text: `FAILED  ${making ?? "a world"}\n        the world ended with ${signal ?? code}`,
        });
      done(words ?? "");
    });
  });
}
