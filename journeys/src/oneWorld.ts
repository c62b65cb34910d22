import { evidence, failureText } from "./evidence.ts";
import { Skipped } from "./journey.ts";
import { audits, journeys } from "./journeys.ts";
import { beSlow } from "./slowness.ts";
import { closeVisits } from "./visits.ts";
import { startWorld } from "./world.ts";

/** What the runner says to a world: the name of the next journey, or that there is none. */
export interface Order {
  readonly journey: string | null;
}

/** What a world answers. After `isReady` and after each `made` it is asked for the next journey; `ended` is its last word. */
export type Report =
  | { readonly is: "ready" }
  | {
      readonly is: "made";
      readonly outcome: "passed" | "failed" | "skipped";
      /** The line of the journey, with everything that was seen when it failed. */
      readonly text: string;
    }
  | { readonly is: "ended"; readonly lastWords: string };

/** One world in a process of its own, which makes the journeys that main.ts gives it, one after the other. The seed makes it slow. */
const [seed] = process.argv.slice(2);
if (seed !== undefined) beSlow(Number(seed));
const report = (answer: Report) => new Promise<void>((done) => process.send!(answer, () => done()));

/** The end of what the server printed, without the questions whether it is ready. */
const lastWords = (log: string) =>
  log
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes('"/health/ready"'))
    .slice(-30)
    .join("\n");

// A wait that a failed journey left behind ends later; the journey has already been counted.
process.on("unhandledRejection", (error) =>
  process.stdout.write(`        left behind: ${failureText(error).split("\n")[0]}\n`),
);
const world = await startWorld();

async function make(name: string): Promise<Report> {
  const start = Date.now();
  try {
    await [...journeys, ...audits].find((journey) => journey.name === name)!.run(world);
    return { is: "made", outcome: "passed", text: `ok      ${name} (${Date.now() - start} ms)` };
  } catch (error) {
    if (error instanceof Skipped) return { is: "made", outcome: "skipped", text: `skipped ${name}: ${error.message}` };
    const after = `after ${((Date.now() - start) / 1_000).toFixed(1)} s`;
    const seen = await evidence(name, start).catch((lost: Error) => [`no evidence: ${lost.message}`]);
    const text = [`FAILED  ${name} (${after})`, ...failureText(error).split("\n"), ...seen].join("\n        ");
    return { is: "made", outcome: "failed", text };
  } finally {
    await closeVisits();
  }
}

async function end(): Promise<void> {
  const words = lastWords(world.log(400));
  await world.stop();
  await report({ is: "ended", lastWords: words });
  process.exit(0);
}

process.on("message", ({ journey }: Order) => void (journey === null ? end() : make(journey).then(report)));
// Without its runner a world is of no use.
process.on("disconnect", () => void world.stop().finally(() => process.exit(1)));
await report({ is: "ready" });
