import type { Language } from "@yunshou/contract";
import { type Handle, raw, type Scope, sql, statement } from "@yunshou/database";
import { nameIn } from "../goods/productNames.queries.ts";
import { bySubject, type Range, within } from "./dashboard.queries.ts";

/** Rows of a ranking at most; the table on the screen and its file have the same limit. */
const rankingLimit = 1_000;

export interface SalesFilters extends Range {
  readonly category?: string;
  readonly by: "quantity" | "amount";
}

export interface ProductSales {
  readonly productCode: string;
  readonly productName: string;
  readonly brand: string;
  readonly category: string;
  readonly salesCount: number;
  readonly salesAmountFen: string;
}

const measures = { quantity: "s.quantity", amount: "s.amount_fen" } as const;

/** Products by quantity or amount, descending; those of different merchants with one code stay apart. */
export function salesOfProducts(
  tx: Handle,
  scope: Scope,
  language: Language,
  { category, by, ...range }: SalesFilters,
): Promise<ProductSales[]> {
  const sold = (values: unknown[]) => bySubject(scope, range, "product", values);
  const inCategory = category === undefined ? raw("true") : sql`g.category = ${category}`;
  return tx.query<ProductSales>(
    ...statement(sql`select g.code as "productCode", ${nameIn("g", language)} as "productName", g.brand, g.category,
        s.quantity::int as "salesCount", s.amount_fen::text as "salesAmountFen"
      from (${sold}) s join product g on g.top_id = s.top_id and g.id = s.id where ${inCategory}
      order by ${raw(measures[by])} desc, g.code, g.id limit ${rankingLimit}::int`),
  );
}

/** What was sold on each day of the range; days without a sale are missing. */
export function salesByDay(
  tx: Handle,
  scope: Scope,
  { category, by: _, ...range }: SalesFilters,
): Promise<{ day: string; salesCount: number; salesAmountFen: string }[]> {
  const inRange = (values: unknown[]) => within(scope, range, values);
  const inCategory =
    category === undefined
      ? raw("true")
      : sql`exists (select from product g where g.top_id = x.top_id and g.id = x.product_id and g.category = ${category})`;
  return tx.query(
    ...statement(sql`select x.business_day as day, sum(x.quantity)::int as "salesCount", sum(x.amount_fen)::text as "salesAmountFen"
      from rollup_sales x where ${inRange} and ${inCategory} group by 1 order by 1`),
  );
}
