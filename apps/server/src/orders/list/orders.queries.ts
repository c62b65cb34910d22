import { countCap, defaultLanguage, id, type ParsedInputOf, type StoredRow } from "@yunshou/contract";
import type { orders } from "@yunshou/contract/orders/orders";
import { type Handle, likePattern, numbered, type Scope, scopeSql } from "@yunshou/database";
import { type DeliveryState, type RefundReason, refundStatesOf, shipStatesOf, type ShipState } from "@yunshou/domain";
import { type SaleReader, soldNameIn } from "../../goods/productNames.queries.ts";
import { ofBusinessDays, orderedWithin, refundIs } from "./orderDays.queries.ts";

type ListInput = ParsedInputOf<typeof orders.list>;
/** What orders may be narrowed to; the lists that show them from one side each add what only they ask. */
export type OrderFilters = Partial<
  Pick<
    ListInput,
    | "orderNo"
    | "thirdTradeNo"
    | "machineNo"
    | "cardNo"
    | "payMethod"
    | "orderStatus"
    | "refundStatus"
    | "businessType"
    | "merchantNo"
    | "productId"
    | "pickupPointId"
    | "deliveryWay"
    | "medicine"
    | "batch"
    | "sold"
    | "byFace"
  >
> &
  Pick<ListInput, "fromDay" | "toDay"> & {
    readonly deliveryStatus?: DeliveryState | undefined;
    readonly productName?: string | undefined;
    /** Paid by one of these cards, or by any. */
    readonly cards?: readonly string[] | "any";
    /** Only these orders, whatever their day. */
    readonly orderIds?: readonly string[];
    /** Problem orders: those that wait, unless a state is asked for, which may be another one. */
    readonly problems?: true;
    readonly refundReason?: RefundReason | undefined;
  };
type Paging = Pick<ListInput, "page" | "pageSize" | "direction">;

/** What a list reads of an order beside what every list does. `Row` says it to the compiler, the SQL to PostgreSQL. */
export interface OrderView<Row> {
  readonly columns: string;
  readonly joins: string;
  /** Never there: it carries the type. */
  readonly row?: Row;
}
export const viewOf = <Row extends object>(columns: string, joins = ""): OrderView<Row> => ({ columns, joins });
const plain: OrderView<object> = viewOf<object>("");
const shownBy = ({ columns: more }: OrderView<unknown>, name: string) =>
  more === "" ? columnsWith(name) : `${columnsWith(name)}, ${more}`;

/** A row as PostgreSQL answers it; what the states and the money make of it is derived when it is presented. */
export type OrderListRow = Omit<StoredRow<typeof orders.list>, "deliveryStatus" | "waitingFen"> & {
  readonly topId: string;
  readonly shipState: ShipState;
};

/** Order numbers have at least this many digits; a shorter text is a part of one. */
const wholeNumberDigits = 18;
/** Below this depth each merchant or machine of a scope is asked through its own index. */
const shallowRows = 2_000;

interface Condition {
  readonly text: string;
  readonly values: unknown[];
}

/** Which orders it is about. Who asks for sales means the days on which figures count them, else those on the reader's own calendar. */
function daysOf(
  { orderIds, sold, fromDay, toDay }: OrderFilters,
  timeZone: string,
): [values: unknown[], parts: string[]] {
  if (orderIds !== undefined) return [[orderIds], ["o.id = any($1::bigint[])"]];
  const days = { fromDay: "$1", toDay: "$2" };
  return sold === undefined
    ? [[fromDay, toDay, timeZone], [orderedWithin({ ...days, timeZone: "$3" })]]
    : [[fromDay, toDay], [ofBusinessDays(days)]];
}

/** Filters and the range of days. The scope is named by the caller of this function. */
function condition(
  filters: OrderFilters,
  { timeZone, language }: SaleReader,
  machineIds: readonly string[] | undefined,
): Condition {
  const [values, parts] = daysOf(filters, timeZone);
  const add = (text: (place: string) => string, value: unknown) =>
    void (value !== undefined && parts.push(text(`$${values.push(value)}`)));
  const { orderNo, thirdTradeNo } = filters;
  if (orderNo !== undefined && orderNo.length >= wholeNumberDigits && id.safeParse(orderNo).success)
    add((place) => `o.id = ${place}::bigint`, orderNo);
  else add((place) => `o.id::text like ${place}`, orderNo === undefined ? undefined : likePattern(orderNo));
  add((place) => `o.third_trade_no ilike ${place}`, thirdTradeNo === undefined ? undefined : likePattern(thirdTradeNo));
  add((place) => `o.payment = ${place}`, filters.payMethod);
  add((place) => `o.card_no = ${place}`, filters.cardNo);
  // The index of unfinished orders is open only to a query that says so in its text.
  const unfinished = filters.orderStatus === "completed" ? "" : " and o.state <> 'completed'";
  add((place) => `o.state = ${place}${unfinished}`, filters.orderStatus);
  if (filters.refundStatus !== undefined) parts.push(refundIs(refundStatesOf(filters.refundStatus)));
  add((place) => `o.business = ${place}`, filters.businessType);
  if (filters.merchantNo !== undefined) {
    const ofNumber = numbered("h.merchant_no", "merchant", filters.merchantNo)!;
    parts.push(`o.merchant_id in (select h.id from merchant h where ${ofNumber(values)})`);
  }
  add((place) => `coalesce(o.product_id, 0) = ${place}::bigint`, filters.productId);
  // What it is anyway is said first, so that other orders are not looked up.
  add(
    (place) =>
      `o.business = 'mall' and exists (select from mall_order f where f.top_id = o.top_id and f.id = o.id and f.pickup_point_id = ${place}::bigint)`,
    filters.pickupPointId,
  );
  add(
    (place) =>
      `o.business = 'mall' and exists (select from mall_order f where f.top_id = o.top_id and f.id = o.id and f.delivery_way = ${place})`,
    filters.deliveryWay,
  );
  const ofMedicine = "exists (select from medicine_sale s where s.top_id = o.top_id and s.order_id = o.id";
  if (filters.medicine !== undefined) parts.push(`${ofMedicine})`);
  add(
    (place) =>
      `${ofMedicine} and s.batch_id in (select b.id from medicine_batch b where b.top_id = s.top_id and lower(b.batch_no) = lower(${place})))`,
    filters.batch,
  );
  if (filters.sold !== undefined) parts.push(filters.sold === "yes" ? "o.counted" : "not o.counted");
  if (filters.byFace !== undefined) parts.push("o.by_face");
  add((place) => `o.machine_id = any(${place}::bigint[])`, machineIds);
  addSides(filters, language, parts, add);
  return { text: parts.join(" and "), values };
}

/** Deliveries in these states raise an exception, so the few unfinished orders hold them all. */
const neverCompleted: readonly DeliveryState[] = ["delivering", "partlyDelivered", "failed"];

function addSides(
  { deliveryStatus, productName, cards, problems, orderStatus, refundReason }: OrderFilters,
  language: SaleReader["language"],
  parts: string[],
  add: (text: (place: string) => string, value: unknown) => void,
): void {
  if (deliveryStatus !== undefined) {
    add((place) => `o.ship_state = any(${place}::text[])`, shipStatesOf(deliveryStatus));
    if (neverCompleted.includes(deliveryStatus)) parts.push("o.state <> 'completed'");
  }
  add(
    (place) =>
      language === defaultLanguage
        ? `o.product_name ilike ${place}`
        : `(o.product_name ilike ${place} or exists (select from product g where g.top_id = o.top_id and g.id = o.product_id and g.names -> '${language}' ->> 'name' ilike ${place}))`,
    productName === undefined ? undefined : likePattern(productName),
  );
  if (cards === "any") parts.push("o.card_no is not null");
  else add((place) => `o.card_no = any(${place}::text[])`, cards);
  if (problems !== undefined)
    parts.push(
      orderStatus === undefined ? "o.state = 'exception' and o.state <> 'completed'" : "o.exception is not null",
    );
  add(
    (place) => `exists (select from refund q where q.top_id = o.top_id and q.order_id = o.id and q.reason = ${place})`,
    refundReason,
  );
}

/** The machine of a number, or those that have the text in theirs, within the scope; undefined when there is no such filter. */
async function machinesNamed(tx: Handle, scope: Scope, machineNo: string | undefined): Promise<string[] | undefined> {
  if (machineNo === undefined) return undefined;
  const values: unknown[] = [likePattern(machineNo)];
  const where = scopeSql(scope, "m", values, { granted: true });
  const rows = await tx.query<{ id: string; no: string }>(
    `select m.id, m.machine_no as no from machine m where m.machine_no ilike $1 and ${where}`,
    values,
  );
  const whole = rows.filter(({ no }) => no.toLowerCase() === machineNo.toLowerCase());
  return (whole.length > 0 ? whole : rows).map((row) => row.id);
}

const columnsWith = (
  name: string,
) => `o.top_id as "topId", o.id as "orderNo", o.third_trade_no as "thirdTradeNo", coalesce(o.merchant_order_no, o.source_key) as "merchantOrderNo",
  h.name as "merchantName", coalesce(m.machine_no, '') as "machineNo", coalesce(m.name, '') as "machineName", o.lane_no as "laneNo", ${name} as "productName", o.quantity,
  o.payment as "payMethod", o.pay_state as "payStatus", o.ship_state as "shipState", o.state as "orderStatus", o.refund_state as "refundStatus", o.price_fen as "orderPriceFen",
  o.discount_fen as "discountFen", o.paid_fen as "paidFen", o.lottery_fen as "lotteryFen", o.refunded_fen as "refundFen", o.lottery_count as "lotteryCount",
  o.win_result as "winResult", o.outcome, o.business as "businessType", o.weight_before_grams as "weightBeforeGrams", o.weight_after_grams as "weightAfterGrams",
  o.ordered_at as "orderTime", o.paid_at as "payTime", o.delivered_at as "deliverTime"`;

const joins =
  "left join machine m on m.top_id = o.top_id and m.id = o.machine_id join merchant h on h.id = o.merchant_id";

/** The machines of a filter or user, or some merchants, each asked through its own index; the subquery names the scope. */
interface Keys {
  readonly column: "machine_id" | "merchant_id";
  readonly count: number;
  readonly source: string;
}

function keysOf(scope: Scope, machineIds: readonly string[] | undefined, values: unknown[]): Keys | undefined {
  const machines = machineIds ?? scope.machines;
  if (machines !== undefined) {
    const listed = `select k.id from machine k where k.id = any($${values.push(machines)}::bigint[])`;
    return {
      column: "machine_id",
      count: machines.length,
      source: `${listed} and ${scopeSql(scope, "k", values, { granted: true })}`,
    };
  }
  if (scope.merchants === "all" || scope.topId !== undefined || scope.granted !== undefined) return undefined;
  return {
    column: "merchant_id",
    count: scope.merchants.length,
    source: `select unnest($${values.push(scope.merchants)}::bigint[]) as id`,
  };
}

/**
 * One page of orders, newest first unless asked otherwise, and how many there are up to the cap. The order is that of the
 * numbers, which is when the cloud learned of a sale; a machine that was away is therefore read at the top, not overlooked.
 * The cost follows the page and the cap and never the number of orders: every way in has an index in this order.
 */
export async function listOrders<Row = object>(
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  input: OrderFilters & Paging,
  view: OrderView<Row> = plain as OrderView<Row>,
): Promise<{ rows: (OrderListRow & Row)[]; total: number; totalIsCapped: boolean }> {
  const machineIds = await machinesNamed(tx, scope, input.machineNo);
  const { text, values } = condition(input, reader, undefined);
  const keys = keysOf(scope, machineIds, values);
  const where = keys === undefined ? `${text} and ${scopeSql(scope, "o", values, { granted: true })}` : text;
  const isCapped =
    machineIds === undefined &&
    filtersOnlyDays(input) &&
    input.sold !== "no" &&
    (await ordersAtLeast(tx, scope, input)) > countCap;
  const total = isCapped ? countCap + 1 : await countUpToCap(tx, where, values, keys);
  const totalIsCapped = total > countCap;
  if (total === 0) return { rows: [], total, totalIsCapped };
  return {
    rows: await pageOf(tx, where, values, keys, input, view, reader),
    total: Math.min(total, countCap),
    totalIsCapped,
  };
}

/** Names that narrow no further than the days, the machines and whether it was sold, which the caller has looked at. */
const counted: ReadonlySet<string> = new Set([
  "fromDay",
  "toDay",
  "machineNo",
  "sold",
  "page",
  "pageSize",
  "sort",
  "direction",
]);
const filtersOnlyDays = (filters: OrderFilters): boolean =>
  Object.entries(filters).every(([name, value]) => value === undefined || counted.has(name));

/** A business day of any time zone lies within the days of any other zone that begin this much earlier and later. */
const zoneDays = 2;

/**
 * Not more orders than the list of these days holds: what rollups counted on days that lie wholly within it. A list that is
 * capped by this alone is not counted. Users narrowed to machines have no such rollup and are counted.
 */
async function ordersAtLeast(tx: Handle, scope: Scope, { fromDay, toDay }: OrderFilters): Promise<number> {
  if (scope.machines !== undefined) return 0;
  const values: unknown[] = [fromDay, toDay];
  const [row] = await tx.query<{ n: number }>(
    `select coalesce(sum(r.orders), 0)::float8 as n from rollup_day r
     where r.business_day between $1::date + ${zoneDays} and $2::date - ${zoneDays} and ${scopeSql(scope, "r", values)}`,
    values,
  );
  return row?.n ?? 0;
}

async function countUpToCap(
  tx: Handle,
  where: string,
  values: readonly unknown[],
  keys: Keys | undefined,
): Promise<number> {
  const capped = (more: string) =>
    `select count(*) as n from (select 1 from sales_order o where ${more}${where} limit ${countCap + 1}) c`;
  const text =
    keys === undefined
      ? `${capped("")}`
      : `select sum(t.n) as n from (${keys.source}) k cross join lateral (${capped(`o.${keys.column} = k.id and `)}) t`;
  const [row] = await tx.query<{ total: number }>(
    `select coalesce(least(n, ${countCap + 1}), 0)::int as total from (${text}) s`,
    values,
  );
  return row?.total ?? 0;
}

function pageOf<Row>(
  tx: Handle,
  where: string,
  values: readonly unknown[],
  keys: Keys | undefined,
  { page, pageSize, direction }: Paging,
  view: OrderView<Row>,
  { language }: SaleReader,
): Promise<(OrderListRow & Row)[]> {
  const all = [...values];
  const skip = (page - 1) * pageSize;
  const limit = `$${all.push(pageSize)}::int`;
  const offset = `$${all.push(skip)}::int`;
  const order = direction === "asc" ? "id" : "id desc";
  const isShallow =
    keys !== undefined && keys.count * (skip + pageSize) <= shallowRows * 10 && skip + pageSize <= shallowRows;
  const narrowed = keys === undefined ? where : `o.${keys.column} in (${keys.source}) and ${where}`;
  const source = isShallow
    ? `(select n.* from (${keys.source}) k cross join lateral (
         select o.* from sales_order o where o.${keys.column} = k.id and ${where} order by o.${order} limit ${limit} + ${offset}) n
       order by n.${order} limit ${limit} offset ${offset})`
    : `(select o.* from sales_order o where ${narrowed} order by o.${order} limit ${limit} offset ${offset})`;
  return tx.query<OrderListRow & Row>(
    `select ${shownBy(view, soldNameIn("o", language)(all))} from ${source} o ${joins} ${view.joins} order by o.${order}`,
    all,
  );
}

/** Orders of the filters below an order number, newest first, for exports of any size. */
export async function ordersAfter<Row = object>(
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: OrderFilters,
  below: string | undefined,
  limit: number,
  view: OrderView<Row> = plain as OrderView<Row>,
): Promise<(OrderListRow & Row)[]> {
  const { text, values } = condition(filters, reader, await machinesNamed(tx, scope, filters.machineNo));
  let where = `${text} and ${scopeSql(scope, "o", values, { granted: true })}`;
  if (below !== undefined) where += ` and o.id < $${values.push(below)}::bigint`;
  const name = soldNameIn("o", reader.language)(values);
  return tx.query(
    `select ${shownBy(view, name)} from (select o.* from sales_order o where ${where} order by o.id desc limit $${values.push(limit)}::int) o ${joins} ${view.joins} order by o.id desc`,
    values,
  );
}

/** The tree of an order that the caller may see; undefined when there is none. */
export async function orderInScope(
  tx: Handle,
  scope: Scope,
  topId: string | undefined,
  orderNo: string,
): Promise<{ topId: string; orderId: string } | undefined> {
  const values: unknown[] = [orderNo];
  const tree =
    topId === undefined
      ? "o.top_id in (select h.id from merchant h where h.parent_id is null)"
      : `o.top_id = $${values.push(topId)}`;
  const where = scopeSql(scope, "o", values, { granted: true });
  const [row] = await tx.query<{ topId: string; orderId: string }>(
    `select o.top_id as "topId", o.id as "orderId" from sales_order o where o.id = $1::bigint and ${tree} and ${where}`,
    values,
  );
  return row;
}

export async function orderRowOf<Row = object>(
  tx: Handle,
  scope: Scope,
  key: { topId: string; orderId: string },
  language: SaleReader["language"],
  view: OrderView<Row> = plain as OrderView<Row>,
): Promise<(OrderListRow & Row) | undefined> {
  const values: unknown[] = [key.topId, key.orderId];
  const where = scopeSql(scope, "o", values, { granted: true });
  const [row] = await tx.query<OrderListRow & Row>(
    `select ${shownBy(view, soldNameIn("o", language)(values))} from sales_order o ${joins} ${view.joins} where o.top_id = $1 and o.id = $2 and ${where}`,
    values,
  );
  return row;
}
