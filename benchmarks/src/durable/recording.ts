import { openDatabase, type Database } from "@yunshou/database";
import { NamedClient } from "@yunshou/database/namedClient";
import { machineEffects } from "@yunshou/server/machines/effects/index";
import type { Effects } from "@yunshou/server/machines/effects/effect";
import { readArrival } from "@yunshou/server/machines/gateway/inbox/arrival";
import { applyBatch } from "@yunshou/server/machines/gateway/inbox/batch";
import { noProviders } from "@yunshou/server/payments/providers";
import { adEffects } from "@yunshou/server/marketing/ads/adEffects";
import { allowanceEffects } from "@yunshou/server/members/allowances/allowanceEffects";
import { priceEffects } from "@yunshou/server/marketing/prices/priceEffects";
import { orderEffects } from "@yunshou/server/orders/effects";
import pg from "pg";
import { pino } from "pino";
import type { FleetMachine } from "../fleet.queries.ts";
import { laneNo, priceFen } from "../fleet.queries.ts";

/** One statement of the product with its values in the form in which they travel. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const { prepareValue } = (await import("pg/lib/utils.js" as string)) as { prepareValue: (value: unknown) => unknown };

/** Values as they travel. */
export const travelling = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (typeof value === "object" ? prepareValue(value) : value));

/** Notes each statement and answers as if the transaction had been committed, but undoes it. */
class RecordingClient extends NamedClient {
  static noted: Statement[] = [];

  override async run<Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> {
    RecordingClient.noted.push({ text, values: travelling(values) });
    return super.run<Row>(text, values);
  }

  // The signature of pg has many forms; the transactions of the product use the one with a text.
  override query(...query: never[]): never {
    if ((query[0] as unknown) !== "commit") return super.query(...(query as [never])) as never;
    return (super.query("rollback") as unknown as Promise<unknown>).then(() => ({ command: "COMMIT" })) as never;
  }
}

const payments = ["alipay", "alipay", "wechat", "wechat", "wechat", "wechat", "cash", "memberCard"] as const;

export interface Recording {
  readonly machines: readonly FleetMachine[];
  readonly lanes: number;
  /** Number of the first batch; batches of other numbers hold other sales. */
  readonly first: number;
  readonly batches: number;
  readonly batchSize: number;
}

/**
 * Lets the product's own code apply batches of sales and notes every statement with its values, undoing each transaction.
 * Played back, they are what PostgreSQL alone has to do for these sales: the limit follows the product when it changes.
 */
export async function recordBatches(
  adminUrl: string,
  { machines, lanes, first, batches, batchSize }: Recording,
): Promise<Statement[][]> {
  const pool = new pg.Pool({
    connectionString: adminUrl,
    max: 1,
    options: "-c role=yunshou_system -c jit=off",
    Client: RecordingClient,
  });
  const plain = openDatabase({ adminUrl, webConnections: 1, systemConnections: 1 });
  const database: Database = { ...plain, system: pool };
  const log = pino({ level: "silent" });
  const effects: Effects = {
    ...machineEffects,
    ...adEffects,
    ...priceEffects,
    ...allowanceEffects,
    ...orderEffects({
      database,
      providers: noProviders,
      notify: () => {},
      log,
      secrets: { keyedHash: () => Buffer.alloc(32), keyedHashes: () => [] },
    }),
  };
  const recorded: Statement[][] = [];
  for (let batch = first; batch < first + batches; batch++) {
    const receipts = new Map(
      Array.from({ length: batchSize }, (_, place) => {
        const seq = batch * batchSize + place + 1;
        const { machineNo } = machines[(seq * 37) % machines.length]!;
        const payload = saleOf(seq, lanes);
        return [
          readArrival(machineNo, `v1/m/${machineNo}/up`, Buffer.from(payload), performance.now()),
          new Date(),
        ] as const;
      }),
    );
    RecordingClient.noted = [];
    await applyBatch(database, effects, receipts, new Map());
    recorded.push(RecordingClient.noted);
  }
  await Promise.all([pool.end(), plain.close()]);
  return recorded;
}

function saleOf(seq: number, lanes: number): string {
  const payment = payments[seq % payments.length]!;
  const more =
    payment === "memberCard" ? { cardNo: `C${seq % 1_000}` } : payment === "cash" ? {} : { tradeNo: `R${seq}` };
  const body = {
    saleId: `rec-${seq}`,
    lane: laneNo(seq % lanes),
    priceFen,
    paidFen: priceFen,
    payment,
    dispensed: 1,
    ...more,
  };
  return JSON.stringify({ type: "sale", boot: "rec", seq, at: 1_000, sentAt: 1_000, body });
}

/**
 * Plays batches back on as many connections as there are lists, each batch one transaction; answers the batches a second.
 * Each connection counts while it has something to do, so that the last one, which has the machine to itself, does not
 * make the limit look lower than it is.
 */
export async function playBack(
  adminUrl: string,
  lists: readonly (readonly (readonly Statement[])[])[],
): Promise<number> {
  const clients = await Promise.all(lists.map(() => connect(adminUrl)));
  try {
    // Every statement is parsed and planned on every connection before the clock starts.
    for (const [index, client] of clients.entries())
      for (const batch of lists[index]!.slice(0, 1)) await play(client, batch, "rollback");
    const start = performance.now();
    const rates = await Promise.all(
      clients.map(async (client, index) => {
        for (const batch of lists[index]!) await play(client, batch, "commit");
        return lists[index]!.length / ((performance.now() - start) / 1_000);
      }),
    );
    return rates.reduce((total, rate) => total + rate, 0);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function connect(adminUrl: string): Promise<NamedClient> {
  const client = new NamedClient({ connectionString: adminUrl, options: "-c role=yunshou_system -c jit=off" });
  await client.connect();
  return client;
}

/** The whole transaction travels at once: nothing waits for an answer, which the product has to. */
async function play(client: NamedClient, batch: readonly Statement[], end: "commit" | "rollback"): Promise<void> {
  const sent = [client.query("begin"), ...batch.map(({ text, values }) => client.run(text, values)), client.query(end)];
  for (const { status, reason } of (await Promise.allSettled(sent)) as { status: string; reason?: Error }[]) {
    if (status === "rejected") throw reason;
  }
}
