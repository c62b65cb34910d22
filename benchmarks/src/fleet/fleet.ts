import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@yunshou/database";
import { type LoadAnswer, type LoadGenerator, startGenerator } from "../durable/load.ts";
import { type Benchmark, type Figure, ms, percent, perSecond, quantile, type RunOptions } from "../figures.ts";
import { type FleetMachine, ordersOf, seedFleet, settle } from "../fleet.queries.ts";
import { cores, memoryOf, openFilesLimit, watchCpu } from "../processes.ts";
import { createDatabase, type Program, startCluster, startProgram, verify } from "../product.ts";

/** Files that a gateway needs besides its connections. */
const otherFiles = 2_000;
const heartbeatSeconds = 30;
const salesPerSecondOfHundredThousand = 190;
const shareTarget = 1;
const backTargetMs = 60_000;
const lanes = 2;

interface Gateway {
  program: Program;
  readonly generator: LoadGenerator;
  readonly machines: readonly FleetMachine[];
}

/**
 * (g) The whole fleet connected at once, through as many gateways as the limit of open files asks for: what a connection
 * costs, what 100,000 heartbeats in 30 s and 190 orders/s cost beside them, and how soon machines are back after a kill.
 */
export const fleet: Benchmark = {
  name: "g",
  title: "connections of a whole fleet",
  async run(options) {
    const size = options.quick ? 4_000 : 100_000;
    const seconds = options.quick ? 10 : 60;
    const perGateway = Math.min(options.quick ? 2_000 : size, openFilesLimit() - otherFiles);
    const cluster = await startCluster(options.folder);
    const databaseUrl = await createDatabase(cluster, "fleet");
    const database = openDatabase({ adminUrl: databaseUrl, webConnections: 1, systemConnections: 1 });
    const all = await seedFleet(database, {
      merchants: 100,
      machines: size,
      lanesPerMachine: lanes,
      productsPerMerchant: 40,
    });
    await settle(databaseUrl);
    const gateways: Gateway[] = [];
    const start = () => startProgram({ roles: "gateway", databaseUrl, folder: options.folder });
    try {
      for (let first = 0; first < size; first += perGateway)
        gateways.push({
          program: await start(),
          generator: startGenerator(),
          machines: all.slice(first, first + perGateway),
        });
      const before = memory(gateways);
      const openedMs = await timed(() => eachGateway(gateways, open));
      await wait(5_000);
      const bytesEach = (memory(gateways) - before) / size;
      options.say(`  ${size} machines connected to ${gateways.length} gateways in ${(openedMs / 1_000).toFixed(1)} s`);
      const cpu = watchCpu(
        Object.fromEntries([
          ["postgres", cluster.pid] as const,
          ...gateways.map(({ program }, index) => [`gateway ${index}`, program.pid] as const),
        ]),
      );
      const answers = await Promise.all(
        gateways.map(({ generator, machines }) =>
          generator.ask({ kind: "pace", ...ratesOf(machines.length), seconds, keepTimes: false }),
        ),
      );
      const { busy, others } = cpu.read();
      options.say(
        `  programs outside the product used ${others.toFixed(2)} of ${cores} cores, the generators among them`,
      );
      const load = loadFigures({ size, seconds, answers, busy });
      const backMs = await killAndReturn(gateways[0]!, start);
      const sent = answers.reduce((total, answer) => total + answer.sent, 0);
      return [
        {
          benchmark: "g",
          measure: `machines connected at once, to ${gateways.length} gateways of at most ${perGateway}`,
          value: String(size),
          against: `${perSecond(size / (openedMs / 1_000))} let in`,
        },
        {
          benchmark: "g",
          measure: "memory of a gateway for one connection",
          value: `${(bytesEach / 1_024).toFixed(1)} KiB`,
          against: `${(before / gateways.length / 2 ** 20).toFixed(0)} MiB without any`,
        },
        ...load,
        {
          benchmark: "g",
          measure: `all ${gateways[0]!.machines.length} machines of a killed gateway are let in again`,
          value: ms(backMs),
          target: `< ${backTargetMs / 1_000} s`,
          isMet: backMs < backTargetMs,
        },
        ...(await account(options, databaseUrl, sent)),
      ];
    } finally {
      for (const { generator } of gateways) generator.stop();
      for (const { program } of gateways) await program.stop();
      await database.close();
      await cluster.stop();
    }
  },
};

const ratesOf = (machines: number) => ({
  beatsPerSecond: machines / heartbeatSeconds,
  salesPerSecond: (machines * salesPerSecondOfHundredThousand) / 100_000,
});

const open = ({ program, generator, machines }: Gateway) =>
  generator.ask({ kind: "open", port: program.mqttPort, machines, boot: "g1", lanes });

const eachGateway = (gateways: readonly Gateway[], work: (gateway: Gateway) => Promise<unknown>) =>
  Promise.all(gateways.map(work));

const memory = (gateways: readonly Gateway[]) =>
  gateways.reduce((total, { program }) => total + memoryOf(program.pid), 0);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

interface Load {
  readonly size: number;
  readonly seconds: number;
  readonly answers: readonly LoadAnswer[];
  readonly busy: Readonly<Record<string, number>>;
}

function loadFigures({ size, seconds, answers, busy }: Load): Figure[] {
  const sum = (read: (answer: LoadAnswer) => number) => answers.reduce((total, answer) => total + read(answer), 0);
  const latencies = answers.flatMap((answer) => answer.latenciesMs);
  const postgres = busy["postgres"]!;
  const gateways = Object.values(busy).reduce((total, share) => total + share, 0) - postgres;
  const share = (gateways + postgres) / cores;
  return [
    {
      benchmark: "g",
      measure: `their heartbeats every ${heartbeatSeconds} s and ${perSecond((size * salesPerSecondOfHundredThousand) / 100_000)} orders for ${seconds} s: share of ${cores} cores`,
      value: percent(share),
      against: `gateways ${gateways.toFixed(2)} + PostgreSQL ${postgres.toFixed(2)} cores`,
      ratio: share,
      target: `< ${shareTarget}`,
      isMet: share < shareTarget,
    },
    {
      benchmark: "g",
      measure: "machines that lost their connection under that load",
      value: String(sum((answer) => answer.lost)),
      target: "0",
      isMet: sum((answer) => answer.lost) === 0,
    },
    {
      benchmark: "g",
      measure: "order acknowledged, p50 / p99 under that load",
      value: `${ms(quantile(latencies, 0.5))} / ${ms(quantile(latencies, 0.99))}`,
      against: `${sum((answer) => answer.beats)} heartbeats, ${sum((answer) => answer.acked)} of ${sum((answer) => answer.sent)} orders acknowledged`,
    },
  ];
}

/** Kills a gateway as a power cut would, starts another in its place and waits until all its machines are let in. */
async function killAndReturn(gateway: Gateway, start: () => Promise<Program>): Promise<number> {
  process.kill(gateway.program.pid, "SIGKILL");
  const startMs = performance.now();
  gateway.program = await start();
  await open(gateway);
  return performance.now() - startMs;
}

/** Every acknowledged sale is an order, and everything that is derived from orders agrees with them. */
async function account(options: RunOptions, databaseUrl: string, sent: number): Promise<Figure[]> {
  const database = openDatabase({ adminUrl: databaseUrl, webConnections: 1, systemConnections: 1 });
  const stored = (await ordersOf(database, "g1-")).length;
  await database.close();
  const checked = await verify(databaseUrl, options.folder);
  if (!checked.isClean) options.say(checked.text);
  return [
    {
      benchmark: "g",
      measure: "acknowledged sales that are no order; verify",
      value: `${Math.max(0, sent - stored)}; ${checked.isClean ? "nothing differs" : "differs"}`,
      against: `${stored} orders stored`,
      target: "0; nothing",
      isMet: stored >= sent && checked.isClean,
    },
  ];
}
