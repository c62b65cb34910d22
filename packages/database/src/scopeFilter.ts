import { type Expression, type SqlBool, sql } from "kysely";
import type { Scope } from "./scope.ts";

/** Columns that carry the scope, when a table names them otherwise. */
export interface ScopeColumns {
  readonly merchant?: string;
  /** `null` for tables that have no machine: an ordinary user sees the rows of his merchants there. */
  readonly machine?: string | null;
}

type Narrowing = { readonly column: string; readonly equals: string } | { readonly column: string; readonly among: readonly string[] };

/** A whole tree is one comparison, which the index on top_id serves; machines narrow on top of the merchants. */
function narrowings(scope: Scope, { merchant = "merchant_id", machine = "machine_id" }: ScopeColumns): Narrowing[] {
  const list: Narrowing[] = [];
  if (scope.merchants !== "all") {
    list.push(scope.topId === undefined ? { column: merchant, among: scope.merchants } : { column: "top_id", equals: scope.topId });
  }
  if (scope.machines !== undefined && machine !== null) list.push({ column: machine, among: scope.machines });
  return list;
}

/**
 * The condition of a scope for SQL written by hand; appends its parameters to `values`.
 *
 * @example
 * const values: unknown[] = [orderId];
 * await tx.query(`select … from sales_order o where o.id = $1 and ${scopeSql(scope, "o", values)}`, values);
 */
export function scopeSql(scope: Scope, alias: string, values: unknown[], columns: ScopeColumns = {}): string {
  const conditions = narrowings(scope, columns).map((narrowing) => {
    const place = values.push("equals" in narrowing ? narrowing.equals : narrowing.among);
    return "equals" in narrowing ? `${alias}.${narrowing.column} = $${place}` : `${alias}.${narrowing.column} = any($${place}::bigint[])`;
  });
  return conditions.length === 0 ? "true" : `(${conditions.join(" and ")})`;
}

/** The same condition for the query builder: `.where(scopeIs(scope, "o"))`. */
export function scopeIs(scope: Scope, alias: string, columns: ScopeColumns = {}): Expression<SqlBool> {
  const conditions = narrowings(scope, columns).map((narrowing) => {
    const column = sql.ref(`${alias}.${narrowing.column}`);
    return "equals" in narrowing ? sql<SqlBool>`${column} = ${narrowing.equals}` : sql<SqlBool>`${column} = any(${narrowing.among}::bigint[])`;
  });
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
