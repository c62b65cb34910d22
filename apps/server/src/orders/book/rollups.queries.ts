import type { Handle } from "@yunshou/database";
import { cardKey, dayKey, gather, hourKey, type RollupLine, salesKey, totalKey } from "./rollups.ts";

/** Each table is sent what it keeps and nothing else. */
const salesOf = ({
  topId,
  merchantId,
  businessDay,
  machineId,
  productId,
  payment,
  business,
  orders,
  quantity,
  amountFen,
  refundFen,
  refunds,
  costFen,
  costedFen,
}: RollupLine) => ({
  topId,
  merchantId,
  businessDay,
  machineId,
  productId,
  payment,
  business,
  orders,
  quantity,
  amountFen: String(amountFen),
  refundFen: String(refundFen),
  refunds,
  costFen: String(costFen),
  costedFen: String(costedFen),
});
const dayOf = (line: RollupLine) => {
  const { machineId: _machine, productId: _product, ...day } = salesOf(line);
  return day;
};
const hourOf = ({ topId, merchantId, businessDay, hour, orders, amountFen, onlineFen }: RollupLine) => ({
  topId,
  merchantId,
  businessDay,
  hour,
  orders,
  amountFen: String(amountFen),
  onlineFen: String(onlineFen),
});
const totalOf = ({ topId, merchantId, payment, orders, amountFen }: RollupLine) => ({
  topId,
  merchantId,
  payment,
  orders,
  amountFen: String(amountFen),
});
const cardOf = ({ topId, merchantId, businessDay, machineId, cardNo, orders, amountFen }: RollupLine) => ({
  topId,
  merchantId,
  businessDay,
  machineId,
  cardNo,
  orders,
  amountFen: String(amountFen),
});

const columns = `"topId" bigint, "merchantId" bigint, "businessDay" date, hour smallint, "machineId" bigint, "productId" bigint,
  payment text, business text, "cardNo" text, orders bigint, quantity bigint, "amountFen" bigint, "onlineFen" bigint, "refundFen" bigint, refunds bigint, "costFen" bigint, "costedFen" bigint`;

/** Adds what orders contribute: five tables in one flight, each in the order of its key, so that batches never lock crosswise. */
export async function addToRollups(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  const counted = lines.filter((line) => line.orders > 0);
  await Promise.all([
    addSales(tx, gather(lines, salesKey)),
    addDays(tx, gather(lines, dayKey)),
    addHours(tx, gather(counted, hourKey)),
    addTotals(tx, gather(counted, totalKey)),
    addCards(
      tx,
      gather(
        counted.filter((line) => line.cardNo !== ""),
        cardKey,
      ),
    ),
  ]);
}

/** Whether a closing could have reached one of these lines; nearly always the day has hours to go. */
const mayBeClosed = (lines: readonly RollupLine[]): boolean => {
  const now = Date.now();
  return lines.some((line) => line.orders > 0 && line.openUntilMs <= now);
};

/**
 * What belongs to a day that is closed already is kept beside it as well, until the next closing takes it in. The lock on the
 * merchant makes a closing wait for this transaction, or this statement for the closing, whose day it then sees.
 */
const lateSales = `,
     closed as materialized (
       select m.id, m.closed_day from merchant m where m.id in (select "merchantId" from line where orders > 0) order by m.id for key share),
     late as (
       insert into rollup_late (top_id, merchant_id, business_day, machine_id, product_id, orders, quantity, amount_fen)
       select "topId", "merchantId", "businessDay", "machineId", "productId", orders, quantity, "amountFen"
       from line join closed on closed.id = "merchantId" and "businessDay" <= closed.closed_day where orders > 0)`;

/** What statistics add to the sums of sales. */
const alsoAdded = `refund_fen = r.refund_fen + excluded.refund_fen, refunds = r.refunds + excluded.refunds,
         cost_fen = r.cost_fen + excluded.cost_fen, costed_fen = r.costed_fen + excluded.costed_fen`;

async function addSales(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  const late = mayBeClosed(lines) ? lateSales : "";
  await tx.query(
    `with line as (select * from jsonb_to_recordset($1::jsonb) as x(${columns}))${late}
     insert into rollup_sales as r (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen, refund_fen, refunds, cost_fen, costed_fen)
     select "topId", "merchantId", "businessDay", "machineId", "productId", payment, business, orders, quantity, "amountFen", "refundFen", refunds, "costFen", "costedFen" from line
     on conflict (merchant_id, business_day, machine_id, product_id, payment, business, top_id) do update
     set orders = r.orders + excluded.orders, quantity = r.quantity + excluded.quantity,
         amount_fen = r.amount_fen + excluded.amount_fen, ${alsoAdded}`,
    [JSON.stringify(lines.map(salesOf))],
  );
}

async function addDays(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `insert into rollup_day as r (top_id, merchant_id, business_day, payment, business, orders, quantity, amount_fen, refund_fen, refunds, cost_fen, costed_fen)
     select "topId", "merchantId", "businessDay", payment, business, orders, quantity, "amountFen", "refundFen", refunds, "costFen", "costedFen" from jsonb_to_recordset($1::jsonb) as x(${columns})
     on conflict (merchant_id, business_day, payment, business, top_id) do update
     set orders = r.orders + excluded.orders, quantity = r.quantity + excluded.quantity, amount_fen = r.amount_fen + excluded.amount_fen, ${alsoAdded}`,
    [JSON.stringify(lines.map(dayOf))],
  );
}

async function addHours(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `insert into rollup_hour as r (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen)
     select "topId", "merchantId", "businessDay", hour, orders, "amountFen", "onlineFen" from jsonb_to_recordset($1::jsonb) as x(${columns})
     on conflict (merchant_id, business_day, hour, top_id) do update
     set orders = r.orders + excluded.orders, amount_fen = r.amount_fen + excluded.amount_fen, online_fen = r.online_fen + excluded.online_fen`,
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

/** The merchants are locked by now, so their closed days are those that `addSales` saw. */
const lateCards = `,
     late as (
       insert into rollup_late_card (top_id, merchant_id, business_day, machine_id, card_no, orders, amount_fen)
       select "topId", "merchantId", "businessDay", "machineId", "cardNo", orders, "amountFen" from line join merchant m on m.id = "merchantId" and "businessDay" <= m.closed_day)`;

async function addCards(tx: Handle, lines: readonly RollupLine[]): Promise<void> {
  if (lines.length === 0) return;
  const late = mayBeClosed(lines) ? lateCards : "";
  await tx.query(
    `with line as (select * from jsonb_to_recordset($1::jsonb) as x(${columns}))${late}
     insert into rollup_card as r (top_id, merchant_id, business_day, machine_id, card_no, orders, amount_fen)
     select "topId", "merchantId", "businessDay", "machineId", "cardNo", orders, "amountFen" from line
     on conflict (merchant_id, business_day, machine_id, card_no, top_id) do update set orders = r.orders + excluded.orders, amount_fen = r.amount_fen + excluded.amount_fen`,
    [JSON.stringify(lines.map(cardOf))],
  );
}
