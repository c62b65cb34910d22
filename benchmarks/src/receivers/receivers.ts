import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { users } from "@yunshou/contract/access/users";
import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { createUser } from "@yunshou/server/access/people/person";
import { ensureBaseData } from "@yunshou/server/access/start/baseData";
import { readConfig } from "@yunshou/server/config";
import { arm } from "@yunshou/server/platform/timers";
import { loadSecrets } from "@yunshou/server/platform/secrets";
import { broadcastDue } from "@yunshou/server/support/sendBroadcast";
import { fillPeople } from "../access/people.queries.ts";
import { type Benchmark, type Figure, median, ms, perSecond, quantile, type RunOptions } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { Caller } from "../growth/client.ts";
import { adminPassword, createDatabase, startCluster, startProgram } from "../product.ts";
import { insertMessage, progressOf } from "./receivers.queries.ts";

const targetRatio = 2;
const quietMs = 5_000;

/** (k) One message to 100,000 people, while others use the console: what do their calls cost then? */
export const receivers: Benchmark = {
  name: "k",
  title: "a message to 100,000 people beside people at work",
  async run(options) {
    const cluster = await startCluster(options.folder);
    try {
      return await measure(await createDatabase(cluster, "receivers"), options);
    } finally {
      await cluster.stop();
    }
  },
};

async function measure(databaseUrl: string, { folder, quick, say }: RunOptions): Promise<Figure[]> {
  const database = openDatabase({ adminUrl: databaseUrl, webConnections: 1, systemConnections: 2 });
  const people = quick ? 10_000 : 100_000;
  await fill(database, databaseUrl, folder, people);
  const program = await startProgram({ roles: "web,jobs", databaseUrl, folder });
  try {
    const caller = await Caller.login(program.url, "worker", adminPassword);
    await timesWhile(
      caller,
      wait(1_000).then(() => {}),
    );
    const quiet = await timesWhile(caller, wait(quietMs));
    const started = performance.now();
    const broadcastId = await asSystem(database, async (tx) => {
      const id = await insertMessage(tx);
      await arm(tx, broadcastDue.at(id, new Date(), {}));
      return id;
    });
    const busy = await timesWhile(caller, sent(database, broadcastId));
    const seconds = (performance.now() - started) / 1_000;
    const { receivers: reached } = await asSystem(database, (tx) => progressOf(tx, broadcastId));
    say(`  ${reached.toLocaleString("en")} people in ${seconds.toFixed(1)} s, ${busy.length} calls meanwhile`);
    const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
    return [
      {
        benchmark: "k",
        measure: `calls of the console while ${reached.toLocaleString("en")} people get a message: p95`,
        value: `${ms(during)} (median ${ms(median(busy))}, longest ${ms(Math.max(...busy))})`,
        against: `quiet: ${ms(before)} (median ${ms(median(quiet))})`,
        ratio: during / before,
        target: `≤ ${targetRatio}`,
        isMet: during / before <= targetRatio,
      },
      { benchmark: "k", measure: "people whom the message reaches", value: perSecond(reached / seconds) },
    ];
  } finally {
    await program.stop();
    await database.close();
  }
}

async function fill(database: Database, databaseUrl: string, folder: string, people: number): Promise<void> {
  const secrets = loadSecrets(readConfig({ DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl }));
  const keys = await ensureBaseData(database, secrets);
  await asSystem(database, (tx) => fillPeople(tx, secrets, { users: people, merchants: 200 }));
  await asSystem(database, (tx) =>
    createUser(tx, keys, {
      merchantId: "5000",
      topId: "5000",
      account: "worker",
      name: "worker",
      level: "1",
      roles: ["merchantAdmin"],
      secret: { password: adminPassword },
    }),
  );
  await settle(databaseUrl);
}

/** Times of the home page and of the list of people, asked one after the other until something has ended. */
async function timesWhile(caller: Caller, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void end.then(() => (isOver = true));
  const times: number[] = [];
  const today = businessDay(new Date(), "Asia/Shanghai");
  while (!isOver) {
    for (const ask of [
      () => caller.read(dashboard.overview, { fromDay: today, toDay: today, merchantNo: undefined }),
      () => caller.read(users.list, { page: 1, pageSize: 20 }),
    ]) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
    }
  }
  return times;
}

async function sent(database: Database, broadcastId: string): Promise<void> {
  while ((await asSystem(database, (tx) => progressOf(tx, broadcastId))).state !== "sent") await wait(100);
}
