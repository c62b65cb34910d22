import type { Scope } from "./scope.ts";

/** Columns that carry the scope, when a table names them otherwise. */
export interface ScopeColumns {
  readonly merchant?: string;
  /** `null` for tables that have no machine: an ordinary user sees the rows of his merchants there. */
  readonly machine?: string | null;
  /** Machines of other merchants that the caller is authorised to count too; without it only his merchants' do. */
  readonly granted?: boolean;
}

type Narrowing =
  | { readonly column: string; readonly equals: string }
  | {
      readonly column: string;
      readonly among: readonly string[];
      readonly or?: { readonly column: string; readonly among: readonly string[] };
    };

/** A whole tree is one comparison, which the index on top_id serves; machines narrow on top of the merchants. */
function narrowings(
  scope: Scope,
  { merchant = "merchant_id", machine = "machine_id", granted = false }: ScopeColumns,
): Narrowing[] {
  const list: Narrowing[] = [];
  if (scope.merchants !== "all") {
    const or =
      granted && machine !== null && scope.granted !== undefined
        ? { or: { column: machine, among: scope.granted } }
        : {};
    list.push(
      scope.topId === undefined
        ? { column: merchant, among: scope.merchants, ...or }
        : { column: "top_id", equals: scope.topId },
    );
  }
  if (scope.machines !== undefined && machine !== null) list.push({ column: machine, among: scope.machines });
  return list;
}

/**
 * The condition of a scope; appends its parameters to `values`.
 *
 * @example
 * const values: unknown[] = [orderId];
 * await tx.query(`select … from sales_order o where o.id = $1 and ${scopeSql(scope, "o", values)}`, values);
 */
export function scopeSql(scope: Scope, alias: string, values: unknown[], columns: ScopeColumns = {}): string {
  const conditions = narrowings(scope, columns).map((narrowing) => {
    if ("equals" in narrowing) return `${alias}.${narrowing.column} = $${values.push(narrowing.equals)}`;
    const own = `${alias}.${narrowing.column} = any($${values.push(narrowing.among)}::bigint[])`;
    return narrowing.or === undefined
      ? own
      : `(${own} or ${alias}.${narrowing.or.column} = any($${values.push(narrowing.or.among)}::bigint[]))`;
  });
  return conditions.length === 0 ? "true" : `(${conditions.join(" and ")})`;
}
