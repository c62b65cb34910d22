import type { StoredRow } from "@yunshou/contract";
import type { balances } from "@yunshou/contract/finance/balances";
import { conditions, contains, type Handle, numbered, raw, type Scope, scoped, sql } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import { moneyOf, todayOf, withdrawableSql } from "./money.queries.ts";

export interface BalanceFilters {
  readonly merchantNo?: string | undefined;
  readonly merchantName?: string | undefined;
}
type Row = StoredRow<typeof balances.list>;

const columns = `m.id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName",
  (money.available + money.refund_hold + money.withdraw_hold + money.pending)::text as "balanceFen",
  (money.refund_hold + money.withdraw_hold)::text as "frozenFen", can.fen::text as "availableFen",
  (-provider.clearing)::text as "settleFen", money.payout::text as "withdrawFen", last.posted_at as "updatedTime"`;

/** Merchants of the scope with their money; the platform itself is none. */
const listOf = (scope: Scope, filters: BalanceFilters, now: Date): List => ({
  columns,
  from: sql`merchant m ${moneyOf} ${todayOf(now)} cross join lateral (select ${withdrawableSql} as fen) can
    left join lateral (select t.posted_at from ledger.account a
      join ledger.entry e on e.account_id = a.id and e.account_version = a.version and e.top_id = a.top_id
      join ledger.txn t on t.id = e.txn_id and t.top_id = e.top_id
      where a.merchant_id = m.id and a.code = 'available' and a.currency = 'CNY') last on true`,
  where: conditions(
    scoped(scope, "m", { machine: null }),
    raw("m.status <> 'deleted' and m.id <> 1"),
    numbered("m.merchant_no", "merchant", filters.merchantNo),
    contains("m.name", filters.merchantName),
  ),
});

const order = {
  by: {
    merchantNo: "m.merchant_no",
    balanceFen: "(money.available + money.refund_hold + money.withdraw_hold + money.pending)",
  },
  unsorted: "balanceFen",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

export const listBalances = (
  tx: Handle,
  scope: Scope,
  filters: BalanceFilters,
  now: Date,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters, now), order, paging);

/** The next rows of an export, by id. */
export const balancesAfter = (
  tx: Handle,
  scope: Scope,
  filters: BalanceFilters,
  now: Date,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, filters, now), "m.id", after, limit);
