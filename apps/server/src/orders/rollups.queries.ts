import type { Handle } from "@yunshou/database";
import { cardKey, gather, hourKey, type RollupLine, salesKey, totalKey } from "./rollups.ts";

/** Each table is sent what it keeps and nothing else. */
const salesOf = ({ topId, merchantId, businessDay, machineId, productId, payment, business, orders, quantity, amountFen, refundFen }: RollupLine) =>
  ({ topId, merchantId, businessDay, machineId, productId, payment, business, orders, quantity, amountFen: String(amountFen), refundFen: String(refundFen) });
const hourOf = ({ topId, merchantId, businessDay, hour, province, payment, orders, amountFen }: RollupLine) => ({ topId, merchantId, businessDay, hour, province, payment, orders, amountFen: String(amountFen) });
const totalOf = ({ topId, merchantId, payment, orders, amountFen }: RollupLine) => ({ topId, merchantId, payment, orders, amountFen: String(amountFen) });
const cardOf = ({ topId, merchantId, businessDay, machineId, cardNo, orders, amountFen }: RollupLine) => ({ topId, merchantId, businessDay, machineId, cardNo, orders, amountFen: String(amountFen) });

const columns = `"topId" bigint, "merchantId" bigint, "businessDay" date, hour smallint, province text, "machineId" bigint, "productId" bigint,
  payment text, business text, "cardNo" text, orders bigint, quantity bigint, "amountFen" bigint, "refundFen" bigint`;

/** Adds what orders contribute: four tables in one flight, each in the order of its key, so that batches never lock crosswise. */
export async function addToRollups(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  const counted = lines.filter((line) => line.orders > 0);
  await Promise.all([
    addSales(tx, gather(lines, salesKey)),
    addHours(tx, gather(counted, hourKey)),
    addTotals(tx, gather(counted, totalKey)),
    addCards(tx, gather(counted.filter((line) => line.cardNo !== ""), cardKey)),
  ]);
}

async function addSales(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `insert into rollup_sales as r (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen, refund_fen)
     select "topId", "merchantId", "businessDay", "machineId", "productId", payment, business, orders, quantity, "amountFen", "refundFen"
     from jsonb_to_recordset($1::jsonb) as x(${columns})
     on conflict (merchant_id, business_day, machine_id, product_id, payment, business, top_id) do update
     set orders = r.orders + excluded.orders, quantity = r.quantity + excluded.quantity,
         amount_fen = r.amount_fen + excluded.amount_fen, refund_fen = r.refund_fen + excluded.refund_fen`,
    [JSON.stringify(lines.map(salesOf))],
  );
}

async function addHours(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `insert into rollup_hour as r (top_id, merchant_id, business_day, hour, province, payment, orders, amount_fen)
     select "topId", "merchantId", "businessDay", hour, province, payment, orders, "amountFen"
     from jsonb_to_recordset($1::jsonb) as x(${columns})
     on conflict (merchant_id, business_day, hour, province, payment, top_id) do update
     set orders = r.orders + excluded.orders, amount_fen = r.amount_fen + excluded.amount_fen`,
    [JSON.stringify(lines.map(hourOf))],
  );
}

async function addTotals(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `insert into rollup_total as r (top_id, merchant_id, payment, orders, amount_fen)
     select "topId", "merchantId", payment, orders, "amountFen" from jsonb_to_recordset($1::jsonb) as x(${columns})
     on conflict (merchant_id, payment, top_id) do update set orders = r.orders + excluded.orders, amount_fen = r.amount_fen + excluded.amount_fen`,
    [JSON.stringify(lines.map(totalOf))],
  );
}

async function addCards(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `insert into rollup_card as r (top_id, merchant_id, business_day, machine_id, card_no, orders, amount_fen)
     select "topId", "merchantId", "businessDay", "machineId", "cardNo", orders, "amountFen" from jsonb_to_recordset($1::jsonb) as x(${columns})
     on conflict (merchant_id, business_day, machine_id, card_no, top_id) do update set orders = r.orders + excluded.orders, amount_fen = r.amount_fen + excluded.amount_fen`,
    [JSON.stringify(lines.map(cardOf))],
  );
}
