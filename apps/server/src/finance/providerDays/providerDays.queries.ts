import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { providerDays } from "@yunshou/contract/finance/providerDays";
import { conditions, equals, type Handle, raw, type Scope, scoped, scopedBy, sql } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { settledOn } from "../settlement/settlements.queries.ts";

const ofMerchants = { machine: null } as const;

type Filters = Pick<ParsedInputOf<typeof providerDays.list>, "fromDay" | "toDay" | "providerName" | "settleStatus">;

/** The days of the range with their sums, of which the provider keeps its fee alone (FIN-09, FIN-10); a day is as far as the least finished statement of those who sold on it. */
const daysOf = (scope: Scope, filters: Filters): List => ({
  columns: `g.settle_day || ' ' || g.payment as "rowId", g.settle_day as "settleDate", g.payment as "providerName", g.merchants as "merchantCount", g.orders as "orderCount",
    g.paid_fen::text as "paidAmountFen", g.fee_fen::text as "feeAmountFen", (g.paid_fen - g.fee_fen)::text as "settleAmountFen", g.state as "settleStatus"`,
  from: sql`(select p.settle_day, p.payment, count(distinct p.merchant_id)::int as merchants, sum(p.orders)::int as orders, sum(p.paid_fen - p.refund_fen) as paid_fen,
      sum(p.fee_fen) as fee_fen,
      case when bool_or(s.state = 'held') then 'held' when bool_or(s.state = 'pending') then 'pending' else 'settled' end as state
    from settlement_part p join settlement s on s.merchant_id = p.merchant_id and s.settle_day = p.settle_day and s.top_id = p.top_id
    where ${conditions(
      scoped(scope, "p", ofMerchants),
      settledOn("p", filters),
      equals("p.payment", filters.providerName),
    )} group by p.settle_day, p.payment) g`,
  // The scope stands inside, where the parts are.
  where: conditions(scopedBy(raw("true")), equals("g.state", filters.settleStatus)),
});

const order = {
  by: { settleDate: "g.settle_day", paidAmountFen: "g.paid_fen" },
  unsorted: "settleDate",
  tie: ["g.payment asc"],
} as const satisfies Order<string>;

export const listProviderDays = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof providerDays.list>>> => pageOf(tx, daysOf(scope, filters), order, paging);
