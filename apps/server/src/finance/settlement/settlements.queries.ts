import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { settledTransactions, settlementLines, settlements } from "@yunshou/contract/finance/settlements";
import { conditions, equals, given, type Handle, numbered, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import type { SettlementState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}
export const settledOn = (alias: "s" | "l" | "p", { fromDay, toDay }: Days) =>
  ({
    s: sql`s.settle_day between ${fromDay}::date and ${toDay}::date`,
    l: sql`l.settle_day between ${fromDay}::date and ${toDay}::date`,
    p: sql`p.settle_day between ${fromDay}::date and ${toDay}::date`,
  })[alias];

export type SettlementFilters = Pick<
  ParsedInputOf<typeof settlements.list>,
  "fromDay" | "toDay" | "merchantNo" | "settleStatus"
>;
type Statement = StoredRow<typeof settlements.list>;

const statementsOf = (scope: Scope, filters: SettlementFilters): List => ({
  columns: `s.id as "statementId", s.settle_day as "settleDate", m.merchant_no as "merchantNo", m.name as "merchantName", s.orders as "orderCount", s.refunds as "refundCount",
    s.sales_fen as "salesAmountFen", s.refund_fen as "refundAmountFen", (s.fee_fen + s.higo_fen)::text as "feeAmountFen", s.split_fen as "splitAmountFen",
    (s.sales_fen - s.refund_fen - s.fee_fen - s.higo_fen - s.split_fen)::text as "settleAmountFen", s.state as "settleStatus", s.reason, s.awaits_bill as "awaitsBill", s.seal,
    u.name as decider, s.closed_at as "closedTime", s.decided_at as "decidedTime", s.version`,
  from: "settlement s join merchant m on m.id = s.merchant_id",
  // People of the platform decide, and have no name for merchants.
  shown: sql`left join app_user u on u.id = s.decided_by and ${scope.merchants === "all"}`,
  where: conditions(
    scoped(scope, "s", ofMerchants),
    settledOn("s", filters),
    numbered("m.merchant_no", "merchant", filters.merchantNo),
    equals("s.state", filters.settleStatus),
  ),
});

const statementOrder = {
  by: {
    settleDate: "s.settle_day",
    salesAmountFen: "s.sales_fen",
    settleAmountFen: "(s.sales_fen - s.refund_fen - s.fee_fen - s.higo_fen - s.split_fen)",
  },
  unsorted: "settleDate",
  tie: ["s.id"],
} as const satisfies Order<string>;

export const listSettlements = (
  tx: Handle,
  scope: Scope,
  filters: SettlementFilters,
  paging: Paging<keyof typeof statementOrder.by>,
): Promise<Page<Statement>> => pageOf(tx, statementsOf(scope, filters), statementOrder, paging);

/** The next rows of an export, by id. */
export const settlementsAfter = (
  tx: Handle,
  scope: Scope,
  filters: SettlementFilters,
  after: string,
  limit: number,
): Promise<Statement[]> => rowsAfter(tx, statementsOf(scope, filters), "s.id", after, limit);

export type PartFilters = Pick<
  ParsedInputOf<typeof settledTransactions.list>,
  "fromDay" | "toDay" | "merchantNo" | "payMethod"
>;
type Part = StoredRow<typeof settledTransactions.list>;

/** Parts of one day and provider are one row, whatever their rates; its id is that of the first. */
const partsOf = (scope: Scope, filters: PartFilters): List => ({
  columns: `g.id as "partId", g.settle_day as "settleDate", m.merchant_no as "merchantNo", m.name as "merchantName", g.payment as provider, g.payment as "payMethod",
    g.orders as "orderCount", g.paid_fen::text as "paidAmountFen", g.refund_fen::text as "refundAmountFen", g.fee_fen::text as "feeAmountFen", g.split_fen::text as "splitAmountFen",
    g.settle_fen::text as "settleAmountFen", t.state as "settleStatus"`,
  from: sql`(select min(p.id) as id, p.merchant_id, p.settle_day, p.payment, sum(p.orders)::int as orders, sum(p.paid_fen) as paid_fen, sum(p.refund_fen) as refund_fen,
      sum(p.fee_fen + p.higo_fen) as fee_fen, sum(p.split_fen) as split_fen, sum(p.paid_fen - p.refund_fen - p.fee_fen - p.higo_fen - p.split_fen) as settle_fen
    from settlement_part p where ${conditions(scoped(scope, "p", ofMerchants), settledOn("p", filters), equals("p.payment", filters.payMethod))}
    group by p.merchant_id, p.settle_day, p.payment) g
    join merchant m on m.id = g.merchant_id join settlement t on t.merchant_id = g.merchant_id and t.settle_day = g.settle_day`,
  where: conditions(scoped(scope, "t", ofMerchants), numbered("m.merchant_no", "merchant", filters.merchantNo)),
});

const partOrder = {
  by: { settleDate: "g.settle_day", paidAmountFen: "g.paid_fen", settleAmountFen: "g.settle_fen" },
  unsorted: "settleDate",
  tie: ["g.id"],
} as const satisfies Order<string>;

export const listParts = (
  tx: Handle,
  scope: Scope,
  filters: PartFilters,
  paging: Paging<keyof typeof partOrder.by>,
): Promise<Page<Part>> => pageOf(tx, partsOf(scope, filters), partOrder, paging);

/** The next rows of an export, by id. */
export const partsAfter = (
  tx: Handle,
  scope: Scope,
  filters: PartFilters,
  after: string,
  limit: number,
): Promise<Part[]> => rowsAfter(tx, partsOf(scope, filters), "g.id", after, limit);

export type LineFilters = Pick<
  ParsedInputOf<typeof settlementLines.list>,
  "fromDay" | "toDay" | "merchantNo" | "settleStatus" | "orderNo" | "payMethod"
>;
type Line = StoredRow<typeof settlementLines.list>;

const linesOf = (scope: Scope, filters: LineFilters): List => ({
  columns: `l.id as "lineId", l.settle_day as "settleDate", l.fact_day as "factDate", l.order_id as "orderNo", o.third_trade_no as "thirdTradeNo", m.merchant_no as "merchantNo",
    m.name as "merchantName", j.machine_no as "machineNo", l.payment as "payMethod", o.business as "businessType", l.amount_fen as "paidAmountFen", l.rate as "feeRate",
    (l.fee_fen + l.higo_fen)::text as "feeAmountFen", l.split_fen as "splitAmountFen", (l.amount_fen - l.fee_fen - l.higo_fen - l.split_fen)::text as "settleAmountFen", s.state as "settleStatus"`,
  from: "settlement_line l join merchant m on m.id = l.merchant_id join settlement s on s.merchant_id = l.merchant_id and s.settle_day = l.settle_day and s.top_id = l.top_id",
  shown:
    "left join sales_order o on o.top_id = l.top_id and o.id = l.order_id left join machine j on j.top_id = l.top_id and j.id = l.machine_id",
  where: conditions(
    scoped(scope, "l"),
    settledOn("l", filters),
    numbered("m.merchant_no", "merchant", filters.merchantNo),
    equals("s.state", filters.settleStatus),
    equals("l.payment", filters.payMethod),
    given(filters.orderNo, (number) => sql`l.order_id::text = ${number}`),
  ),
});

const lineOrder = {
  by: { settleDate: "l.settle_day", paidAmountFen: "l.amount_fen" },
  unsorted: "settleDate",
  tie: ["l.id"],
} as const satisfies Order<string>;

export const listLines = (
  tx: Handle,
  scope: Scope,
  filters: LineFilters,
  paging: Paging<keyof typeof lineOrder.by>,
): Promise<Page<Line>> => pageOf(tx, linesOf(scope, filters), lineOrder, paging);

/** The next rows of an export, by id. */
export const linesAfter = (
  tx: Handle,
  scope: Scope,
  filters: LineFilters,
  after: string,
  limit: number,
): Promise<Line[]> => rowsAfter(tx, linesOf(scope, filters), "l.id", after, limit);

/** A statement as its steps need it. */
export interface SettlementRecord {
  readonly statementId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly day: string;
  readonly feeFen: string;
  readonly state: SettlementState;
  readonly awaitsBill: boolean;
  readonly version: number;
}

/** Statements of the scope, locked until the transaction ends; their merchants first, so that withdrawals wait. */
export async function lockSettlements(tx: Handle, scope: Scope, ids: readonly string[]): Promise<SettlementRecord[]> {
  const values: unknown[] = [ids];
  const where = scopeSql(scope, "s", values, ofMerchants);
  await tx.query(
    `select from merchant m where m.id in (select s.merchant_id from settlement s where s.id = any($1::bigint[]) and ${where}) order by m.id for no key update`,
    values,
  );
  return tx.query<SettlementRecord>(
    `select s.id as "statementId", s.top_id as "topId", s.merchant_id as "merchantId", m.name as "merchantName", s.settle_day::text as day,
       s.fee_fen as "feeFen", s.state, s.awaits_bill as "awaitsBill", s.version
     from settlement s join merchant m on m.id = s.merchant_id where s.id = any($1::bigint[]) and ${where} order by s.id for update of s`,
    values,
  );
}

/** What each receiver has of a statement, in fen. */
export const sharesOf = (
  tx: Handle,
  { topId, merchantId, day }: SettlementRecord,
): Promise<{ receiverId: string; fen: string }[]> =>
  tx.query(
    `select h.receiver_id as "receiverId", sum(h.share_fen)::text as fen from settlement_share h
     where h.top_id = $1 and h.merchant_id = $2 and h.settle_day = $3 group by 1 order by 1`,
    [topId, merchantId, day],
  );

/** Writes the step that was decided, by whom and when. */
export async function saveSettlementStep(
  tx: Handle,
  { topId, statementId }: SettlementRecord,
  step: {
    readonly state: SettlementState;
    readonly reason: string;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx.query(
    `update settlement set state = $3, reason = $4, decided_by = $5, decided_at = $6, version = version + 1
     where top_id = $1 and id = $2`,
    [topId, statementId, step.state, step.reason, step.userId, step.now],
  );
}
