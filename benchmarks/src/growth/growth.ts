import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Endpoint, InputOf } from "@yunshou/contract";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { screenCalls } from "@yunshou/contract/insight/documented";
import {
  goodsFigures,
  machineFigures,
  overviewFigures,
  periodFigures,
  summaryFigures,
} from "@yunshou/contract/insight/figures";
import { screens } from "@yunshou/contract/insight/screens";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem, type Database, openDatabase } from "@yunshou/database";
import type { EmbeddedPostgres } from "@yunshou/database/embedded/index";
import { addDays, businessDay } from "@yunshou/domain";
import { ensureBaseData } from "@yunshou/server/access/start/baseData";
import { createUser } from "@yunshou/server/access/people/person";
import { closeEndedDays } from "@yunshou/server/insight/closing";
import { readConfig } from "@yunshou/server/config";
import { lifetimes } from "@yunshou/server/insight/screens/reading";
import { loadSecrets } from "@yunshou/server/platform/secrets";
import { type Benchmark, type Figure, median, ms, quantile, type RunOptions } from "../figures.ts";
import { seedFleet } from "../fleet.queries.ts";
import { watchCpu } from "../processes.ts";
import { adminPassword, addressOf, createDatabase, hasDatabase, startCluster, startProgram } from "../product.ts";
import { Caller } from "./client.ts";
import { fillHistory, sellOn, someOrder } from "./history.queries.ts";

const fleet = { merchants: 20, machines: 1_000, lanesPerMachine: 16, productsPerMerchant: 40 } as const;
const ordersPerDay = 10_000;
const timeZone = "Asia/Shanghai";
const growthTarget = 1.2;
/** Differences below this are those of the machine, not of the data. */
const noiseMs = 1;

/** (c) The same company after one day, a hundred days and a thousand days: what does a screen or list cost then? */
export const growth: Benchmark = {
  name: "c",
  title: "time of screens and lists as orders grow",
  async run(options) {
    const sizes = options.quick ? [10_000, 100_000] : [10_000, 1_000_000, 10_000_000];
    const cluster = await startCluster(options.folder);
    try {
      const sites: Site[] = [];
      try {
        for (const size of sizes) sites.push(await openSite(cluster, size, options));
        return await measure(sites, options);
      } finally {
        for (const site of sites) await site.close();
      }
    } finally {
      await cluster.stop();
    }
  },
};

interface Site {
  readonly orders: number;
  readonly callers: Readonly<Record<"platform" | "merchant", Caller>>;
  readonly orderNo: string;
  close(): Promise<void>;
}

/** A database of this many orders with the real program in front of it. */
async function openSite(cluster: EmbeddedPostgres, size: number, { folder, say }: RunOptions): Promise<Site> {
  const name = `growth_${size}`;
  const started = performance.now();
  const isKept = await hasDatabase(cluster, name);
  const databaseUrl = isKept ? addressOf(cluster, name) : await createDatabase(cluster, name);
  const database = openDatabase({ adminUrl: databaseUrl, webConnections: 1, systemConnections: 2 });
  if (isKept) await sellOn(database, { ...fleet, orders: size, ordersPerDay });
  else await fill(database, folder, size, say);
  // What the jobs of a running company do each minute.
  await closeEndedDays(database, new Date());
  const orderNo = await someOrder(database);
  await database.close();
  say(
    `  ${size.toLocaleString("en")} orders ${isKept ? "found" : `loaded in ${((performance.now() - started) / 1_000).toFixed(0)} s`}`,
  );
  const program = await startProgram({ roles: "web", databaseUrl, folder });
  return {
    orders: size,
    orderNo,
    callers: {
      platform: await Caller.login(program.url, "admin", adminPassword),
      merchant: await Caller.login(program.url, "owner", adminPassword),
    },
    close: () => program.stop(),
  };
}

async function fill(database: Database, folder: string, size: number, say: RunOptions["say"]): Promise<void> {
  await seedFleet(database, fleet);
  await fillHistory(database, { ...fleet, orders: size, ordersPerDay }, say);
  const config = readConfig({ DATA_DIR: join(folder, "data"), DATABASE_URL: database.adminUrl });
  const keys = await ensureBaseData(database, loadSecrets(config));
  await asSystem(database, (tx) =>
    createUser(tx, keys, {
      merchantId: "1001",
      topId: "1001",
      account: "owner",
      name: "owner",
      level: "1",
      roles: ["merchantAdmin"],
      secret: { password: adminPassword },
    }),
  );
}

interface Question {
  readonly name: string;
  readonly who: "platform" | "merchant";
  /** The days that it reads; a longer history has more of them until they are all there. */
  readonly days: number;
  /** Everybody who sees the same shares an answer for so long; asked again sooner, nothing would be measured. */
  readonly sharedMs: number;
  readonly endpoint: Endpoint;
  readonly input: (orderNo: string) => unknown;
}

const question = <E extends Endpoint>(
  name: string,
  who: Question["who"],
  days: number,
  endpoint: E,
  input: (orderNo: string) => InputOf<E>,
  sharedMs = 0,
): Question => ({ name, who, days, endpoint, input, sharedMs });

function questions(): Question[] {
  const today = businessDay(new Date(), timeZone);
  const days = (count: number) => ({ fromDay: addDays(today, 1 - count), toDay: today });
  const screen = () => ({ screen: "databases" as const });
  const list = (more: object) => () => ({ ...days(30), page: 1, pageSize: 20, ...more }) as InputOf<typeof orders.list>;
  return [
    question("big screen: sales data", "platform", 2, screens.sales, screen, lifetimes.livelyMs),
    question(
      "big screen: doGetTradeStatisticsOfToday",
      "platform",
      1,
      screenCalls.tradeStatistics,
      () => ({}) as InputOf<typeof screenCalls.tradeStatistics>,
      lifetimes.livelyMs,
    ),
    question("big screen: products", "platform", 30, screens.products, screen, lifetimes.slowMs),
    question("big screen: customers", "platform", 30, screens.customers, () => ({}), lifetimes.slowMs),
    question("dashboard of today", "platform", 2, dashboard.overview, () => ({ ...days(1), merchantNo: undefined })),
    question("dashboard of 30 days", "platform", 30, dashboard.overview, () => ({
      ...days(30),
      merchantNo: undefined,
    })),
    question("dashboard of 30 days", "merchant", 30, dashboard.overview, () => ({
      ...days(30),
      merchantNo: undefined,
    })),
    question("statistics: overview of 30 days", "platform", 60, overviewFigures.read, () => days(30)),
    question("statistics: overview of 30 days", "merchant", 60, overviewFigures.read, () => days(30)),
    question("statistics: machines of 30 days", "platform", 60, machineFigures.read, () => days(30)),
    question("statistics: machines of 30 days", "merchant", 60, machineFigures.read, () => days(30)),
    question("statistics: products of 30 days", "merchant", 60, goodsFigures.read, () => days(30)),
    question("margin by product of 90 days", "merchant", 90, goodsFigures.read, () => days(90)),
    question("margin by machine of 90 days", "merchant", 90, goodsFigures.read, () => ({
      ...days(90),
      groupBy: "machine" as const,
    })),
    question("margin by month of 90 days", "merchant", 90, periodFigures.read, () => ({
      ...days(90),
      groupBy: "month" as const,
    })),
    question("statistics: payment kinds of machines", "merchant", 60, summaryFigures.read, () => days(30)),
    question("order list, first page", "platform", 2, orders.list, list({})),
    question("order list, page 50", "platform", 2, orders.list, list({ page: 50 })),
    question("order list of a machine", "platform", 2, orders.list, list({ machineNo: "B000042" })),
    question("order list, exceptions", "platform", 30, orders.list, list({ orderStatus: "exception" })),
    question("order list, open refunds", "platform", 30, orders.list, list({ refundStatus: "pending" })),
    question("order list, first page", "merchant", 30, orders.list, list({})),
    question("order list, page 20", "merchant", 30, orders.list, list({ page: 20 })),
    question("order list, exceptions", "merchant", 30, orders.list, list({ orderStatus: "exception" })),
    question("order list, open refunds", "merchant", 30, orders.list, list({ refundStatus: "pending" })),
    question("order detail", "platform", 1, orders.detail, (orderNo) => ({ orderNo })),
  ];
}

/** Every question to every size in turn, as often as its shared answers allow, until each has its sample. */
async function measure(sites: readonly Site[], options: RunOptions): Promise<Figure[]> {
  const wanted = ({ sharedMs }: Question) =>
    options.quick ? (sharedMs === 0 ? 6 : 3) : sharedMs === 0 ? 40 : sharedMs < lifetimes.slowMs ? 10 : 4;
  const asked = questions().filter(({ sharedMs }) => !options.quick || sharedMs < lifetimes.slowMs);
  const states = asked.map((one) => ({ one, due: 0, rounds: -1, samples: sites.map((): number[] => []) }));
  const cpu = watchCpu({});
  while (states.some(({ one, rounds }) => rounds < wanted(one))) {
    for (const state of states) {
      if (performance.now() < state.due || state.rounds >= wanted(state.one)) continue;
      state.due = performance.now() + (state.one.sharedMs === 0 ? 0 : state.one.sharedMs + 500);
      for (const place of turn(sites.length, state.rounds)) {
        const tookMs = await ask(sites[place]!, state.one);
        if (state.rounds >= 0) state.samples[place]!.push(tookMs);
      }
      state.rounds++;
    }
    await wait(20);
  }
  options.say(`  everybody together used ${cpu.read().others.toFixed(2)} cores`);
  return states.map(({ one, samples }) =>
    figureOf(
      one,
      samples.map((sample, place) => ({ orders: sites[place]!.orders, sample })),
    ),
  );
}

async function ask(site: Site, { who, endpoint, input }: Question): Promise<number> {
  const started = performance.now();
  await site.callers[who].read(endpoint, input(site.orderNo) as never);
  return performance.now() - started;
}

/** The places 0 to n - 1, each round in another order, so that nobody is always the first after a pause. */
const turn = (n: number, round: number): number[] => Array.from({ length: n }, (_, place) => (place + round + n) % n);

interface Sample {
  readonly orders: number;
  readonly sample: readonly number[];
}

/** Growth is that of the medians from the smallest to the largest. */
function figureOf(one: Question, samples: readonly Sample[]): Figure {
  const shown = (sample: readonly number[]) => `${ms(median(sample))} (p95 ${ms(quantile(sample, 0.95))})`;
  const smallest = median(samples[0]!.sample);
  const largest = median(samples.at(-1)!.sample);
  const ratio = largest / smallest;
  return {
    benchmark: "c",
    measure: `${one.name} (${one.who})`,
    value: shown(samples.at(-1)!.sample),
    against: samples
      .slice(0, -1)
      .map(({ orders: size, sample }) => `${size.toLocaleString("en")}: ${shown(sample)}`)
      .join(", "),
    ratio,
    target: `≤ ${growthTarget}`,
    isMet: ratio <= growthTarget || largest - smallest < noiseMs,
  };
}
