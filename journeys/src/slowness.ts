import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page, Route } from "playwright-core";

// A slow line and a slow machine, so that a journey, or a page, that relies on something being quick is found out:
// `node journeys/src/main.ts --slow[=seed] [names…]`.

/** The processor of every page runs at a quarter of its speed. */
const processorIsSlowerBy = 4;

/** One answer in so many is held for seconds, as on a line that stalls. */
const stallsOneIn = 10;

/** The calls of pages; scripts, pictures of the console and live channels pass as they are. */
const isCall = ({ pathname }: URL): boolean => /^\/(?:api|sram|user|service-\w+)\//.test(pathname);

let chosenSeed: number | undefined;

/** Makes every window that is opened from now on slow. */
export function beSlow(seed: number): void {
  chosenSeed = seed;
}

/**
 * How long an answer is held, in milliseconds. The same seed holds the first, second … answer of the same call equally
 * long, in whatever order calls meet.
 */
export function holdMs(seed: number, call: string, repetition: number): number {
  const bytes = createHash("sha256").update(`${seed} ${call} ${repetition}`).digest();
  const part = bytes.readUInt32BE(4) / 0x1_0000_0000;
  return Math.round(bytes.readUInt32BE(0) % stallsOneIn === 0 ? 2_000 + part * 2_000 : part * 300);
}

/** Slows a window down when the run is a slow one. */
export async function slowDown(context: BrowserContext): Promise<void> {
  const seed = chosenSeed;
  if (seed === undefined) return;
  const repetitions = new Map<string, number>();
  context.on("page", (page) => void throttle(context, page));
  await context.route(isCall, async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const repetition = (repetitions.get(call) ?? 0) + 1;
    repetitions.set(call, repetition);
    await holdAnswer(route, holdMs(seed, call, repetition));
  });
}

/** The server hears the call at once; only its answer is late. */
async function holdAnswer(route: Route, ms: number): Promise<void> {
  try {
    const response = await route.fetch({ maxRedirects: 0, timeout: 0 }).catch(() => undefined);
    await wait(ms);
    await (response === undefined ? route.abort("connectionfailed") : route.fulfill({ response }));
  } catch {
    // The page, or the window, that asked is gone.
  }
}

async function throttle(context: BrowserContext, page: Page): Promise<void> {
  try {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorIsSlowerBy });
  } catch {
    // The page is gone.
  }
}
