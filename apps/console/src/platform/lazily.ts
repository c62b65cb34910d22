import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** Waits between tries in milliseconds: half a minute altogether, in which a server starts again. */
const waitsMs = [300, 700, 1_500, 3_000, 5_000, 8_000, 12_000] as const;

/** A part of the console that could not be fetched; only a new load of the window brings it. */
export class NotFetched extends Error {}

/**
 * Fetches a part, again and again for half a minute while the server does not answer: a part that is first opened while the
 * server starts again is late, not broken. Throws NotFetched after that.
 */
export async function persistently<Part>(
  load: () => Promise<Part>,
  pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
): Promise<Part> {
  for (const wait of waitsMs) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
  return load().catch((cause: unknown) => {
    throw new NotFetched("a part of the console could not be fetched", { cause });
  });
}

/** React's `lazy`, which keeps a failed fetch for ever, with patience. */
export function lazily<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => persistently(load));
}
