import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@yunshou/database";
import type { Browser, CDPSession } from "playwright-core";
import { launchBrowser } from "../browser.ts";
import { startGenerator } from "../durable/load.ts";
import { type Benchmark, type Figure, ms, percent, quantile } from "../figures.ts";
import { ordersByMachine, seedFleet, settle } from "../fleet.queries.ts";
import { watchCpu } from "../processes.ts";
import { createDatabase, profiling, root, startCluster, startProgram } from "../product.ts";
import { readSeen, type Seen, watchMap, watchSocket } from "./watchPage.ts";

const salesPerSecond = 100;
const targetMs = 1_000;
const lanes = 16;

/** (b) From the moment a machine reports a sale to the frame in which a real browser has drawn its point on the map. */
export const pixel: Benchmark = {
  name: "b",
  title: "sale to pixel",
  async run(options) {
    if (!existsSync(join(root, "apps/console/dist/index.html")))
      throw new Error("The console is not built; run npm run build.");
    const seconds = options.quick ? 8 : 60;
    const cluster = await startCluster(options.folder);
    const generator = startGenerator();
    let browser: Browser | undefined;
    try {
      const databaseUrl = await createDatabase(cluster, "pixels");
      const database = openDatabase({ adminUrl: databaseUrl, webConnections: 1, systemConnections: 1 });
      const machines = await seedFleet(database, {
        merchants: 20,
        machines: 500,
        lanesPerMachine: lanes,
        productsPerMerchant: 40,
      });
      await settle(databaseUrl);
      const program = await startProgram({ roles: "web,gateway,jobs", databaseUrl, folder: options.folder });
      try {
        await generator.ask({ kind: "open", port: program.mqttPort, machines, boot: "p1", lanes });
        browser = await launchBrowser();
        const page = await browser.newPage({ viewport: { width: 1_920, height: 1_080 } });
        await watchSocket(page);
        await page.goto(`${program.url}/databases`);
        await watchMap(page);
        const profile = await page.context().newCDPSession(page);
        await profile.send("Performance.enable");
        await generator.ask({ kind: "pace", salesPerSecond: 20, beatsPerSecond: 0, seconds: 3, keepTimes: false });
        const cpu = watchCpu({ program: program.pid, postgres: cluster.pid, generator: generator.pid });
        if (profiling) await profile.send("Profiler.enable").then(() => profile.send("Profiler.start"));
        const busyBefore = await mainThreadSeconds(profile);
        const answer = await generator.ask({
          kind: "pace",
          salesPerSecond,
          beatsPerSecond: 0,
          seconds,
          keepTimes: true,
        });
        const pageShare = ((await mainThreadSeconds(profile)) - busyBefore) / answer.seconds;
        // The page's profile lies in benchmarks/results.
        if (profiling)
          writeFileSync(
            join(root, "benchmarks/results/page.cpuprofile"),
            JSON.stringify((await profile.send("Profiler.stop")).profile),
          );
        await wait(2_000);
        const seen = await readSeen(page);
        const { others } = cpu.read();
        options.say(`  browser and others used ${others.toFixed(2)} cores`);
        const orders = await ordersByMachine(database, "p1-");
        return [
          ...figuresOf(answer, seen, orders, seconds),
          {
            benchmark: "b",
            measure: "main thread of the page, drawing without a graphics card",
            value: percent(pageShare),
          },
        ];
      } finally {
        await database.close();
        await program.stop();
      }
    } finally {
      await browser?.close();
      generator.stop();
      await cluster.stop();
    }
  },
};

/** Seconds that the page's own thread has worked so far. */
async function mainThreadSeconds(profile: CDPSession): Promise<number> {
  const { metrics } = await profile.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

interface Times {
  readonly times: Readonly<Record<string, number>>;
  readonly latenciesMs: readonly number[];
  readonly sent: number;
}

function figuresOf(
  { times, latenciesMs, sent }: Times,
  seen: Seen,
  orders: readonly { name: string; orderId: string }[],
  seconds: number,
): Figure[] {
  const heard: number[] = [];
  const drawn: number[] = [];
  for (const { name, orderId } of orders) {
    const dueMs = times[name];
    if (dueMs === undefined) continue;
    if (seen.heard[orderId] !== undefined) heard.push(seen.heard[orderId] - dueMs);
    if (seen.drawn[orderId] !== undefined) drawn.push(seen.drawn[orderId] - dueMs);
  }
  const p99 = quantile(drawn, 0.99);
  const both = (sample: readonly number[]) => `${ms(quantile(sample, 0.5))} / ${ms(quantile(sample, 0.99))}`;
  return [
    {
      benchmark: "b",
      measure: `sale → point drawn on the map, ${salesPerSecond} orders/s for ${seconds} s, p50 / p99`,
      value: both(drawn),
      against: `committed ${both(latenciesMs)}; in the page ${both(heard)}`,
      ratio: p99 / targetMs,
      target: `p99 < ${targetMs} ms`,
      isMet: p99 < targetMs,
    },
    {
      benchmark: "b",
      measure: "sales that became points (a push carries at most 20, four pushes a second)",
      value: `${drawn.length} of ${sent}`,
      against: `${heard.length} heard`,
      target: "every one heard is drawn",
      isMet: drawn.length >= heard.length && drawn.length > 0,
    },
  ];
}
