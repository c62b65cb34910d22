import { type Scope, scopeSql } from "@yunshou/database";

/** Running sums are kept for this many days, a few more than a statistic may ask for. */
export const keptDays = 100;

export interface SubjectRange {
  readonly fromDay: string;
  readonly toDay: string;
  /** Condition on `merchant h` beside the scope. */
  readonly merchants?: string;
}

/**
 * Sums of a range for each product or machine of a scope: `top_id, id, orders, quantity, amount_fen`; `values` grows. Of the
 * days that a merchant has closed it takes the difference of two running sums and what arrived late, of later days the
 * rollup of sales itself, so that the cost follows the number of products or machines and not the days.
 *
 * Not for users narrowed to machines: the sums of products know no machine.
 */
export function subjectSums(
  scope: Scope,
  dimension: "product" | "machine",
  { fromDay, toDay, merchants = "true" }: SubjectRange,
  values: unknown[],
): string {
  const from = `$${values.push(fromDay)}::date`;
  const to = `$${values.push(toDay)}::date`;
  const until = `select u.subject_id as id`;
  const where = `u.merchant_id = h.id and u.dimension = '${dimension}' and h.closed is not null`;
  return `select h.top_id, b.id, sum(b.orders) as orders, sum(b.quantity) as quantity, sum(b.amount_fen) as amount_fen
    from (select h.id, h.top_id, case when ${from} between h.closed_day - ${keptDays - 2} and h.closed_day then h.closed_day end as closed
          from merchant h where ${scopeSql(scope, "h", values, { machine: null })} and ${merchants}) h
    cross join lateral (
      ${until}, u.orders, u.quantity, u.amount_fen from rollup_until u where ${where} and u.business_day = least(h.closed, ${to})
      union all
      ${until}, -u.orders, -u.quantity, -u.amount_fen from rollup_until u where ${where} and u.business_day = ${from} - 1
      union all
      select l.${dimension}_id, l.orders, l.quantity, l.amount_fen from rollup_late l
      where l.merchant_id = h.id and h.closed is not null and l.business_day between ${from} and ${to}
      union all
      select r.${dimension}_id, sum(r.orders), sum(r.quantity), sum(r.amount_fen) from rollup_sales r
      where r.merchant_id = h.id and r.business_day between greatest(${from}, h.closed + 1) and ${to} group by 1) b
    group by h.top_id, b.id having sum(b.orders) <> 0`;
}

/** Sums of products in a range for whoever looks; users narrowed to machines get the sales of these machines, whoever owns them. */
export function productSums(scope: Scope, range: SubjectRange, values: unknown[]): string {
  if (scope.machines === undefined) return subjectSums(scope, "product", range, values);
  const days = `r.business_day between $${values.push(range.fromDay)}::date and $${values.push(range.toDay)}::date`;
  return `select r.top_id, r.product_id as id, sum(r.quantity) as quantity, sum(r.amount_fen) as amount_fen from rollup_sales r where ${days} and ${scopeSql(scope, "r", values, { granted: true })} group by 1, 2`;
}
