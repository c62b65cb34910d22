import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { feeRates, feeReport, settledPayments } from "@yunshou/contract/finance/fees";
import {
  conditions,
  equals,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  scopedBy,
  sql,
  type Sql,
  statement,
} from "@yunshou/database";
import type { DatedRate, SettledKind } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { settledOn } from "../settlement/settlements.queries.ts";

const ofMerchants = { machine: null } as const;

export type FeeFilters = Pick<ParsedInputOf<typeof feeReport.list>, "fromDay" | "toDay" | "merchantNo" | "provider">;
type FeeRow = StoredRow<typeof feeReport.list>;

const feeTables = "settlement_part p join merchant m on m.id = p.merchant_id";

const feesOf = (scope: Scope, filters: FeeFilters): List => ({
  columns: `p.id as "partId", p.settle_day as "statDate", m.merchant_no as "merchantNo", m.name as "merchantName", p.payment as provider, p.orders as "orderCount",
    (p.paid_fen - p.refund_fen)::text as "salesAmountFen", p.rate as "feeRate", p.fee_fen as "feeAmountFen", p.higo_fen as "higoAmountFen",
    (p.paid_fen - p.refund_fen - p.fee_fen - p.higo_fen)::text as "settleAmountFen"`,
  from: feeTables,
  where: conditions(
    scoped(scope, "p", ofMerchants),
    settledOn("p", filters),
    numbered("m.merchant_no", "merchant", filters.merchantNo),
    equals("p.payment", filters.provider),
  ),
});

const feeOrder = {
  by: { statDate: "p.settle_day", salesAmountFen: "(p.paid_fen - p.refund_fen)", feeAmountFen: "p.fee_fen" },
  unsorted: "statDate",
  tie: ["p.id"],
} as const satisfies Order<string>;

export const listFees = (
  tx: Handle,
  scope: Scope,
  filters: FeeFilters,
  paging: Paging<keyof typeof feeOrder.by>,
): Promise<Page<FeeRow>> => pageOf(tx, feesOf(scope, filters), feeOrder, paging);

/** The next rows of an export, by id. */
export const feesAfter = (
  tx: Handle,
  scope: Scope,
  filters: FeeFilters,
  after: string,
  limit: number,
): Promise<FeeRow[]> => rowsAfter(tx, feesOf(scope, filters), "p.id", after, limit);

/** What the list of the same filters comes to. */
export async function feeTotals(
  tx: Handle,
  scope: Scope,
  filters: FeeFilters,
): Promise<AnswerOf<typeof feeReport.totals>> {
  const { where } = feesOf(scope, filters);
  const from = sql`from ${raw(feeTables)} where ${where}`;
  const sums = raw(`coalesce(sum(p.paid_fen - p.refund_fen), 0)::text as "salesAmountFen",
    coalesce(sum(p.fee_fen), 0)::text as "feeAmountFen"`);
  const [row] = await tx.query<Omit<AnswerOf<typeof feeReport.totals>, "days">>(
    ...statement(
      sql`select coalesce(sum(p.orders), 0)::int as "orderCount", ${sums}, coalesce(sum(p.higo_fen), 0)::text as "higoAmountFen" ${from}`,
    ),
  );
  const days = await tx.query<AnswerOf<typeof feeReport.totals>["days"][number]>(
    ...statement(sql`select p.settle_day as "statDate", ${sums} ${from} group by p.settle_day order by p.settle_day`),
  );
  return { ...row!, days };
}

export type PaymentFilters = Pick<
  ParsedInputOf<typeof settledPayments.list>,
  "fromDay" | "toDay" | "merchantNo" | "payMethod"
>;
type PaymentRow = StoredRow<typeof settledPayments.list>;

const paymentsOf = (scope: Scope, filters: PaymentFilters): List => ({
  columns: `g."rowId", g.merchant_id as "merchantId", g.merchant_no as "merchantNo", g.name as "merchantName", g.payment as "payMethod", g.orders as "orderCount",
    g.paid_fen::text as "paidAmountFen", g.refund_fen::text as "refundAmountFen", g.fee_fen::text as "feeAmountFen",
    (select coalesce(sum(h.shared_fen - h.returned_fen), 0)::text from order_share h join order_sharing s on s.top_id = h.top_id and s.id = h.sharing_id
     where h.merchant_id = g.merchant_id and s.kind = g.payment and h.share_day between g.from_day and g.to_day) as "executedFen", g.settle_fen::text as "settleAmountFen"`,
  from: sql`(select p.merchant_id || ' ' || p.payment as "rowId", p.merchant_id, m.merchant_no, m.name, p.payment, ${filters.fromDay}::date as from_day, ${filters.toDay}::date as to_day, sum(p.orders)::int as orders, sum(p.paid_fen) as paid_fen,
      sum(p.refund_fen) as refund_fen, sum(p.fee_fen + p.higo_fen) as fee_fen, sum(p.paid_fen - p.refund_fen - p.fee_fen - p.higo_fen - p.split_fen) as settle_fen
    from settlement_part p join merchant m on m.id = p.merchant_id
    where ${conditions(
      scoped(scope, "p", ofMerchants),
      settledOn("p", filters),
      numbered("m.merchant_no", "merchant", filters.merchantNo),
      equals("p.payment", filters.payMethod),
    )} group by p.merchant_id, m.merchant_no, m.name, p.payment) g`,
  // The scope stands inside, where the parts are.
  where: conditions(scopedBy(raw("true"))),
});

const paymentOrder = {
  by: {
    settleAmountFen: "g.settle_fen",
    paidAmountFen: "g.paid_fen",
    refundAmountFen: "g.refund_fen",
    feeAmountFen: "g.fee_fen",
  },
  unsorted: "settleAmountFen",
  tie: ["g.merchant_no asc", "g.payment asc"],
} as const satisfies Order<string>;

export const listPayments = (
  tx: Handle,
  scope: Scope,
  filters: PaymentFilters,
  paging: Paging<keyof typeof paymentOrder.by>,
): Promise<Page<PaymentRow>> => pageOf(tx, paymentsOf(scope, filters), paymentOrder, paging);

/** What the list of the same filters comes to. */
export async function paymentTotals(
  tx: Handle,
  scope: Scope,
  filters: PaymentFilters,
): Promise<AnswerOf<typeof settledPayments.totals>> {
  const { from, where } = paymentsOf(scope, filters);
  const [row] = await tx.query<AnswerOf<typeof settledPayments.totals>>(
    ...statement(sql`select coalesce(sum(g.orders), 0)::int as "orderCount", coalesce(sum(g.paid_fen), 0)::text as "paidAmountFen", coalesce(sum(g.refund_fen), 0)::text as "refundAmountFen",
        coalesce(sum(g.fee_fen), 0)::text as "feeAmountFen", coalesce(sum(g.settle_fen), 0)::text as "settleAmountFen"
      from ${from as Sql} where ${where}`),
  );
  return row!;
}

/** The next rows of an export, by merchant and payment kind. */
export const paymentsAfter = (
  tx: Handle,
  scope: Scope,
  filters: PaymentFilters,
  after: string,
  limit: number,
): Promise<PaymentRow[]> => rowsAfter(tx, paymentsOf(scope, filters), 'g."rowId"' as "g.rowId", after, limit);

export type RateFilters = Pick<ParsedInputOf<typeof feeRates.list>, "merchantNo" | "provider" | "rateStatus">;
type RateRow = StoredRow<typeof feeRates.list>;

/** Rates with what each is on this day of its merchant: the newest that has begun is in force. */
const ratesOf = (scope: Scope, filters: RateFilters, now: Date): List => ({
  columns: `f.id as "rateId", f.merchant_id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName", f.payment as provider, f.rate as "feeRate",
    f.from_day as "fromDate", st.state as "rateStatus", u.name as "setBy", f.set_at as "setTime"`,
  from: sql`fee_rate f join merchant m on m.id = f.merchant_id left join app_user u on u.id = f.set_by and ${scope.merchants === "all"}
    cross join lateral (select (${now}::timestamptz at time zone m.time_zone)::date as today) d
    cross join lateral (select case when f.from_day > d.today then 'upcoming'
      when exists (select from fee_rate n where n.merchant_id = f.merchant_id and n.payment = f.payment and n.from_day > f.from_day and n.from_day <= d.today) then 'past'
      else 'inForce' end as state) st`,
  where: conditions(
    scoped(scope, "f", ofMerchants),
    numbered("m.merchant_no", "merchant", filters.merchantNo),
    equals("f.payment", filters.provider),
    equals("st.state", filters.rateStatus),
  ),
});

const rateOrder = {
  by: { fromDate: "f.from_day" },
  unsorted: "fromDate",
  tie: ["f.id"],
} as const satisfies Order<string>;

export const listRates = (
  tx: Handle,
  scope: Scope,
  filters: RateFilters,
  now: Date,
  paging: Paging<"fromDate">,
): Promise<Page<RateRow>> => pageOf(tx, ratesOf(scope, filters, now), rateOrder, paging);

/** Rates of payment services, the newest first. */
export const usualRates = (tx: Handle): Promise<(DatedRate & { readonly payment: SettledKind })[]> =>
  tx.query(`select payment, rate, from_day::text as "fromDay" from usual_fee_rate order by from_day desc`);

/** Answers the id, or nothing when there is a rate from that day already. */
export async function insertRate(
  tx: Handle,
  owner: { readonly topId: string; readonly merchantId: string },
  made: { readonly provider: SettledKind; readonly feeRate: number; readonly fromDay: string; readonly setBy: string },
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into fee_rate (top_id, merchant_id, payment, rate, from_day, set_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (merchant_id, payment, from_day, top_id) do nothing returning id`,
    [owner.topId, owner.merchantId, made.provider, made.feeRate, made.fromDay, made.setBy],
  );
  return row?.id;
}

export interface Owner {
  readonly topId: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly timeZone: string;
}

/** A merchant of the scope with its zone; the platform itself sells nothing. */
export async function ownerOf(tx: Handle, scope: Scope, merchantId: string): Promise<Owner | undefined> {
  const where = conditions(scoped(scope, "m", ofMerchants), raw("m.status <> 'deleted' and m.id <> 1"));
  const [row] = await tx.query<Owner>(
    ...statement(
      sql`select m.top_id as "topId", m.id as "merchantId", m.name as "merchantName", m.time_zone as "timeZone" from merchant m where m.id = ${merchantId} and ${where}`,
    ),
  );
  return row;
}
