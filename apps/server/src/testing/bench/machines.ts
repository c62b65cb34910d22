import type { InputOf } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";
import { asSystem } from "@yunshou/database";
import { verifyDatabase } from "@yunshou/database/verify";
import { machineFlags } from "@yunshou/domain";
import type { Effect, EffectContext } from "../../machines/effects/effect.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { sale } from "../../orders/selling/sale.ts";
import { findableBy } from "../../platform/spelling.ts";
import type { TestServer } from "./client.ts";

type Form = InputOf<typeof machines.register>;

/** A filled form of a machine; `given` replaces fields. */
export function machineForm(merchant: CreatedMerchant, machineNo: string, given: Partial<Form> = {}): Form {
  const flags = Object.fromEntries(machineFlags.map((flag) => [flag, flag === "autoRefund"])) as Form["flags"];
  return {
    machineNo,
    machineName: `机器${machineNo}`,
    machineCategory: "vending",
    machineType: "drink",
    merchantId: merchant.merchantId,
    flags,
    ...given,
  };
}

/** A product of a merchant at this price; answers its id. */
export async function givenProduct(
  server: TestServer,
  merchant: CreatedMerchant,
  code: string,
  priceFen = 350,
): Promise<string> {
  const { search, pieces } = findableBy([code]);
  const [row] = await rowsOf<{ id: string }>(
    server,
    "insert into product (top_id, merchant_id, code, name, category, price_fen, search, pieces) values ($1, $2, $3, $3, '饮料', $4, $5, $6) returning id",
    [merchant.topId, merchant.merchantId, code, priceFen, search, pieces],
  );
  return row!.id;
}

export function rowsOf<Row = Record<string, unknown>>(
  server: TestServer,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return asSystem(server.database, (tx) => tx.query<Row>(text, values));
}

export async function setConnection(
  server: TestServer,
  machineId: string,
  connection: "online" | "offline",
): Promise<void> {
  await rowsOf(server, "update machine_state set connection = $2 where machine_id = $1", [machineId, connection]);
  await rowsOf(server, "update machine set activated_at = coalesce(activated_at, now()) where id = $1", [machineId]);
}

/** What `npm run verify` would complain about. */
export async function findingsOf(server: TestServer): Promise<string[]> {
  const findings = await asSystem(server.database, (tx) => verifyDatabase(tx));
  return findings.map(({ check, examples }) => `${check}: ${JSON.stringify(examples)}`);
}

let serial = 0;

export interface SoldLane {
  readonly cabinet?: "main" | "sub";
  readonly lane: number;
  readonly priceFen?: number;
  readonly payment?: "cash" | "wechat" | "alipay";
  readonly quantity?: number;
  readonly at?: Date;
  readonly byFace?: boolean;
}

/** A sale that the machine finished by itself, with all its effects in one transaction, as the gateway runs it. */
export async function sellAt(
  server: TestServer,
  machineId: string,
  { cabinet = "main", lane, priceFen = 350, payment = "cash", quantity = 1, at = new Date(), byFace }: SoldLane,
): Promise<void> {
  serial += 1;
  // Sales may run side by side.
  const number = serial;
  const [machine] = await rowsOf<{ machineId: string; machineNo: string; topId: string; merchantId: string }>(
    server,
    `select id as "machineId", machine_no as "machineNo", top_id as "topId", merchant_id as "merchantId" from machine where id = $1`,
    [machineId],
  );
  const body = {
    saleId: `test${number}`,
    cabinet,
    lane,
    quantity,
    priceFen,
    paidFen: priceFen * quantity,
    payment,
    dispensed: quantity,
    ...(payment === "cash" ? {} : { tradeNo: `T${number}` }),
    ...(byFace === undefined ? {} : { byFace }),
  };
  const message = { type: "sale", boot: "b", seq: number, at: at.getTime(), sentAt: at.getTime(), body };
  await asSystem(server.database, async (tx) => {
    const context = {
      tx,
      now: at,
      send: () => {},
      afterCommit: () => {},
      notify: () => {},
    } as unknown as EffectContext;
    await (sale as Effect<"sale">)(context, [{ machine, message, receivedAt: at, occurredAt: at }] as never);
  });
}
