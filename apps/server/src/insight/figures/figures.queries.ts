import type { Language, ParsedInputOf } from "@yunshou/contract";
import type { Dimension } from "@yunshou/contract/insight/figureViews";
import type { FigureCalls } from "@yunshou/contract/insight/figures";
import {
  conditions,
  contains,
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

export type FigureCondition = Omit<ParsedInputOf<FigureCalls["read"]>, "compare">;

/** Sums as PostgreSQL answers them: of a day, or of a row with its names and, where they are told apart, its payment kind. */
export interface SumsRow {
  readonly part: "day" | "row";
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly place: string;
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

/** Dimensions that are days, or sums of days. */
const times: readonly Dimension[] = ["day", "month", "year"];
export const isTime = (dimension: Dimension): boolean => times.includes(dimension);

/** What a dimension other than a time is read from. */
interface Subject {
  /** The column of the rollup. */
  readonly column: "merchant_id" | "payment" | "business" | "machine_id" | "product_id";
  readonly joins: string;
  /** What its filter takes, what people call it, its number, and where it is. */
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly place: string;
}

const machines =
  "left join machine m on m.id = x.machine_id left join point p on p.top_id = m.top_id and p.id = m.point_id";
const products = "left join product g on g.top_id = x.top_id and g.id = x.product_id";
const nothing = { name: "''", number: "''", place: "''" };

/** `place` of a product is its brand; its name depends on the language. */
const subjects: Readonly<Record<Exclude<Dimension, "day" | "month" | "year">, Subject>> = {
  merchant: {
    ...nothing,
    column: "merchant_id",
    joins: "left join merchant h on h.id = x.merchant_id",
    key: "h.merchant_no",
    name: "h.name",
    number: "h.merchant_no",
  },
  payMethod: { ...nothing, column: "payment", joins: "", key: "x.payment" },
  businessType: { ...nothing, column: "business", joins: "", key: "x.business" },
  machine: {
    column: "machine_id",
    joins: machines,
    key: "m.machine_no",
    name: "m.name",
    number: "m.machine_no",
    place: "p.name",
  },
  point: {
    column: "machine_id",
    joins: `${machines} left join route r on r.top_id = p.top_id and r.id = p.route_id`,
    key: "p.id::text",
    name: "p.name",
    number: "p.city",
    place: "r.name",
  },
  machineType: { ...nothing, column: "machine_id", joins: machines, key: "m.type" },
  product: {
    column: "product_id",
    joins: products,
    key: "x.product_id::text",
    name: "''",
    number: "g.code",
    place: "g.brand",
  },
  category: { ...nothing, column: "product_id", joins: products, key: "g.category" },
  brand: { ...nothing, column: "product_id", joins: products, key: "g.brand" },
};

interface Source {
  readonly table: "rollup_day" | "rollup_sales";
  readonly where: Sql;
}

/** Sums of whole merchants know no machine and no product; who asks for either, or may see single machines only, reads the sales. */
function sourceOf(scope: Scope, condition: FigureCondition, column: Subject["column"] | "business_day"): Source {
  const { fromDay, toDay, merchantNo, payMethod, businessType } = condition;
  const goods = goodsWhere(scope, condition);
  const places = machinesWhere(scope, condition);
  const ofMerchants =
    goods === undefined &&
    places === undefined &&
    scope.machines === undefined &&
    scope.granted === undefined &&
    column !== "machine_id" &&
    column !== "product_id";
  return {
    table: ofMerchants ? "rollup_day" : "rollup_sales",
    where: conditions(
      scoped(scope, "x", ofMerchants ? { machine: null } : { granted: true }),
      ofTree(scope),
      sql`x.business_day between ${fromDay} and ${toDay}`,
      given(
        merchantNo,
        (no) => sql`x.merchant_id in (select h.id from merchant h where ${numbered("h.merchant_no", "merchant", no)!})`,
      ),
      equals("x.payment", payMethod),
      equals("x.business", businessType),
      goods,
      places,
    ),
  };
}

/** The merchants of a whole tree by their ids, which lead the keys of the rollups: other trees are not even looked at. */
const ofTree = ({ topId, granted }: Scope): Sql | undefined =>
  topId === undefined || granted !== undefined
    ? undefined
    : sql`x.merchant_id in (select s.id from merchant s where s.top_id = ${topId})`;

/** Sales of machines that stand at a point or route today, or are of a kind. */
function machinesWhere(scope: Scope, { machineNo, pointId, routeName, machineType }: FigureCondition): Sql | undefined {
  if ([machineNo, pointId, routeName, machineType].every((one) => one === undefined)) return undefined;
  const wanted = conditions(
    scoped(scope, "m", { granted: true }),
    given(machineNo, (no) => sql`lower(m.machine_no) = lower(${no})`),
    equals("m.point_id", pointId),
    equals("m.type", machineType),
    contains("r.name", routeName),
  );
  return sql`x.machine_id in (select m.id from machine m left join point p on p.top_id = m.top_id and p.id = m.point_id
    left join route r on r.top_id = p.top_id and r.id = p.route_id where ${wanted})`;
}

/** Sales of a product, or of those that have a category or brand today. */
function goodsWhere(scope: Scope, { productId, category, brand }: FigureCondition): Sql | undefined {
  if (category === undefined && brand === undefined) return equals("x.product_id", productId);
  const wanted = conditions(
    scoped(scope, "g", { machine: null }),
    equals("g.category", category),
    equals("g.brand", brand),
    equals("g.id", productId),
  );
  return sql`exists (select from product g where g.top_id = x.top_id and g.id = x.product_id and ${wanted})`;
}

/**
 * The sums of a condition by day and by what it is grouped by, in one statement: both are of the same moment, so that the
 * days add up to the rows. Days without sales are missing; times are left to the days.
 */
export function sumsOf(
  tx: Handle,
  scope: Scope,
  language: Language,
  condition: FigureCondition,
  tellsKinds: boolean,
): Promise<SumsRow[]> {
  const days = sourceOf(scope, condition, "business_day");
  const byDay = sql`select 'day' as part, x.business_day::text as key, '' as name, '' as number, '' as place, null::text as payment, ${outer}
    from ${raw(days.table)} x where ${days.where} group by x.business_day`;
  if (isTime(condition.groupBy)) return tx.query<SumsRow>(...statement(byDay));
  const subject = subjects[condition.groupBy as keyof typeof subjects];
  const { table, where } = sourceOf(scope, condition, subject.column);
  const payment = raw(tellsKinds && subject.column !== "payment" ? ", x.payment" : "");
  const kind = raw(tellsKinds ? "x.payment" : "null::text");
  const name = condition.groupBy === "product" ? nameIn("g", language) : raw(subject.name);
  const byRow = sql`select 'row', coalesce(${raw(subject.key)}, ''), coalesce(min(${name}), ''), coalesce(min(${raw(subject.number)}), ''),
      coalesce(min(${raw(subject.place)}), ''), ${kind}, ${outer}
    from (select x.top_id, x.${raw(subject.column)}${payment}, ${inner} from ${raw(table)} x where ${where} group by 1, 2${raw(tellsKinds ? ", 3" : "")}) x
      ${raw(subject.joins)} group by coalesce(${raw(subject.key)}, '')${payment}`;
  return tx.query<SumsRow>(...statement(sql`${byDay} union all ${byRow}`));
}

/** Categories or brands that products in scope have, for a filter. */
export async function valuesOf(tx: Handle, scope: Scope, column: "category" | "brand"): Promise<string[]> {
  const where = conditions(scoped(scope, "g", { machine: null }), sql`g.${raw(column)} <> ''`);
  const rows = await tx.query<{ value: string }>(
    ...statement(sql`select distinct g.${raw(column)} as value from product g where ${where} order by 1 limit 200`),
  );
  return rows.map(({ value }) => value);
}
