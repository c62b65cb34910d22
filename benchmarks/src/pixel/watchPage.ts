import type { Page } from "playwright-core";

/** When a page heard of each sale and when its map had drawn it; Unix ms by order number. */
export interface Seen {
  readonly heard: Readonly<Record<string, number>>;
  readonly drawn: Readonly<Record<string, number>>;
}

interface Watched extends Window {
  benchHeard: Record<string, number>;
  benchDrawn: Record<string, number>;
}

interface DrawnChart {
  getModel(): { getSeries(): { id: string; getData(): { count(): number; getName(index: number): string } }[] };
  on(event: "rendered", listener: () => void): void;
}

/** Notes each message of the live channel as the browser hands it to the page, before the page's own code. */
export async function watchSocket(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.benchHeard = {};
    watched.benchDrawn = {};
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener("message", ({ data }) => {
          const saleId = /"saleId":"(\d+)"/.exec(String(data))?.[1];
          if (saleId !== undefined) watched.benchHeard[saleId] ??= performance.timeOrigin + performance.now();
        });
      }
    };
  });
}

/**
 * Listens to the map's own drawing: the library says `rendered` when a frame has been painted on the canvas, and the points
 * of the drawn series carry order numbers. The chart is found through the component that made it, so the page needs no hook.
 */
export async function watchMap(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(".bs-map [_echarts_instance_] canvas") !== null, undefined, {
    timeout: 30_000,
  });
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    const element = document.querySelector(".bs-map [_echarts_instance_]") as unknown as Record<string, unknown>;
    interface Fiber {
      readonly return: Fiber | null;
      readonly memoizedState: Hook | null;
    }
    interface Hook {
      readonly memoizedState: { readonly current?: unknown } | null;
      readonly next: Hook | null;
    }
    const findChart = (): DrawnChart | undefined => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
      for (
        let fiber = key === undefined ? null : (element[key] as Fiber | null);
        fiber !== null;
        fiber = fiber.return
      ) {
        for (
          let hook = fiber.memoizedState;
          hook !== null && typeof hook === "object" && "next" in hook;
          hook = hook.next
        ) {
          const current = hook.memoizedState?.current as Partial<DrawnChart> | undefined;
          if (typeof current?.getModel === "function") return current as DrawnChart;
        }
      }
      return undefined;
    };
    const chart = findChart();
    if (chart === undefined) throw new Error("the map's chart was not found");
    chart.on("rendered", () => {
      const now = performance.timeOrigin + performance.now();
      for (const series of chart.getModel().getSeries()) {
        if (series.id !== "older" && series.id !== "newest") continue;
        const data = series.getData();
        for (let index = 0; index < data.count(); index++) watched.benchDrawn[data.getName(index)] ??= now;
      }
    });
  });
}

export const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { benchHeard, benchDrawn } = window as unknown as Watched;
    return { heard: benchHeard, drawn: benchDrawn };
  });
