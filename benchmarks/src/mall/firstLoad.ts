import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../browser.ts";
import { type Benchmark, type Figure, kilobytes, median, ms, spread } from "../figures.ts";
import { createDatabase, root, startCluster, startProgram } from "../product.ts";
import { type FirstLoad, loadAsPhone } from "./phoneLoad.ts";

/** The mall of the demo company. */
const shopPath = "/m/shop/S100001";
/** What counts as good for a phone (web.dev/vitals); the bytes are the budget of the shop. */
const limits = {
  scriptBytes: 120_000,
  firstPaintMs: 1_800,
  largestPaintMs: 2_500,
  blockedMs: 200,
  shift: 0.1,
} as const;

/** (s) The first visit of a shop on a slow phone with a slow network, in a real browser that knows nothing of it yet. */
export const firstLoad: Benchmark = {
  name: "s",
  title: "first visit of the shop on a phone",
  async run({ quick, folder, say }) {
    if (!existsSync(join(root, "apps/phone/dist/index.html")))
      throw new Error("The pages for phones are not built; run npm run build.");
    const cluster = await startCluster(folder);
    let browser: Browser | undefined;
    try {
      const program = await startProgram({
        roles: "web,gateway,jobs",
        databaseUrl: await createDatabase(cluster, "shop"),
        folder,
        variables: { DEMO: "1", DEMO_SIZE: "small", DEMO_SALES_PER_MINUTE: "6" },
        patienceSeconds: 300,
      });
      try {
        browser = await launchBrowser();
        const loads: FirstLoad[] = [];
        for (let round = 0; round < (quick ? 2 : 7); round++) {
          const load = await loadAsPhone(browser, program.url + shopPath);
          say(`  ${JSON.stringify(load)}`);
          loads.push(load);
        }
        return figuresOf(loads);
      } finally {
        await program.stop();
      }
    } finally {
      await browser?.close();
      await cluster.stop();
    }
  },
};

function figuresOf(loads: readonly FirstLoad[]): Figure[] {
  const all = (of: (load: FirstLoad) => number) => loads.map(of);
  const other = spread(
    all(({ bytes }) => bytes.all - bytes.script - bytes.image),
    kilobytes,
  );
  const pictures = spread(
    all(({ bytes }) => bytes.image),
    kilobytes,
  );
  return [
    figure(
      "script, gzip",
      all(({ bytes }) => bytes.script),
      limits.scriptBytes,
      kilobytes,
    ),
    { benchmark: "s", measure: "everything else, gzip; pictures", value: `${other}; ${pictures}` },
    figure(
      "first contentful paint",
      all((load) => load.firstPaintMs),
      limits.firstPaintMs,
      ms,
    ),
    figure(
      "largest contentful paint",
      all((load) => load.largestPaintMs),
      limits.largestPaintMs,
      ms,
    ),
    figure(
      "total blocking time",
      all((load) => load.blockedMs),
      limits.blockedMs,
      ms,
    ),
    figure(
      "layout shift",
      all((load) => load.shift),
      limits.shift,
      (shift) => shift.toFixed(3),
    ),
  ];
}

function figure(measure: string, sample: readonly number[], limit: number, show: (value: number) => string): Figure {
  const middle = median(sample);
  return {
    benchmark: "s",
    measure,
    value: spread(sample, show),
    ratio: middle / limit,
    target: `≤ ${show(limit)}`,
    isMet: middle <= limit,
  };
}
