import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { refunds } from "@yunshou/contract/orders/refunds";
import {
  conditions,
  equals,
  type Handle,
  numbered,
  numberIs,
  onDaysOrNamed,
  raw,
  type Scope,
  scoped,
  scopeSql,
  sql,
  statement,
} from "@yunshou/database";
import { type RefundState, repeatClaims } from "@yunshou/domain";
import { type SaleReader, soldNameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export type RefundFilters = Pick<
  ParsedInputOf<typeof refunds.list>,
  | "refundNo"
  | "orderNo"
  | "machineNo"
  | "merchantNo"
  | "refundStatus"
  | "refundReason"
  | "refundMethod"
  | "repeats"
  | "fromDay"
  | "toDay"
>;

/** A refund as PostgreSQL answers it. */
export type RefundRow = Omit<StoredRow<typeof refunds.list>, "refundStatus" | "isOwn"> & {
  readonly state: RefundState;
  readonly operatorId: string | null;
};

/** How often a card claimed in the days that end with a refund. */
const claims = `(select count(*)::int from refund c where c.top_id = r.top_id and c.card_no = r.card_no and c.state <> 'declined'
  and c.requested_at <= r.requested_at and c.requested_at > r.requested_at - interval '${repeatClaims.days} days')`;

const columns = (
  language: SaleReader["language"],
) => sql`r.id as "refundNo", r.order_id as "orderNo", coalesce(m.machine_no, '') as "machineNo", coalesce(m.name, '') as "machineName", h.name as "merchantName", ${soldNameIn("o", language)} as "productName",
  o.payment as "payMethod", o.pay_state as "payStatus", o.paid_fen as "paidFen", r.amount_fen as "refundFen", o.refunded_fen as "refundedFen", r.state,
  r.reason as "refundReason", r.method as "refundMethod", u.name as "refundOperator", d.name as approver, r.operator_id as "operatorId", r.requested_at as "askedTime",
  r.finished_at as "refundTime", r.note as remark, r.failure, r.attempt, r.answer, r.answered_at as "answerTime", r.next_try_at as "nextTryTime", r.card_no as "cardNo",
  case when r.card_no is null then 0 else ${raw(claims)} end as claims`;

export const refundList = (scope: Scope, { timeZone, language }: SaleReader, filters: Partial<RefundFilters>): List => {
  const { refundStatus, fromDay, toDay } = filters;
  const days = onDaysOrNamed([filters.refundNo, filters.orderNo], "r.requested_at", { fromDay, toDay }, timeZone);
  return {
    columns: columns(language),
    from: "refund r join sales_order o on o.top_id = r.top_id and o.id = r.order_id left join machine m on m.top_id = r.top_id and m.id = r.machine_id join merchant h on h.id = r.merchant_id",
    shown: "left join app_user u on u.id = r.operator_id left join app_user d on d.id = r.decided_by",
    where: conditions(
      scoped(scope, "r", { granted: true }),
      // What is open never leaves the list, however old it is.
      days === undefined ? undefined : sql`(r.open or (${days}))`,
      numberIs("r.id", filters.refundNo),
      numberIs("r.order_id", filters.orderNo),
      numbered("m.machine_no", "machine", filters.machineNo),
      numbered("h.merchant_no", "merchant", filters.merchantNo),
      refundStatus === "pending" ? sql`r.open` : undefined,
      refundStatus === "refunding" ? sql`r.state in ('requested', 'refunding')` : undefined,
      refundStatus === undefined || refundStatus === "pending" || refundStatus === "refunding"
        ? undefined
        : equals("r.state", refundStatus),
      equals("r.reason", filters.refundReason),
      equals("r.method", filters.refundMethod),
      filters.repeats === undefined
        ? undefined
        : sql`r.card_no is not null and ${raw(claims)} >= ${repeatClaims.refunds}`,
    ),
  };
};

const order = {
  by: { askedTime: "r.requested_at" },
  unsorted: "askedTime",
  tie: ["r.id"],
} as const satisfies Order<string>;

export const listRefunds = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: RefundFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<RefundRow>> => pageOf(tx, refundList(scope, reader, filters), order, paging);

/** The next rows of an export, by number. */
export const refundsAfter = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: RefundFilters,
  after: string,
  limit: number,
): Promise<RefundRow[]> => rowsAfter(tx, refundList(scope, reader, filters), "r.id", after, limit);

/** How many refunds of these merchants are open: the figure of the home page, whose list is `pending`. */
export async function countOpenRefunds(tx: Handle, scope: Scope, merchantNo: string | undefined): Promise<number> {
  const ofNumber = numbered("h.merchant_no", "merchant", merchantNo);
  const where = conditions(
    scoped(scope, "r", { granted: true }),
    ofNumber && sql`r.merchant_id in (select h.id from merchant h where ${ofNumber})`,
  );
  const [row] = await tx.query<{ n: number }>(
    ...statement(sql`select count(*)::int as n from refund r where r.open and ${where}`),
  );
  return row?.n ?? 0;
}

export interface RefundKey {
  readonly topId: string;
  readonly refundId: string;
  readonly orderId: string;
}

/** The refunds of these numbers that lie in the scope; others are missing from the answer. */
export function refundKeys(tx: Handle, scope: Scope, refundNos: readonly string[]): Promise<RefundKey[]> {
  const values: unknown[] = [refundNos];
  const where = scopeSql(scope, "r", values);
  return tx.query<RefundKey>(
    `select r.top_id as "topId", r.id as "refundId", r.order_id as "orderId" from refund r where r.id = any($1::bigint[]) and ${where} order by r.order_id, r.id`,
    values,
  );
}

export interface RefundRules {
  readonly refundAgreed: boolean;
  readonly refundMaximumFen: string;
  readonly refundReviewFen: string | null;
}

/** How a merchant refunds. */
export async function rulesOf(tx: Handle, merchantId: string): Promise<RefundRules> {
  const [row] = await tx.query<RefundRules>(
    `select refund_agreed as "refundAgreed", refund_maximum_fen as "refundMaximumFen", refund_review_fen as "refundReviewFen" from merchant where id = $1`,
    [merchantId],
  );
  return row!;
}
