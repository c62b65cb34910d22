import { type AnswerOf, countCap, id, type ParsedInputOf, type StoredRow } from "@yunshou/contract";
import type { orders } from "@yunshou/contract/orders/orders";
import { type Handle, likePattern, numbered, type Scope, scopeSql } from "@yunshou/database";
import { type RefundState, refundStatesOf, type ShipState } from "@yunshou/domain";
import { orderedWithin, refundIs } from "./orderDays.queries.ts";

type ListInput = ParsedInputOf<typeof orders.list>;
export type OrderFilters = Pick<
  ListInput,
  | "orderNo"
  | "thirdTradeNo"
  | "machineNo"
  | "payMethod"
  | "orderStatus"
  | "refundStatus"
  | "businessType"
  | "merchantNo"
  | "productId"
  | "sold"
  | "fromDay"
  | "toDay"
>;

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

/** Filters and the range of days. The scope is named by the caller of this function. */
function condition(filters: OrderFilters, timeZone: string, machineIds: readonly string[] | undefined): Condition {
  const values: unknown[] = [filters.fromDay, filters.toDay, timeZone];
  const parts = [orderedWithin({ fromDay: "$1", toDay: "$2", timeZone: "$3" })];
  const add = (text: (place: string) => string, value: unknown) =>
    void (value !== undefined && parts.push(text(`$${values.push(value)}`)));
  const { orderNo, thirdTradeNo } = filters;
  if (orderNo !== undefined && orderNo.length >= wholeNumberDigits && id.safeParse(orderNo).success)
    add((place) => `o.id = ${place}::bigint`, orderNo);
  else add((place) => `o.id::text like ${place}`, orderNo === undefined ? undefined : likePattern(orderNo));
  add((place) => `o.third_trade_no ilike ${place}`, thirdTradeNo === undefined ? undefined : likePattern(thirdTradeNo));
  add((place) => `o.payment = ${place}`, filters.payMethod);
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
  if (filters.sold !== undefined) parts.push(filters.sold === "yes" ? "o.counted" : "not o.counted");
  add((place) => `o.machine_id = any(${place}::bigint[])`, machineIds);
  return { text: parts.join(" and "), values };
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

const columns = `o.top_id as "topId", o.id as "orderNo", o.third_trade_no as "thirdTradeNo", coalesce(o.merchant_order_no, o.source_key) as "merchantOrderNo",
  h.name as "merchantName", m.machine_no as "machineNo", m.name as "machineName", o.lane_no as "laneNo", o.product_name as "productName", o.quantity,
  o.payment as "payMethod", o.pay_state as "payStatus", o.ship_state as "shipState", o.state as "orderStatus", o.refund_state as "refundStatus", o.price_fen as "orderPriceFen",
  o.discount_fen as "discountFen", o.paid_fen as "paidFen", o.lottery_fen as "lotteryFen", o.refunded_fen as "refundFen", o.lottery_count as "lotteryCount",
  o.win_result as "winResult", o.outcome, o.business as "businessType", o.weight_before_grams as "weightBeforeGrams", o.weight_after_grams as "weightAfterGrams",
  o.ordered_at as "orderTime", o.paid_at as "payTime", o.delivered_at as "deliverTime"`;

const joins = "join machine m on m.top_id = o.top_id and m.id = o.machine_id join merchant h on h.id = o.merchant_id";

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
export async function listOrders(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  input: ListInput,
): Promise<{ rows: OrderListRow[]; total: number; totalIsCapped: boolean }> {
  const machineIds = await machinesNamed(tx, scope, input.machineNo);
  const { text, values } = condition(input, timeZone, undefined);
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
  return { rows: await pageOf(tx, where, values, keys, input), total: Math.min(total, countCap), totalIsCapped };
}

const filtersOnlyDays = ({
  orderNo,
  thirdTradeNo,
  payMethod,
  orderStatus,
  refundStatus,
  businessType,
  merchantNo,
  productId,
}: OrderFilters): boolean =>
  [orderNo, thirdTradeNo, payMethod, orderStatus, refundStatus, businessType, merchantNo, productId].every(
    (filter) => filter === undefined,
  );

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

function pageOf(
  tx: Handle,
  where: string,
  values: readonly unknown[],
  keys: Keys | undefined,
  { page, pageSize, direction }: ListInput,
): Promise<OrderListRow[]> {
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
  return tx.query<OrderListRow>(`select ${columns} from ${source} o ${joins} order by o.${order}`, all);
}

/** Orders of the filters below an order number, newest first, for exports of any size. */
export async function ordersAfter(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: OrderFilters,
  below: string | undefined,
  limit: number,
): Promise<OrderListRow[]> {
  const { text, values } = condition(filters, timeZone, await machinesNamed(tx, scope, filters.machineNo));
  let where = `${text} and ${scopeSql(scope, "o", values, { granted: true })}`;
  if (below !== undefined) where += ` and o.id < $${values.push(below)}::bigint`;
  return tx.query(
    `select ${columns} from (select o.* from sales_order o where ${where} order by o.id desc limit $${values.push(limit)}::int) o ${joins} order by o.id desc`,
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

export async function orderRowOf(
  tx: Handle,
  scope: Scope,
  key: { topId: string; orderId: string },
): Promise<OrderListRow | undefined> {
  const values: unknown[] = [key.topId, key.orderId];
  const where = scopeSql(scope, "o", values, { granted: true });
  const [row] = await tx.query<OrderListRow>(
    `select ${columns} from sales_order o ${joins} where o.top_id = $1 and o.id = $2 and ${where}`,
    values,
  );
  return row;
}

type Detail = AnswerOf<typeof orders.detail>;

export type EventRow = Detail["events"][number];

/** What was recorded about an order, in the order in which the cloud learned it; stock movements included. */
export function eventsOf(tx: Handle, key: { topId: string; orderId: string }): Promise<EventRow[]> {
  return tx.query<EventRow>(
    `select id_time(e.id) as at, e.occurred_at as "occurredAt", e.kind, e.source, u.name as actor, e.detail, e.id as place
     from order_event e left join app_user u on u.id = e.actor_id
     where e.order_id = $2 and e.top_id = $1 and e.id >= id_at(id_time($2))
     union all
     select id_time(s.id), null, 'stockTaken', 'cloud', null, jsonb_build_object('lane', s.lane_no, 'quantity', -s.quantity, 'stockAfter', s.stock_after), s.id
     from sales_order o join stock_movement s on s.machine_id = o.machine_id and s.cabinet = o.cabinet and s.lane_no = o.lane_no and s.reference_id = o.id
     where o.top_id = $1 and o.id = $2 and s.id >= id_at(id_time($2)) and s.id < id_at(id_time($2) + interval '92 days')
     order by at, place`,
    [key.topId, key.orderId],
  );
}

export type RefundListRow = Omit<Detail["refunds"][number], "status"> & { readonly status: RefundState };

export function refundsOf(tx: Handle, key: { topId: string; orderId: string }): Promise<RefundListRow[]> {
  return tx.query<RefundListRow>(
    `select r.id as "refundId", r.amount_fen as "amountFen", r.state as status, r.reason, r.method, u.name as operator, r.requested_at as "requestedAt",
            r.finished_at as "finishedAt", r.failure
     from refund r left join app_user u on u.id = r.operator_id where r.top_id = $1 and r.order_id = $2 order by r.id`,
    [key.topId, key.orderId],
  );
}

/** The newest failed refund of exactly this amount, which is started again instead of making a new number (REFUND-08). */
export async function failedRefund(
  tx: Handle,
  key: { topId: string; orderId: string },
  amountFen: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from refund where top_id = $1 and order_id = $2 and state = 'failed' and amount_fen = $3 order by id desc limit 1",
    [key.topId, key.orderId, amountFen],
  );
  return row?.id;
}

export async function connectionOf(tx: Handle, machineId: string): Promise<"notActivated" | "online" | "offline"> {
  const [row] = await tx.query<{ connection: "notActivated" | "online" | "offline" }>(
    "select connection from machine_state where machine_id = $1",
    [machineId],
  );
  return row?.connection ?? "notActivated";
}
