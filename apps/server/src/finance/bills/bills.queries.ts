import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { billDifferences, bills } from "@yunshou/contract/finance/bills";
import {
  conditions,
  equals,
  given,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  scopedBy,
  scopeSql,
  sql,
} from "@yunshou/database";
import type { BillLineKind, BillState, DifferenceReason, DifferenceState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;
/** Only the platform has bills, and its permissions keep everybody else out. */
const ofPlatform = scopedBy(raw("true"));

export type BillFilters = Pick<ParsedInputOf<typeof bills.list>, "fromDay" | "toDay" | "payMethod" | "billStatus">;
type Bill = StoredRow<typeof bills.list>;

const counted = `cross join lateral (select count(*)::int as found, (count(*) filter (where d.state <> 'done'))::int as open,
    coalesce(sum(d.their_fen - d.our_fen) filter (where d.reason = 'feeDiffers'), 0)::text as fee from bill_difference d where d.bill_id = b.id) c`;
const statusIs: Readonly<Record<BillState, ReturnType<typeof sql>>> = {
  balanced: sql`c.found = 0`,
  open: sql`c.open > 0`,
  workedOff: sql`c.found > 0 and c.open = 0`,
};

const billsOf = ({ fromDay, toDay, payMethod, billStatus }: BillFilters): List => ({
  columns: `b.id as "billId", b.day as "billDate", s.provider_name as "providerName", s.kind as "payMethod", b.subject as "billSubject",
    (b.our_paid_fen - b.our_refund_fen)::text as "ourAmountFen", (b.paid_fen - b.refund_fen)::text as "theirAmountFen",
    (b.our_paid_fen - b.our_refund_fen - b.paid_fen + b.refund_fen)::text as "differenceFen", b.fee_fen::text as "feeAmountFen", c.fee as "feeDifferenceFen",
    b.our_payments + b.our_refunds as "ourLineCount", b.payments + b.refunds as "theirLineCount", c.found as "differenceCount", c.open as "openCount",
    case when c.found = 0 then 'balanced' when c.open > 0 then 'open' else 'workedOff' end as "billStatus", b.open_before as "openBefore", b.opened as "openedCount",
    b.settled as "settledCount", b.open_after as "openAfter", b.oldest_open as "oldestOpenTime", b.source as "billSource", u.name as uploader, b.taken_at as "takenTime"`,
  from: `provider_bill b join payment_service s on s.id = b.service_id ${counted}`,
  shown: "left join app_user u on u.id = b.taken_by",
  where: conditions(
    ofPlatform,
    sql`b.day between ${fromDay}::date and ${toDay}::date`,
    equals("s.kind", payMethod),
    given(billStatus, (status) => statusIs[status]),
  ),
});

const billOrder = {
  by: { billDate: "b.day", ourAmountFen: "(b.our_paid_fen - b.our_refund_fen)" },
  unsorted: "billDate",
  tie: ["b.id"],
} as const satisfies Order<string>;

export const listBills = (
  tx: Handle,
  filters: BillFilters,
  paging: Paging<keyof typeof billOrder.by>,
): Promise<Page<Bill>> => pageOf(tx, billsOf(filters), billOrder, paging);

/** The next rows of an export, by id. */
export const billsAfter = (tx: Handle, filters: BillFilters, after: string, limit: number): Promise<Bill[]> =>
  rowsAfter(tx, billsOf(filters), "b.id", after, limit);

/** Services whose bills are taken, with the day that is next. */
export const billedServices = (tx: Handle): Promise<StoredServices> =>
  tx.query(
    `select s.id as "serviceId", s.provider_name as "providerName", s.kind as "payMethod",
       (select (max(b.day) + 1)::text from provider_bill b where b.service_id = s.id and b.subject = 'trade') as "nextDay"
     from payment_service s where s.deleted_at is null order by s.enabled desc, s.id`,
  );
type StoredServices = {
  serviceId: string;
  providerName: string;
  payMethod: Bill["payMethod"];
  nextDay: string | null;
}[];

export type DifferenceFilters = Pick<
  ParsedInputOf<typeof billDifferences.list>,
  "fromDay" | "toDay" | "billId" | "merchantNo" | "reason" | "differenceState"
>;
type Difference = StoredRow<typeof billDifferences.list>;

const differencesOf = (scope: Scope, filters: DifferenceFilters): List => ({
  columns: `d.id as "differenceId", d.bill_id as "billId", d.day as "billDate", s.provider_name as "providerName", d.reason, d.kind as "lineKind",
    case when d.order_id is not null then m.merchant_no end as "merchantNo", case when d.order_id is not null then m.name end as "merchantName",
    d.order_id as "orderNo", d.their_number as "outTradeNo", d.trade_no as "thirdTradeNo", d.our_fen as "ourAmountFen", d.their_fen as "theirAmountFen",
    d.our_at as "ourTime", d.their_at as "theirTime", d.state as "differenceState", d.remark, d.arrived, u.name as handler, d.handled_at as "handleTime", d.parked_until as "parkedUntil", d.asked_at as "askTime", d.answer as "answerState", d.answer_fen as "answerAmountFen",
    d.answered_at as "answerTime", d.version`,
  from: "bill_difference d join provider_bill b on b.id = d.bill_id join payment_service s on s.id = b.service_id join merchant m on m.id = d.merchant_id",
  shown: "left join app_user u on u.id = d.handler_id",
  where: conditions(
    scoped(scope, "d", ofMerchants),
    filters.billId === undefined
      ? sql`d.day between ${filters.fromDay}::date and ${filters.toDay}::date`
      : sql`d.bill_id = ${filters.billId}::bigint`,
    numbered("m.merchant_no", "merchant", filters.merchantNo),
    equals("d.reason", filters.reason),
    equals("d.state", filters.differenceState),
  ),
});

const differenceOrder = {
  by: { billDate: "d.day" },
  unsorted: "billDate",
  tie: ["d.id"],
} as const satisfies Order<string>;

export const listDifferences = (
  tx: Handle,
  scope: Scope,
  filters: DifferenceFilters,
  paging: Paging<keyof typeof differenceOrder.by>,
): Promise<Page<Difference>> => pageOf(tx, differencesOf(scope, filters), differenceOrder, paging);

/** The next rows of an export, by id. */
export const differencesAfter = (
  tx: Handle,
  scope: Scope,
  filters: DifferenceFilters,
  after: string,
  limit: number,
): Promise<Difference[]> => rowsAfter(tx, differencesOf(scope, filters), "d.id", after, limit);

/** A difference as its steps need it. */
export interface DifferenceRecord {
  readonly differenceId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly day: string;
  readonly reason: DifferenceReason;
  readonly about: string;
  readonly state: DifferenceState;
  readonly kind: BillLineKind;
  readonly number: string | null;
  readonly orderId: string | null;
  readonly tradeNo: string | null;
  readonly theirNumber: string | null;
  readonly version: number;
}

/** A difference of the scope, locked until the transaction ends; its service first, so that no bill comes in between. */
export async function lockDifference(tx: Handle, scope: Scope, id: string): Promise<DifferenceRecord | undefined> {
  const values: unknown[] = [id];
  const where = scopeSql(scope, "d", values, ofMerchants);
  await tx.query(
    `select from payment_service where id in (select b.service_id from bill_difference d join provider_bill b on b.id = d.bill_id where d.id = $1 and ${where}) for no key update`,
    values,
  );
  const [row] = await tx.query<DifferenceRecord>(
    `select d.id as "differenceId", d.top_id as "topId", d.merchant_id as "merchantId", d.day::text as day, d.reason,
       coalesce(d.trade_no, d.number::text, d.their_number, '') as about, d.state, d.kind, d.number, d.order_id as "orderId", d.trade_no as "tradeNo",
       d.their_number as "theirNumber", d.version
     from bill_difference d where d.id = $1 and ${where} for update of d`,
    values,
  );
  return row;
}

/** Writes the step that was decided, by whom and when. What is missing there and worked off is no longer open at the next cut. */
export async function saveDifferenceStep(
  tx: Handle,
  { topId, differenceId }: DifferenceRecord,
  step: {
    readonly state: DifferenceState;
    readonly remark: string;
    readonly userId: string;
    readonly now: Date;
    readonly untilDay?: string;
  },
): Promise<void> {
  await tx.query(
    `update bill_difference set state = $3, remark = $4, handler_id = $5, handled_at = $6, parked_until = $7::date, version = version + 1 where top_id = $1 and id = $2`,
    [topId, differenceId, step.state, step.remark, step.userId, step.now, step.untilDay ?? null],
  );
  if (step.state !== "done") return;
  await tx.query(
    `update bill_fact f set written_off = true from bill_difference d
     where d.top_id = $1 and d.id = $2 and d.reason = 'missingThere' and f.top_id = d.top_id and f.kind = d.kind and f.number = d.number and f.settled_bill is null`,
    [topId, differenceId],
  );
}
