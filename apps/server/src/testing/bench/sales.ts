import { randomUUID } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { businessTime, onlinePaymentKinds } from "@yunshou/domain";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { addToRollups } from "../../orders/book/rollups.queries.ts";
import { sale } from "../../orders/selling/sale.ts";
import type { TestServer } from "./client.ts";

export interface TestMachine {
  readonly merchant: CreatedMerchant;
  readonly machineId: string;
  readonly province: string;
}

/** A machine in service at a point of a province. */
export async function givenMachine(
  server: TestServer,
  merchant: CreatedMerchant,
  machineNo: string,
  province: string,
  place: readonly [number, number],
): Promise<TestMachine> {
  return asSystem(server.database, async (tx) => {
    const [point] = await tx.query<{ id: string }>(
      "insert into point (top_id, merchant_id, name, province, city, longitude, latitude) values ($1, $2, $3, $4, $4, $5, $6) returning id",
      [merchant.topId, merchant.merchantId, `点位 ${machineNo}`, province, place[0], place[1]],
    );
    const [machine] = await tx.query<{ id: string }>(
      "insert into machine (top_id, merchant_id, machine_no, name, category, type, point_id, activated_at) values ($1, $2, $3, $3, 'vending', 'drink', $4, now()) returning id",
      [merchant.topId, merchant.merchantId, machineNo, point?.id],
    );
    const machineId = String(machine?.id);
    await tx.query(
      "insert into machine_lifecycle (top_id, machine_id, merchant_id, event) values ($1, $2, $3, 'activated')",
      [merchant.topId, machineId, merchant.merchantId],
    );
    return { merchant, machineId, province };
  });
}

/** A finished sale of today with its rollups, told to the live screens as the effects of sales do. */
export async function givenSale(
  server: TestServer,
  { merchant, machineId, province }: TestMachine,
  amountFen: number,
  payment = "wechat",
  productName = "矿泉水",
): Promise<string> {
  const { topId, merchantId } = merchant;
  return asSystem(server.database, async (tx) => {
    const [order] = await tx.query<{ id: string }>(
      `insert into sales_order (top_id, merchant_id, machine_id, product_name, province, quantity, dispensed, payment, business, state, pay_state, ship_state,
         price_fen, paid_fen, source_key, ordered_at, paid_at, business_day, counted)
       values ($1, $2, $3, $4, $5, 1, 1, $6, 'ordinary', 'completed', 'paid', 'delivered', $7, $7, gen_random_uuid()::text, now(), now(),
         (now() at time zone 'Asia/Shanghai')::date, true) returning id`,
      [topId, merchantId, machineId, productName, province, payment, amountFen],
    );
    const { day: businessDay, hour } = businessTime(new Date(), "Asia/Shanghai");
    const of = {
      topId,
      merchantId,
      businessDay,
      hour,
      openUntilMs: Number.MAX_SAFE_INTEGER,
      machineId,
      productId: "0",
      payment,
      business: "ordinary",
      cardNo: "",
      byFace: false,
    };
    await addToRollups(tx, [
      {
        ...of,
        orders: 1,
        quantity: 1,
        amountFen: BigInt(amountFen),
        onlineFen: (onlinePaymentKinds as readonly string[]).includes(payment) ? BigInt(amountFen) : 0n,
        refundFen: 0n,
        refunds: 0,
        costFen: 0n,
        costedFen: 0n,
      },
    ]);
    await tx.query("select pg_notify('sales', $1)", [`${topId}:${order?.id}`]);
    return String(order?.id);
  });
}

/** A sale that a machine made with a member card, with all its effects. */
export async function givenCardSale(
  server: TestServer,
  { merchant: { topId, merchantId }, machineId }: TestMachine,
  cardNo: string,
  paidFen: number,
): Promise<void> {
  const now = new Date();
  const body = {
    saleId: randomUUID().slice(0, 40),
    cabinet: "main",
    lane: 11,
    quantity: 1,
    priceFen: paidFen,
    paidFen,
    payment: "memberCard",
    cardNo,
    dispensed: 1,
  };
  const message = { type: "sale", boot: "b", seq: 1, at: now.getTime(), sentAt: now.getTime(), body };
  const incoming = {
    machine: { machineId, machineNo: "", topId, merchantId },
    message,
    receivedAt: now,
    occurredAt: now,
  } as unknown as Incoming<"sale">;
  const context = { now, send: () => {}, afterCommit: () => {}, notify: () => {} };
  await asSystem(server.database, (tx) => sale({ ...context, tx } satisfies EffectContext, [incoming]));
}
