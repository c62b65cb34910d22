import { asSystem, openDatabase, type Database, type Handle } from "@yunshou/database";
import { createTestDatabase } from "@yunshou/database/testing";
import { pino } from "pino";
import { newSecret } from "../../registry/credentials.ts";
import { insertCredential } from "../../registry/credentials.queries.ts";
import type { Effects } from "../../effects/effect.ts";
import { machineEffects } from "../../effects/index.ts";
import { startGateway, type Gateway, type GatewayOptions } from "../gateway.ts";

/** A machine for tests: 6 lanes of capacity 6, filled with 5. */
export interface Seeded {
  readonly machineId: string;
  readonly machineNo: string;
  readonly secret: string;
}

export const silent = pino({ level: "silent" });

/** Effects of other areas do nothing here; those of machines are real. */
export const effectsForTests: Effects = {
  ...machineEffects,
  sale: () => Promise.resolve(),
  faceScans: () => Promise.resolve(),
  payRequest: () => Promise.resolve(),
  pickupRequest: () => Promise.resolve(),
  shipClaim: () => Promise.resolve(),
  shipResult: () => Promise.resolve(),
  adAnswer: () => Promise.resolve(),
  adPlays: () => Promise.resolve(),
  priceAnswer: () => Promise.resolve(),
  allowanceAnswer: () => Promise.resolve(),
};

export interface Bench {
  readonly database: Database;
  readonly url: string;
  gateway(more?: Partial<GatewayOptions>): Promise<Gateway>;
  seed(...machineNos: string[]): Promise<Seeded[]>;
  read<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  write(work: (tx: Handle) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** A fresh database with one merchant, and gateways on free ports. */
export async function openBench(): Promise<Bench> {
  const test = await createTestDatabase();
  const database = openDatabase({ adminUrl: test.url, webConnections: 2, systemConnections: 8 });
  const gateways: Gateway[] = [];
  await asSystem(database, (tx) =>
    tx.query(
      "insert into merchant (id, top_id, path, merchant_no, name, kind) values (1, 1, '{1}', '0001', 'Test', 'ordinary')",
    ),
  );
  await asSystem(database, (tx) =>
    tx.query(
      "insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 10, 1, 'cola', '可乐', 350)",
    ),
  );
  return {
    database,
    url: test.url,
    async gateway(more = {}) {
      const gateway = await startGateway({
        database,
        effects: effectsForTests,
        log: silent,
        host: "127.0.0.1",
        mqttPort: 0,
        ...more,
      });
      gateways.push(gateway);
      return gateway;
    },
    seed: (...machineNos) =>
      asSystem(database, async (tx) => Promise.all(machineNos.map((machineNo) => seedMachine(tx, machineNo)))),
    read: (text, values) => asSystem(database, (tx) => tx.query(text, values)),
    write: (work) => asSystem(database, async (tx) => void (await work(tx))),
    async close() {
      for (const gateway of gateways) await gateway.stop();
      await database.close();
      await test.drop();
    },
  };
}

async function seedMachine(tx: Handle, machineNo: string): Promise<Seeded> {
  const [row] = await tx.query<{ machineId: string }>(
    `insert into machine (top_id, merchant_id, machine_no, name, category, type) values (1, 1, $1, $1, 'vending', 'drink') returning id as "machineId"`,
    [machineNo],
  );
  const { machineId } = row!;
  await tx.query("insert into machine_state (top_id, machine_id, merchant_id) values (1, $1, 1)", [machineId]);
  await tx.query(
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, warn_threshold)
     select 1, $1, 1, 'main', n, 10, 350, 5, 6, 2 from generate_series(11, 16) n`,
    [machineId],
  );
  const { secret, hash } = newSecret();
  await insertCredential(tx, machineId, hash);
  return { machineId, machineNo, secret };
}
