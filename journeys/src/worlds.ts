import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Journey } from "./journey.ts";
import type { Order, Report } from "./oneWorld.ts";

type Made = Extract<Report, { is: "made" }>;

const program = fileURLToPath(new URL("./oneWorld.ts", import.meta.url));

/** More failures than these are no accident of a busy machine. */
const secondTries = 2;

type Told = Omit<Made, "is"> & {
  /** Failed for the first time and will be made again at the end; `text` tells what was seen. */
  readonly again?: boolean;
};

/**
 * Makes journeys in several worlds at once; each world takes the next one from the list when it has made its last, so that
 * they end at about the same time and each sees the journeys of the list in their order. A journey lives by the clock of a
 * browser beside a server on the same two cores: at most two that failed are made once more after all others, and both are
 * told, because what fails now and then fails for people too.
 *
 * @param seed makes the worlds slow.
 * @param made is told what became of each journey, each time it was made.
 * @returns the last words of each server.
 */
export async function makeAll(
  list: readonly Journey[],
  { worlds, seed, made }: { worlds: number; seed: number | undefined; made: (what: Told) => void },
): Promise<string[]> {
  const queue = list.map(({ name }) => name);
  const tried = new Set<string>();
  const judge = (what: Omit<Made, "is">, name: string) => {
    const again = what.outcome === "failed" && !tried.has(name) && tried.size < secondTries;
    if (again) {
      tried.add(name);
      queue.push(name);
    }
    made({ ...what, again });
  };
  const words = await Promise.all(Array.from({ length: worlds }, () => runWorld(queue, seed, judge, made)));
  for (const name of queue)
    made({ outcome: "failed", text: `FAILED  ${name} (never begun)\n        every world had ended before` });
  return words;
}

/** One world until the list is empty. What it was making when it broke off has failed. */
function runWorld(
  queue: string[],
  seed: number | undefined,
  judge: (what: Omit<Made, "is">, name: string) => void,
  made: (what: Told) => void,
): Promise<string> {
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
      if (report.is === "made") judge({ outcome: report.outcome, text: report.text }, making!);
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
