import type { Language } from "@yunshou/contract";
import {
  conditions,
  equals,
  given,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { subjectSums } from "../subjects.queries.ts";
import { type FigureCondition, goodsWhere, machinesWhere, type Source, sourceOf } from "./figureSource.queries.ts";
import { isTime, type Subject, subjects } from "./figureSubjects.queries.ts";

/** Sums as PostgreSQL answers them: of a day, or of a row with its names and, where they are told apart, its payment kind. */
export interface SumsRow {
  readonly part: "day" | "row";
  readonly key: string;
  readonly name: string;
  readonly number: string;
  /** As the subject names them. */
  readonly places: readonly string[];
  readonly payment: string | null;
  readonly orders: number;
  readonly quantity: number;
  readonly amountFen: string;
  readonly refunds: number;
  readonly refundFen: string;
  readonly costFen: string;
  readonly costedFen: string;
}

const columns = ["orders", "quantity", "amount_fen", "refunds", "refund_fen", "cost_fen", "costed_fen"];
const inner = raw(columns.map((column) => `sum(x.${column}) as ${column}`).join(", "));
const outer = raw(
  `sum(x.orders)::int as orders, sum(x.quantity)::int as quantity, sum(x.amount_fen)::text as "amountFen", sum(x.refunds)::int as refunds,
   sum(x.refund_fen)::text as "refundFen", sum(x.cost_fen)::text as "costFen", sum(x.costed_fen)::text as "costedFen"`,
);

/** What rows tell beside the sums that every page has. */
export interface Told {
  /** Each payment kind apart. */
  readonly kinds: boolean;
  readonly profit: boolean;
}

/** Sums for each value of a column of the rollups. */
const summed = ({ table, where }: Source, { column, kept }: Pick<Subject, "column" | "kept">, kinds: boolean): Sql =>
  sql`select x.top_id, x.${raw(column)}${raw(kinds ? ", x.payment" : "")}${raw(kept === undefined ? "" : `, max(x.${kept}) as ${kept}`)}, ${inner}
    from ${raw(table)} x where ${where} group by 1, 2${raw(kinds ? ", 3" : "")}`;

/**
 * Sums of machines from the running sums of ended days, which cost the same for any number of days (decision 0023). They
 * know neither payment kinds nor refunds nor costs: the few refunds are read from the sales, through an index of their own.
 */
function machinesUntil(scope: Scope, condition: FigureCondition, refunded: Source): Sql {
  const { fromDay, toDay, merchantNo } = condition;
  const sold: Sql = (values) => {
    const merchants =
      merchantNo === undefined ? {} : { merchants: numbered("h.merchant_no", "merchant", merchantNo)!(values) };
    return subjectSums(scope, "machine", { fromDay, toDay, ...merchants }, values);
  };
  const places = machinesWhere(scope, condition) ?? raw("true");
  return sql`select x.top_id, x.machine_id, x.orders, x.quantity, x.amount_fen, 0 as refunds, 0 as refund_fen, 0 as cost_fen, 0 as costed_fen
    from (select b.top_id, b.id as machine_id, b.orders, b.quantity, b.amount_fen from (${sold}) b) x where ${places}
    union all
    select x.top_id, x.machine_id, 0, 0, 0, x.refunds, x.refund_fen, 0, 0 from rollup_sales x where x.refunds > 0 and ${refunded.where}`;
}

const isOfWholeMachines = (scope: Scope, condition: FigureCondition, column: Subject["column"], told: Told): boolean =>
  column === "machine_id" &&
  !told.kinds &&
  !told.profit &&
  scope.machines === undefined &&
  scope.granted === undefined &&
  condition.payMethod === undefined &&
  condition.businessType === undefined &&
  condition.medicine === undefined &&
  condition.pickupPointId === undefined &&
  condition.deliveryWay === undefined &&
  goodsWhere(scope, condition) === undefined;

/**
 * The sums of a condition by day and by what it is grouped by, in one statement: both are of the same moment, so that the
 * days add up to the rows. Days without sales are missing; times are left to the days.
 */
export function sumsOf(
  tx: Handle,
  scope: Scope,
  language: Language,
  condition: FigureCondition,
  told: Told,
): Promise<SumsRow[]> {
  const days = sourceOf(scope, condition, "business_day");
  const byDay = sql`select 'day' as part, x.business_day::text as key, '' as name, '' as number, '{}'::text[] as places, null::text as payment, ${outer}
    from ${raw(days.table)} x where ${days.where} group by x.business_day`;
  if (isTime(condition.groupBy)) return tx.query<SumsRow>(...statement(byDay));
  const subject = subjects[condition.groupBy as keyof typeof subjects];
  const source = sourceOf(scope, condition, subject.column);
  const sums = isOfWholeMachines(scope, condition, subject.column, told)
    ? machinesUntil(scope, condition, source)
    : summed(source, subject, told.kinds);
  const kind = raw(told.kinds ? "x.payment" : "null::text");
  const name = subject.ofProduct === true ? nameIn("g", language) : raw(subject.name);
  const places = Object.values(subject.places).map((place) => `coalesce(min(${place}), '')`);
  const byRow = sql`select 'row', coalesce(${raw(subject.key)}, ''), coalesce(min(${name}), ''), coalesce(min(${raw(subject.number)}), ''),
      array[${raw(places.join(", "))}]::text[], ${kind}, ${outer}
    from (${sums}) x ${raw(subject.joins)} group by coalesce(${raw(subject.key)}, '')${raw(told.kinds ? ", x.payment" : "")}`;
  return tx.query<SumsRow>(...statement(sql`${byDay} union all ${byRow}`));
}

/** How many machines of the scope stand at points today, by the point. */
export async function machinesAt(
  tx: Handle,
  scope: Scope,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const where = conditions(scoped(scope, "m", { granted: true }), sql`m.point_id = any(${pointIds}::bigint[])`);
  const rows = await tx.query<{ pointId: string; machines: number }>(
    ...statement(
      sql`select m.point_id as "pointId", count(*)::int as machines from machine m where ${where} group by m.point_id`,
    ),
  );
  return new Map(rows.map(({ pointId, machines }) => [pointId, machines]));
}

/** What the statements of these days kept and left, by payment kind or by day. */
export async function settledBy(
  tx: Handle,
  scope: Scope,
  { fromDay, toDay, merchantNo, payMethod, groupBy }: FigureCondition,
): Promise<ReadonlyMap<string, { readonly feeAmountFen: string; readonly settleAmountFen: string }>> {
  const where = conditions(
    scoped(scope, "p", { machine: null }),
    sql`p.settle_day between ${fromDay} and ${toDay}`,
    given(
      merchantNo,
      (no) => sql`p.merchant_id in (select h.id from merchant h where ${numbered("h.merchant_no", "merchant", no)!})`,
    ),
    equals("p.payment", payMethod),
  );
  const rows = await tx.query<{ key: string; feeAmountFen: string; settleAmountFen: string }>(
    ...statement(sql`select ${raw(groupBy === "day" ? "p.settle_day::text" : "p.payment")} as key, sum(p.fee_fen + p.higo_fen)::text as "feeAmountFen",
        sum(p.paid_fen - p.refund_fen - p.fee_fen - p.higo_fen - p.split_fen)::text as "settleAmountFen"
      from settlement_part p where ${where} group by 1`),
  );
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

/** Categories or brands that products in scope have, for a filter. */
export async function valuesOf(tx: Handle, scope: Scope, column: "category" | "brand"): Promise<string[]> {
  const where = conditions(scoped(scope, "g", { machine: null }), sql`g.${raw(column)} <> ''`);
  const rows = await tx.query<{ value: string }>(
    ...statement(sql`select distinct g.${raw(column)} as value from product g where ${where} order by 1 limit 200`),
  );
  return rows.map(({ value }) => value);
}

/** Names of the medicine categories in scope, for a filter. */
export async function medicineCategories(tx: Handle, scope: Scope): Promise<string[]> {
  const where = conditions(scoped(scope, "g", { machine: null }), sql`g.kind = 'category'`);
  const rows = await tx.query<{ name: string }>(
    ...statement(sql`select distinct g.name from medicine_group g where ${where} order by 1 limit 200`),
  );
  return rows.map(({ name }) => name);
}
