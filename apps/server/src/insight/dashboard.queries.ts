import { defaultLanguage, type Language } from "@yunshou/contract";
import { type Handle, type Scope, likePattern, scopeSql } from "@yunshou/database";
import { onlinePaymentKinds } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { alarmIsOpen } from "../machines/alarms/alarmList.queries.ts";
import { countsOf } from "../machines/registry/machineStatus.queries.ts";
import { latestReceiptDays, orderedWithin } from "../orders/list/orderDays.queries.ts";
import { countOpenRefunds } from "../orders/refunds/refunds.queries.ts";
import { subjectSums } from "./subjects.queries.ts";

/** Days and merchants that a statistic covers, and the one machine or product of a drill-down. */
export interface Range {
  readonly fromDay: string;
  readonly toDay: string;
  readonly merchantNo?: string;
  readonly machineId?: string;
  readonly productId?: string;
}

/** Sums of whole merchants say all that the reader sees; machines of other merchants that he is authorised to stand in none of them. */
export const seesWholeMerchants = ({ machines, granted }: Scope): boolean =>
  machines === undefined && granted === undefined;

/** Drill-downs and users who see single machines read the sales of these; everything else has sums of its own. */
const needsMachines = (scope: Scope, { machineId, productId }: Range): boolean =>
  !seesWholeMerchants(scope) || machineId !== undefined || productId !== undefined;

/** Where the sums of whole days are read: `rollup_day` has a row for each payment kind of a merchant. */
const daysOf = (scope: Scope, range: Range): string => (needsMachines(scope, range) ? "rollup_sales" : "rollup_day");

/** Condition on the merchant `h`: the one of this number alone, or those that have the text in theirs; `values` grows. */
function ofNumber(merchantNo: string, values: unknown[]): string {
  const [whole, part] = [`$${values.push(merchantNo)}`, `$${values.push(likePattern(merchantNo))}`];
  return `(h.merchant_no = ${whole} or (h.merchant_no ilike ${part} and not exists (select from merchant n where n.merchant_no = ${whole})))`;
}

/** Condition on the rollup `x`; `values` grows. Who sees single machines asks it of the sales, which know them. */
export function within(scope: Scope, range: Range, values: unknown[]): string {
  let where = `x.business_day between $${values.push(range.fromDay)} and $${values.push(range.toDay)} and ${scopeSql(scope, "x", values, { granted: true })}`;
  if (range.merchantNo !== undefined) {
    where += ` and x.merchant_id in (select h.id from merchant h where ${ofNumber(range.merchantNo, values)})`;
  }
  if (range.machineId !== undefined) where += ` and x.machine_id = $${values.push(range.machineId)}`;
  if (range.productId !== undefined) where += ` and x.product_id = $${values.push(range.productId)}`;
  return where;
}

const sums = `coalesce(sum(x.orders), 0)::int as orders, coalesce(sum(x.quantity), 0)::int as quantity, coalesce(sum(x.amount_fen), 0)::text as "amountFen"`;

export interface Totals {
  readonly orders: number;
  readonly quantity: number;
  readonly amountFen: string;
}

export async function totals(tx: Handle, scope: Scope, range: Range): Promise<Totals & { onlineFen: string }> {
  const values: unknown[] = [onlinePaymentKinds];
  const [row] = await tx.query<Totals & { onlineFen: string }>(
    `select ${sums}, coalesce(sum(x.amount_fen) filter (where x.payment = any($1)), 0)::text as "onlineFen"
     from ${daysOf(scope, range)} x where ${within(scope, range, values)}`,
    values,
  );
  return row ?? { orders: 0, quantity: 0, amountFen: "0", onlineFen: "0" };
}

export async function byDay(tx: Handle, scope: Scope, range: Range): Promise<(Totals & { day: string })[]> {
  const values: unknown[] = [];
  return tx.query(
    `select x.business_day as day, ${sums} from ${daysOf(scope, range)} x where ${within(scope, range, values)} group by 1 order by 1`,
    values,
  );
}

/** Orders and amounts of each day. */
export async function soldByDay(
  tx: Handle,
  scope: Scope,
  range: Range,
): Promise<Omit<Totals & { day: string }, "quantity">[]> {
  const values: unknown[] = [];
  return tx.query(
    `select x.business_day as day, sum(x.orders)::int as orders, sum(x.amount_fen)::text as "amountFen"
     from ${daysOf(scope, range)} x where ${within(scope, range, values)} group by 1 order by 1`,
    values,
  );
}

/** Each day of a range up to a full hour, for whole merchants. */
export async function daysUntilHour(
  tx: Handle,
  scope: Scope,
  range: Range,
  untilHour: number,
): Promise<{ day: string; orders: number; amountFen: string; onlineFen: string }[]> {
  const values: unknown[] = [untilHour];
  return tx.query(
    `select x.business_day as day, sum(x.orders)::int as orders, sum(x.amount_fen)::text as "amountFen",
       sum(x.online_fen)::text as "onlineFen"
     from rollup_hour x where x.hour < $1 and ${within(scope, range, values)} group by 1`,
    values,
  );
}

export async function byPayment(tx: Handle, scope: Scope, range: Range): Promise<(Totals & { payment: string })[]> {
  const values: unknown[] = [];
  return tx.query(
    `select x.payment, ${sums} from ${daysOf(scope, range)} x where ${within(scope, range, values)} group by 1 order by sum(x.amount_fen) desc`,
    values,
  );
}

export async function byDayAndPayment(
  tx: Handle,
  scope: Scope,
  range: Range,
): Promise<(Totals & { day: string; payment: string })[]> {
  const values: unknown[] = [];
  return tx.query(
    `select x.business_day as day, x.payment, ${sums} from ${daysOf(scope, range)} x where ${within(scope, range, values)} group by 1, 2 order by 1 desc, 2`,
    values,
  );
}

/** Sums for each product or machine as a subquery: `top_id, id, orders, quantity, amount_fen`. */
export function bySubject(scope: Scope, range: Range, dimension: "product" | "machine", values: unknown[]): string {
  if (needsMachines(scope, range)) {
    return `select x.top_id, x.${dimension}_id as id, sum(x.orders) as orders, sum(x.quantity) as quantity, sum(x.amount_fen) as amount_fen
      from rollup_sales x where ${within(scope, range, values)} group by 1, 2`;
  }
  const merchants = range.merchantNo === undefined ? {} : { merchants: ofNumber(range.merchantNo, values) };
  return subjectSums(scope, dimension, { fromDay: range.fromDay, toDay: range.toDay, ...merchants }, values);
}

const subjectFigures = `s.orders::int as orders, s.quantity::int as quantity, s.amount_fen::text as "amountFen"`;

export interface ProductFigures extends Totals {
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
  readonly brand: string;
  readonly image: string | null;
}

/** Products by amount, descending. Products of different merchants with one code stay apart. */
export async function byProduct(
  tx: Handle,
  scope: Scope,
  range: Range,
  category: string | undefined,
  limit: number,
  language: Language = defaultLanguage,
): Promise<ProductFigures[]> {
  const values: unknown[] = [];
  const name = nameIn("g", language)(values);
  const sold = bySubject(scope, range, "product", values);
  const inCategory = category === undefined ? "" : ` where g.category = $${values.push(category)}`;
  return tx.query<ProductFigures>(
    `select g.id as "productId", g.code as "productCode", ${name} as "productName", g.brand, g.image, ${subjectFigures}
     from (${sold}) s join product g on g.top_id = s.top_id and g.id = s.id ${inCategory}
     order by s.amount_fen desc, g.code limit ${limit}`,
    values,
  );
}

/** Products of one machine with the lanes from which each was sold, by amount, descending; the rollups know no lanes, the orders do. */
export async function byProductAndLanes(
  tx: Handle,
  scope: Scope,
  range: Range & { readonly machineId: string },
  limit: number,
  language: Language = defaultLanguage,
): Promise<(ProductFigures & { readonly laneNo: string })[]> {
  const values: unknown[] = [range.machineId, range.fromDay, range.toDay, latestReceiptDays];
  const lanes = await tx.query<{ productId: string; laneNo: string }>(
    `select o.product_id as "productId", string_agg(distinct o.lane_no::text, ', ' order by o.lane_no::text) as "laneNo"
     from sales_order o where o.machine_id = $1 and o.counted and o.product_id is not null and o.lane_no is not null and o.business_day between $2 and $3
       and o.id >= id_at(($2::date - 1)::timestamp at time zone 'UTC') and o.id < id_at(($3::date + 2 + $4::int)::timestamp at time zone 'UTC')
       and ${scopeSql(scope, "o", values, { granted: true })}
     group by o.product_id`,
    values,
  );
  const known = new Map(lanes.map(({ productId, laneNo }) => [productId, laneNo]));
  const products = await byProduct(tx, scope, range, undefined, limit, language);
  return products.map((product) => ({ ...product, laneNo: known.get(product.productId) ?? "" }));
}

export async function categories(tx: Handle, scope: Scope): Promise<string[]> {
  const values: unknown[] = [];
  const where = scopeSql({ ...scope, machines: undefined }, "g", values);
  const rows = await tx.query<{ category: string }>(
    `select distinct g.category from product g where g.category <> '' and ${where} order by 1 limit 200`,
    values,
  );
  return rows.map((row) => row.category);
}

export interface MachineFigures extends Totals {
  readonly machineNo: string;
  readonly machineName: string;
  readonly pointName: string | null;
}

export interface MachineFilter {
  readonly machineType?: string;
  readonly routeName?: string;
}

export async function byMachine(
  tx: Handle,
  scope: Scope,
  range: Range,
  filter: MachineFilter,
  limit: number,
): Promise<MachineFigures[]> {
  const values: unknown[] = [];
  const sold = bySubject(scope, range, "machine", values);
  const type = filter.machineType === undefined ? "" : ` and m.type = $${values.push(filter.machineType)}`;
  const route =
    filter.routeName === undefined ? "" : ` and r.name ilike $${values.push(likePattern(filter.routeName))}`;
  return tx.query<MachineFigures>(
    `select m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName", ${subjectFigures}
     from (${sold}) s join machine m on m.id = s.id left join point p on p.top_id = m.top_id and p.id = m.point_id
       left join route r on r.top_id = p.top_id and r.id = p.route_id
     where true ${type} ${route} order by s.amount_fen desc, m.machine_no limit ${limit}`,
    values,
  );
}

/** The product of this code in scope, or of who owns a machine in it: the one of this id, where several merchants gave it; without one the first. */
export async function findProduct(
  tx: Handle,
  scope: Scope,
  { code, productId }: { readonly code: string; readonly productId?: string | undefined },
  language: Language = defaultLanguage,
): Promise<{ id: string; code: string; name: string; brand: string; image: string | null } | undefined> {
  const values: unknown[] = [code, productId ?? null];
  const own = scopeSql({ ...scope, machines: undefined }, "g", values);
  const where =
    scope.granted === undefined
      ? own
      : `(${own} or exists (select from machine m where m.top_id = g.top_id and m.merchant_id = g.merchant_id and ${scopeSql(scope, "m", values, { granted: true })}))`;
  const [row] = await tx.query<{ id: string; code: string; name: string; brand: string; image: string | null }>(
    `select g.id, g.code, ${nameIn("g", language)(values)} as name, g.brand, g.image from product g
     where g.code = $1 and ($2::bigint is null or g.id = $2) and ${where} order by g.id limit 1`,
    values,
  );
  return row;
}

export async function findMachine(
  tx: Handle,
  scope: Scope,
  machineNo: string,
): Promise<{ id: string; machineNo: string; machineName: string; pointName: string | null } | undefined> {
  const values: unknown[] = [machineNo];
  const where = scopeSql(scope, "m", values, { granted: true });
  const [row] = await tx.query<{ id: string; machineNo: string; machineName: string; pointName: string | null }>(
    `select m.id, m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName"
     from machine m left join point p on p.top_id = m.top_id and p.id = m.point_id where m.machine_no = $1 and ${where}`,
    values,
  );
  return row;
}

const shownStates = ["inService", "online", "offline", "fault", "outOfStock"] as const;

/** Tickets of these days that nobody has taken up, as their list holds them: those of users and of customers what was made one, or whatever customers said. */
export async function countNewTickets(
  tx: Handle,
  scope: Scope,
  {
    fromDay,
    toDay,
    timeZone,
    ofCustomers = false,
  }: { readonly fromDay: string; readonly toDay: string; readonly timeZone: string; readonly ofCustomers?: boolean },
): Promise<number> {
  const values: unknown[] = [fromDay, toDay, timeZone];
  const sources = ofCustomers ? "t.source = 'customer'" : "(t.source = 'console' or t.escalated_at is not null)";
  const machines =
    scope.machines === undefined
      ? "true"
      : `(t.subject_machine_id is null or t.subject_machine_id = any($${values.push(scope.machines)}::bigint[]))`;
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from ticket t
     where t.created_at >= $1::date::timestamp at time zone $3 and t.created_at < ($2::date + 1)::timestamp at time zone $3
       and t.state = 'unprocessed' and ${sources}
       and ${machines} and ${scopeSql(scope, "t", values, { machine: null })}`,
    values,
  );
  return row?.n ?? 0;
}

/** Machine states and pending work of the home page, each counted as the list that it opens counts its rows. */
export async function present(
  tx: Handle,
  scope: Scope,
  days: Pick<Range, "fromDay" | "toDay" | "merchantNo"> & { readonly timeZone: string },
): Promise<{
  machines: Record<(typeof shownStates)[number], number>;
  pending: { refunds: number; exceptions: number; alarms: number };
}> {
  const ofMerchant = (merchant: string, own: unknown[]) =>
    days.merchantNo === undefined
      ? "true"
      : `${merchant} in (select h.id from merchant h where ${ofNumber(days.merchantNo, own)})`;
  const values: unknown[] = [];
  const whose = `${scopeSql(scope, "m", values, { granted: true })} and ${ofMerchant("m.merchant_id", values)}`;
  const [machines] = await tx.query<Record<(typeof shownStates)[number], number>>(
    `select ${countsOf(shownStates)} from machine m join machine_state t on t.machine_id = m.id where ${whose}`,
    values,
  );
  const pendingOrders = async (condition: string) => {
    const own: unknown[] = [days.fromDay, days.toDay, days.timeZone];
    const within = orderedWithin({ fromDay: "$1", toDay: "$2", timeZone: "$3" });
    const where = `${within} and ${condition} and ${scopeSql(scope, "o", own, { granted: true })} and ${ofMerchant("o.merchant_id", own)}`;
    const [row] = await tx.query<{ n: number }>(`select count(*)::int as n from sales_order o where ${where}`, own);
    return row?.n ?? 0;
  };
  const own: unknown[] = [];
  const [alarms] = await tx.query<{ n: number }>(
    `select count(*)::int as n from alarm a join machine m on m.top_id = a.top_id and m.id = a.machine_id
     where ${alarmIsOpen} and ${scopeSql(scope, "a", own, { granted: true })} and ${ofMerchant("a.merchant_id", own)}`,
    own,
  );
  return {
    machines: machines!,
    pending: {
      refunds: await countOpenRefunds(tx, scope, days.merchantNo),
      exceptions: await pendingOrders("o.state = 'exception'"),
      alarms: alarms?.n ?? 0,
    },
  };
}
