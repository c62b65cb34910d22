import type { Browser, CDPSession, Page } from "playwright-core";

/** What a visitor with an empty cache has to wait for. */
export interface FirstLoad {
  /** As they came over the network. */
  readonly bytes: { readonly all: number; readonly script: number; readonly image: number };
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Time beyond 50 ms of every task between the first paint and the end, in which a press would not be heard. */
  readonly blockedMs: number;
  /** The worst second of things that move by themselves. */
  readonly shift: number;
}

/** A phone of the lower middle and a slow mobile network, as they are customary in such measurements. */
const slowerBy = 4;
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 } as const;
/** So long nothing may be asked for before a page counts as loaded. */
const quietMs = 1_500;

/** Opens an address as a phone does that was never there. */
export async function loadAsPhone(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "zh-CN",
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const bytes = await countBytes(devtools);
    await devtools.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } });
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });
    await watchPaints(page);
    await page.goto(url);
    await page.locator(".shelf-open").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(quietMs);
    return { bytes: bytes(), ...(await paintsOf(page)) };
  } finally {
    await context.close();
  }
}

/** Adds up what comes over the network from now on. */
async function countBytes(devtools: CDPSession): Promise<() => FirstLoad["bytes"]> {
  const kinds = new Map<string, string>();
  const sums = { all: 0, script: 0, image: 0 };
  devtools.on("Network.responseReceived", ({ requestId, type }) => void kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sums.all += encodedDataLength;
    if (kinds.get(requestId) === "Script") sums.script += encodedDataLength;
    if (kinds.get(requestId) === "Image") sums.image += encodedDataLength;
  });
  await devtools.send("Network.enable");
  return () => ({ ...sums });
}

interface Noted {
  firstPaintMs: number;
  largestPaintMs: number;
  readonly tasks: { readonly at: number; readonly ms: number }[];
  readonly shifts: { readonly at: number; readonly by: number }[];
}

/** Notes in the page itself when it paints, is busy, or moves. */
const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: Noted = { firstPaintMs: 0, largestPaintMs: 0, tasks: [], shifts: [] };
    Object.assign(globalThis, { notedPaints: noted });
    type Entry = PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean };
    const watch = (type: string, note: (entry: Entry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
        type,
        buffered: true,
      });
    watch("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") noted.firstPaintMs = startTime;
    });
    watch("largest-contentful-paint", ({ startTime }) => {
      noted.largestPaintMs = startTime;
    });
    watch("longtask", ({ startTime: at, duration }) => noted.tasks.push({ at, ms: duration }));
    watch("layout-shift", ({ startTime: at, value = 0, hadRecentInput = false }) => {
      if (!hadRecentInput) noted.shifts.push({ at, by: value });
    });
  });

async function paintsOf(page: Page): Promise<Omit<FirstLoad, "bytes">> {
  const { firstPaintMs, largestPaintMs, tasks, shifts } = await page.evaluate(
    () => (globalThis as unknown as { notedPaints: Noted }).notedPaints,
  );
  const blockedMs = tasks.reduce(
    (sum, task) => (task.at + task.ms > firstPaintMs ? sum + Math.max(0, task.ms - 50) : sum),
    0,
  );
  return { firstPaintMs, largestPaintMs, blockedMs, shift: worstShift(shifts) };
}

/** Shifts that follow each other within a second are one, of five seconds at most; the largest of them counts. */
export function worstShift(shifts: readonly { readonly at: number; readonly by: number }[]): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, by } of shifts) {
    if (at - last > 1_000 || at - first > 5_000) [sum, first] = [0, at];
    sum += by;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
