import type { Area } from "../../tools/src/areas.ts";
import type { World } from "./world.ts";

/** A person's task from beginning to end. The name is a sentence and carries the requirement IDs. */
export interface Journey {
  readonly name: string;
  /** The area that it is about most; `platform` when it is about what all pages share. */
  readonly area: Area | "platform";
  run(world: World): Promise<void>;
}

/** Fails with a sentence when something does not hold. */
export function expect(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/** Thrown by a journey that cannot be made here; the message says why. */
export class Skipped extends Error {}

/** How long a journey waits for anything that has no limit of its own; the machine may be busy with others. */
export const patienceMs = 60_000;

/** Asks again until the answer is there, at most for `timeoutMs`. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | null | false>,
  sentence: string,
  timeoutMs = patienceMs,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(sentence);
    await new Promise((done) => setTimeout(done, 100));
  }
}
