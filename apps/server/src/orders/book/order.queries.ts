import type { Handle } from "@yunshou/database";
import { businessTime, instantText } from "@yunshou/domain";
import type { MachineFacts, Order } from "./order.ts";

/** What decides how problem orders of a machine `m` of a merchant `h` are refunded. */
const refundPolicy = `h.refund_agreed as "refundAgreed", h.refund_maximum_fen as "refundMaximumFen",
            coalesce((m.flags ->> 'autoRefund')::boolean, true) as "machineRefunds"`;

export async function machineFacts(tx: Handle, machineIds: readonly string[]): Promise<Map<string, MachineFacts>> {
  const rows = await tx.query<MachineFacts>(
    `select m.id as "machineId", m.machine_no as "machineNo", m.top_id as "topId", m.merchant_id as "merchantId", h.time_zone as "timeZone", m.operation,
            m.decommissioned_at is not null as decommissioned, coalesce(p.name, '') as "pointName", coalesce(p.province, h.province) as province,
            h.store_state as "storeState",
            ${refundPolicy}, h.refund_review_fen as "refundReviewFen"
     from machine m join merchant h on h.id = m.merchant_id left join point p on p.top_id = m.top_id and p.id = m.point_id
     where m.id = any($1::bigint[])`,
    [[...new Set(machineIds)]],
  );
  return new Map(rows.map((row) => [row.machineId, row]));
}

export interface Source {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly sourceKey: string;
  readonly receivedAt: Date;
}

export const sourceName = (source: { machineId: string; sourceKey: string }) =>
  `${source.machineId}|${source.sourceKey}`;

/**
 * Gives each new source its order id, which carries the time of receipt, and within one millisecond the order of the list:
 * orders of one machine sort as they happened. Rows are written in the order of their keys, as in every batch. A source that made an order before is
 * missing from the answer: the same sale under another boot or sequence is not sold twice.
 */
export async function claimSources(tx: Handle, sources: readonly Source[]): Promise<Map<string, string>> {
  const distinct = [...new Map(sources.map((source) => [sourceName(source), source])).values()];
  const lines = distinct.map(({ topId, merchantId, machineId, sourceKey, receivedAt }, place) => ({
    topId,
    merchantId,
    machineId,
    sourceKey,
    receivedAt: instantText(receivedAt),
    place,
  }));
  const rows = await tx.query<{ machineId: string; sourceKey: string; orderId: string }>(
    `insert into order_source (top_id, merchant_id, machine_id, source_key, order_id)
     select "topId", "merchantId", "machineId", "sourceKey", id
     from (select r.*, id_at("receivedAt") | (nextval('id_sequence') & 4194303) as id
           from (select * from jsonb_to_recordset($1::jsonb)
                   as l("topId" bigint, "merchantId" bigint, "machineId" bigint, "sourceKey" text, "receivedAt" timestamptz, place int) order by place) r offset 0) s
     order by "machineId", "sourceKey"
     on conflict (machine_id, source_key, top_id) do nothing
     returning machine_id as "machineId", source_key as "sourceKey", order_id as "orderId"`,
    [JSON.stringify(lines)],
  );
  return new Map(rows.map((row) => [sourceName(row), row.orderId]));
}

/** The order that a machine's request made, when there was nothing to pay for it. */
export async function freeOrderOf(
  tx: Handle,
  { machineId, sourceKey }: Pick<Source, "machineId" | "sourceKey">,
): Promise<Pick<Order, "machineId" | "payState" | "shipState"> | undefined> {
  const [row] = await tx.query<Pick<Order, "machineId" | "payState" | "shipState">>(
    `select o.machine_id as "machineId", o.pay_state as "payState", o.ship_state as "shipState"
     from order_source s join sales_order o on o.top_id = s.top_id and o.id = s.order_id
     where s.machine_id = $1 and s.source_key = $2 and not exists (select from payment p where p.top_id = s.top_id and p.order_id = s.order_id)`,
    [machineId, sourceKey],
  );
  return row;
}

/** What was sold under a source's name, as far as its machine said it and nobody changes it afterwards. */
export interface SoldFacts {
  readonly machineId: string;
  readonly sourceKey: string;
  readonly cabinet: string;
  readonly laneNo: number;
  readonly quantity: number;
  readonly payment: string;
  readonly priceFen: string;
  readonly paidFen: string;
  readonly cardNo: string | null;
}

/** What these sources said before, by source: an order, or a sale that was set aside, which may be booked with another amount. */
export async function soldUnder(
  tx: Handle,
  sources: readonly Pick<Source, "machineId" | "sourceKey">[],
): Promise<Map<string, SoldFacts>> {
  const rows = await tx.query<SoldFacts>(
    `select s.machine_id as "machineId", s.source_key as "sourceKey", o.cabinet, o.lane_no as "laneNo", o.quantity, o.payment,
            o.price_fen as "priceFen", o.paid_fen as "paidFen", o.card_no as "cardNo"
     from order_source s join sales_order o on o.top_id = s.top_id and o.id = s.order_id
     where (s.machine_id, s.source_key) in (select * from unnest($1::bigint[], $2::text[]))
       and not exists (select 1 from withheld_sale h where h.machine_id = s.machine_id and h.source_key = s.source_key)
     union all
     select w.machine_id, w.source_key, w.said ->> 'cabinet', (w.said ->> 'lane')::int, (w.said ->> 'quantity')::int, w.said ->> 'payment',
            (w.said ->> 'priceFen')::bigint * (w.said ->> 'quantity')::int, (w.said ->> 'paidFen')::bigint, w.said ->> 'cardNo'
     from withheld_sale w
     where (w.machine_id, w.source_key) in (select * from unnest($1::bigint[], $2::text[]))`,
    [sources.map(({ machineId }) => machineId), sources.map(({ sourceKey }) => sourceKey)],
  );
  return new Map(rows.map((row) => [sourceName(row), row]));
}

/** The row of an order as the statements read it. Written out, because it is made for every sale: a loop over all fields takes three times as long. */
const rowOf = (order: Order) => ({
  topId: order.topId,
  orderId: order.orderId,
  merchantId: order.merchantId,
  machineId: order.machineId,
  cabinet: order.cabinet,
  laneNo: order.laneNo,
  productId: order.productId,
  productName: order.productName,
  pointName: order.pointName,
  province: order.province,
  quantity: order.quantity,
  dispensed: order.dispensed,
  payment: order.payment,
  business: order.business,
  state: order.state,
  payState: order.payState,
  shipState: order.shipState,
  priceFen: String(order.priceFen),
  discountFen: String(order.discountFen),
  paidFen: String(order.paidFen),
  refundedFen: String(order.refundedFen),
  purchaseFen: order.purchaseFen === null ? undefined : String(order.purchaseFen),
  refundState: order.refundState ?? undefined,
  sourceKey: order.sourceKey,
  thirdTradeNo: order.thirdTradeNo ?? undefined,
  cardNo: order.cardNo ?? undefined,
  byFace: order.byFace,
  exception: order.exception ?? undefined,
  winResult: order.winResult ?? undefined,
  outcome: order.outcome ?? undefined,
  ...(order.lucky === undefined
    ? {}
    : {
        lotteryCount: order.lucky.lotteryCount,
        lotteryFen: String(order.lucky.lotteryFen),
      }),
  weightBeforeGrams: order.weightBeforeGrams ?? undefined,
  weightAfterGrams: order.weightAfterGrams ?? undefined,
  orderedAt: instantText(order.orderedAt),
  paidAt: order.paidAt === null ? undefined : instantText(order.paidAt),
  deliveredAt: order.deliveredAt === null ? undefined : instantText(order.deliveredAt),
  businessDay: order.businessDay,
  counted: order.counted,
});

const json = (orders: readonly Order[]) => JSON.stringify(orders.map(rowOf));

const orderColumns = `"topId" bigint, "orderId" bigint, "merchantId" bigint, "machineId" bigint, cabinet text, "laneNo" int, "productId" bigint, "productName" text,
  "pointName" text, province text, quantity int, dispensed int, payment text, business text, state text, "payState" text, "shipState" text,
  "priceFen" bigint, "discountFen" bigint, "paidFen" bigint, "refundedFen" bigint, "purchaseFen" bigint, "refundState" text, "sourceKey" text, "thirdTradeNo" text, "cardNo" text, "byFace" boolean,
  exception text, outcome text, "winResult" text, "lotteryCount" int, "lotteryFen" bigint, "weightBeforeGrams" int, "weightAfterGrams" int, "orderedAt" timestamptz, "paidAt" timestamptz, "deliveredAt" timestamptz,
  "businessDay" date, counted boolean`;

export async function insertOrders(tx: Handle, orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(
    `insert into sales_order (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, product_name, point_name, province, quantity, dispensed,
       payment, business, state, pay_state, ship_state, price_fen, discount_fen, paid_fen, refunded_fen, purchase_fen, refund_state, source_key, third_trade_no, card_no, by_face, exception,
       win_result, lottery_count, lottery_fen, weight_before_grams, weight_after_grams, ordered_at, paid_at, delivered_at, business_day, counted)
     select "topId", "orderId", "merchantId", "machineId", cabinet, "laneNo", "productId", "productName", "pointName", province, quantity, dispensed,
       payment, business, state, "payState", "shipState", "priceFen", "discountFen", "paidFen", "refundedFen", "purchaseFen", "refundState", "sourceKey", "thirdTradeNo", "cardNo", coalesce("byFace", false), exception,
       "winResult", coalesce("lotteryCount", 0), coalesce("lotteryFen", 0), "weightBeforeGrams", "weightAfterGrams", "orderedAt", "paidAt", "deliveredAt", "businessDay", counted
     from jsonb_to_recordset($1::jsonb) as r(${orderColumns})`,
    [json(orders)],
  );
}

export async function updateOrders(tx: Handle, orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(
    `update sales_order o set dispensed = r.dispensed, state = r.state, pay_state = r."payState", ship_state = r."shipState", paid_fen = r."paidFen",
       refunded_fen = r."refundedFen", refund_state = r."refundState", third_trade_no = r."thirdTradeNo", exception = r.exception, outcome = r.outcome, win_result = r."winResult", weight_before_grams = r."weightBeforeGrams",
       weight_after_grams = r."weightAfterGrams", paid_at = r."paidAt", delivered_at = r."deliveredAt", counted = r.counted
     from jsonb_to_recordset($1::jsonb) as r(${orderColumns})
     where o.top_id = r."topId" and o.id = r."orderId" and o.id = any($2::bigint[])`,
    [json(orders), orders.map((order) => order.orderId)],
  );
}

type LockedRow = Omit<
  Order,
  | "priceFen"
  | "discountFen"
  | "purchaseFen"
  | "paidFen"
  | "refundedFen"
  | "refundingFen"
  | "refundMaximumFen"
  | "refundReviewFen"
  | "businessHour"
> &
  Record<"priceFen" | "discountFen" | "paidFen" | "refundedFen" | "refundMaximumFen" | "timeZone", string> & {
    readonly purchaseFen: string | null;
    readonly refundReviewFen: string | null;
  };

/** An order is found by its merchant tree and id; the id alone would search every tree. */
export interface OrderKey {
  readonly topId: string;
  readonly orderId: string;
}

/**
 * Locks orders in the order of their ids and answers them by id; orders that do not exist are missing. Refunds under way
 * are asked for when the locks are held: a statement that had to wait for a lock still sees other tables as they were before.
 */
export async function lockOrders(tx: Handle, keys: readonly OrderKey[]): Promise<Map<string, Order>> {
  if (keys.length === 0) return new Map();
  const rows = await tx.query<LockedRow>(
    `select o.top_id as "topId", o.id as "orderId", o.merchant_id as "merchantId", o.machine_id as "machineId", coalesce(m.machine_no, '') as "machineNo", o.cabinet,
            o.lane_no as "laneNo", o.product_id as "productId", o.product_name as "productName", o.point_name as "pointName", o.province, o.quantity,
            o.dispensed, o.payment, o.business, o.state, o.pay_state as "payState", o.ship_state as "shipState", o.price_fen as "priceFen",
            o.discount_fen as "discountFen", o.paid_fen as "paidFen", o.refunded_fen as "refundedFen", o.purchase_fen as "purchaseFen", o.refund_state as "refundState",
            o.source_key as "sourceKey", o.third_trade_no as "thirdTradeNo", o.card_no as "cardNo", o.exception, o.outcome, o.win_result as "winResult", o.weight_before_grams as "weightBeforeGrams",
            o.weight_after_grams as "weightAfterGrams", o.ordered_at as "orderedAt", o.paid_at as "paidAt", o.delivered_at as "deliveredAt",
            o.business_day::text as "businessDay", o.counted, h.time_zone as "timeZone", ${refundPolicy},
            h.refund_review_fen as "refundReviewFen"
     from (select distinct top_id, id from unnest($1::bigint[], $2::bigint[]) as u(top_id, id)) k
     join sales_order o on o.top_id = k.top_id and o.id = k.id
     left join machine m on m.top_id = o.top_id and m.id = o.machine_id join merchant h on h.id = o.merchant_id
     where o.id = any($2::bigint[])
     order by o.id for update of o`,
    [keys.map((key) => key.topId), keys.map((key) => key.orderId)],
  );
  const refunding = rows.every(({ payState }) => payState === "unpaid")
    ? new Map<string, bigint>()
    : await refundingOf(
        tx,
        rows.map(({ orderId }) => orderId),
      );
  return new Map(rows.map((row) => [row.orderId, orderOf(row, refunding.get(row.orderId) ?? 0n)]));
}

/** What is being paid back of each order. */
async function refundingOf(tx: Handle, orderIds: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await tx.query<{ orderId: string; amountFen: string }>(
    `select order_id as "orderId", sum(amount_fen) as "amountFen" from refund where order_id = any($1::bigint[]) and state in ('requested', 'refunding') group by order_id`,
    [orderIds],
  );
  return new Map(rows.map(({ orderId, amountFen }) => [orderId, BigInt(amountFen)]));
}

function orderOf({ timeZone, ...row }: LockedRow, refundingFen: bigint): Order {
  return {
    ...row,
    priceFen: BigInt(row.priceFen),
    discountFen: BigInt(row.discountFen),
    paidFen: BigInt(row.paidFen),
    refundedFen: BigInt(row.refundedFen),
    purchaseFen: row.purchaseFen === null ? null : BigInt(row.purchaseFen),
    refundingFen,
    refundMaximumFen: BigInt(row.refundMaximumFen),
    refundReviewFen: row.refundReviewFen === null ? null : BigInt(row.refundReviewFen),
    businessHour: businessTime(row.orderedAt, timeZone).hour,
  };
}

/**
 * Pieces of each lane that open orders of the last minutes wait for, those that somebody had offered to the machine once more,
 * and those that are kept for codes of the mall however old they are; the lanes are locked by the caller.
 */
export function reservedPieces(
  tx: Handle,
  machineIds: readonly string[],
  since: Date,
): Promise<{ machineId: string; cabinet: string; lane: number; pieces: number }[]> {
  return tx.query(
    `select machine_id as "machineId", cabinet, lane_no as lane, sum(quantity)::int as pieces from (
       select id, machine_id, cabinet, lane_no, quantity from sales_order
       where machine_id = any($1::bigint[]) and ordered_at >= $2 and id >= id_at($2) and state = 'inTransaction'
       union
       select o.id, o.machine_id, o.cabinet, o.lane_no, o.quantity from order_event e join sales_order o on o.top_id = e.top_id and o.id = e.order_id
       where e.kind = 'remoteDispense' and e.id >= id_at($2) and e.machine_id = any($1::bigint[]) and o.ship_state in ('offered', 'claimed', 'granted')
       union
       select o.id, o.machine_id, o.cabinet, o.lane_no, o.quantity from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id
       where f.pickup_machine_id = any($1::bigint[]) and f.hold = 'reserved' and (o.ordered_at < $2 or o.state <> 'inTransaction')) r
     group by machine_id, cabinet, lane_no`,
    [[...new Set(machineIds)], since],
  );
}

export async function nextId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export interface OrderEvent {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly orderId: string;
  readonly kind: string;
  readonly source: "machine" | "provider" | "cloud" | "person";
  readonly actorId: string | null;
  readonly occurredAt: Date | null;
  readonly detail: Readonly<Record<string, string | number | null>>;
  /** When the cloud learned it; the event's id carries it. */
  readonly at: Date;
}

export async function insertEvents(tx: Handle, events: readonly OrderEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `insert into order_event (top_id, id, merchant_id, machine_id, order_id, kind, source, actor_id, occurred_at, detail)
     select "topId", id_at(at) | (nextval('id_sequence') & 4194303), "merchantId", "machineId", "orderId", kind, source, "actorId", "occurredAt", detail
     from (select r.* from jsonb_array_elements($1::jsonb) with ordinality as e(x, place),
             jsonb_to_record(e.x) as r("topId" bigint, "merchantId" bigint, "machineId" bigint, "orderId" bigint, kind text, source text, "actorId" bigint,
               "occurredAt" timestamptz, detail jsonb, at timestamptz) order by e.place) r`,
    [JSON.stringify(events)],
  );
}

/** Does the provider's number belong to another order already? */
export async function otherOrderOfTrade(tx: Handle, tradeNo: string, orderIds: readonly string[]): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from sales_order where third_trade_no = $1 and id <> all($2::bigint[]) limit 1",
    [tradeNo, orderIds],
  );
  return rows.length > 0;
}

/** Makes orders of this transaction exceptions because of their cards; a more urgent reason stays. */
export async function flagOrders(tx: Handle, orders: readonly Pick<Order, "topId" | "orderId">[]): Promise<void> {
  await tx.query(
    `update sales_order o set state = 'exception', exception = coalesce(o.exception, 'cardContradiction')
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "orderId" bigint) where o.top_id = r."topId" and o.id = r."orderId"`,
    [JSON.stringify(orders.map(({ topId, orderId }) => ({ topId, orderId })))],
  );
}
