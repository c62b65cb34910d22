import type { StoredRow } from "@yunshou/contract";
import type { refundBatches } from "@yunshou/contract/orders/refundBatches";
import { conditions, type Handle, ownScope, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { BatchedRefund, LimitedRefund, RefundBatchKind, RefundReason } from "@yunshou/domain";
import type { SaleReader } from "../../goods/productNames.queries.ts";
import { countOf, type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { type RefundFilters, refundList } from "./refunds.queries.ts";

/** An order that a batch may be about, with its refund and the limits of its merchant. */
export interface Candidate extends BatchedRefund, Omit<LimitedRefund, "amountFen"> {
  readonly topId: string;
  /** Null for an order without a refund. */
  readonly refundId: string | null;
  readonly orderId: string;
  readonly machineId: string;
}

const moneyNames = ["refundFen", "paidFen", "refundedFen", "refundMaximumFen"] as const;
type StoredCandidate = Omit<Candidate, (typeof moneyNames)[number] | "refundReviewFen"> &
  Readonly<Record<(typeof moneyNames)[number], string>> & { readonly refundReviewFen: string | null };

const orderColumns = `o.pay_state as "payState", o.paid_fen as "paidFen", o.refunded_fen as "refundedFen", h.refund_agreed as "refundAgreed",
  h.refund_maximum_fen as "refundMaximumFen", h.refund_review_fen as "refundReviewFen"`;

/**
 * The refunds that the filter finds, of these numbers alone where some are named, that the caller's own merchants may decide about; of each order the one
 * that is open, else the newest. One row more than the limit tells that there are too many.
 */
export async function candidates(
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: Partial<RefundFilters>,
  refundNos: readonly string[] | undefined,
  limit: number,
): Promise<Candidate[]> {
  const { from, where } = refundList(ownScope(scope), reader, filters);
  const numbered = refundNos === undefined ? sql`true` : sql`r.id = any(${[...refundNos]}::bigint[])`;
  const rows = await tx.query<StoredCandidate>(
    ...statement(sql`select distinct on (r.order_id) r.top_id as "topId", r.id as "refundId", r.order_id as "orderId", r.merchant_id as "merchantId",
        r.machine_id as "machineId", r.state, r.open, r.amount_fen as "refundFen", ${raw(orderColumns)}
      from ${raw(from as string)} where ${numbered} and ${where} order by r.order_id, r.open desc, r.id desc limit ${limit + 1}::int`),
  );
  return rows.map(candidate);
}

/** The orders of these numbers that the caller's own merchants may decide about, each with its open or newest refund where it has one. */
export async function orderCandidates(tx: Handle, scope: Scope, orderNos: readonly string[]): Promise<Candidate[]> {
  const rows = await tx.query<StoredCandidate>(
    ...statement(sql`select o.top_id as "topId", r.id as "refundId", o.id as "orderId", o.merchant_id as "merchantId", o.machine_id as "machineId",
        r.state, coalesce(r.open, false) as open, coalesce(r.amount_fen, 0) as "refundFen", ${raw(orderColumns)}
      from sales_order o join merchant h on h.id = o.merchant_id left join lateral (
        select q.id, q.state, q.open, q.amount_fen from refund q where q.top_id = o.top_id and q.order_id = o.id order by q.open desc, q.id desc limit 1) r on true
      where o.id = any(${[...orderNos]}::bigint[]) and ${scoped(ownScope(scope), "o")} order by o.id`),
  );
  return rows.map(candidate);
}

const candidate = ({ refundReviewFen, ...row }: StoredCandidate): Candidate => ({
  ...row,
  refundFen: BigInt(row.refundFen),
  paidFen: BigInt(row.paidFen),
  refundedFen: BigInt(row.refundedFen),
  refundMaximumFen: BigInt(row.refundMaximumFen),
  refundReviewFen: refundReviewFen === null ? null : BigInt(refundReviewFen),
});

export interface NewRefundBatch {
  readonly topId: string;
  readonly merchantId: string;
  readonly kind: RefundBatchKind;
  readonly reason: RefundReason;
  readonly note: string;
  readonly factorShown: boolean;
  readonly amountFen: bigint;
  readonly askedBy: string;
}

export interface NewBatchRow extends Pick<Candidate, "topId" | "merchantId" | "machineId" | "orderId" | "refundId"> {
  readonly amountFen: bigint;
  /** Why it is refused at once; null when it waits for its turn. */
  readonly refusal: string | null;
}

/** Writes a batch with its rows; answers its id, and the rows that wait. */
export async function insertRefundBatch(
  tx: Handle,
  batch: NewRefundBatch,
  rows: readonly NewBatchRow[],
): Promise<{ readonly batchId: string; readonly waiting: readonly { topId: string; rowId: string }[] }> {
  const { topId, merchantId, kind, reason, note, factorShown, amountFen, askedBy } = batch;
  const [made] = await tx.query<{ id: string }>(
    `insert into refund_batch (top_id, merchant_id, kind, reason, note, factor_shown, row_count, amount_fen, asked_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [topId, merchantId, kind, reason, note, factorShown, rows.length, String(amountFen), askedBy],
  );
  const lines = rows.map((row) => ({
    topId: row.topId,
    merchantId: row.merchantId,
    machineId: row.machineId,
    orderId: row.orderId,
    refundId: row.refundId,
    amountFen: String(row.amountFen),
    refusal: row.refusal,
  }));
  const written = await tx.query<{ topId: string; rowId: string; state: string }>(
    `insert into refund_batch_row (top_id, batch_id, merchant_id, machine_id, order_id, of_refund_id, amount_fen, state, refusal)
     select "topId", $1::bigint, "merchantId", "machineId", "orderId", "refundId", "amountFen", case when refusal is null then 'waiting' else 'refused' end, refusal
     from jsonb_to_recordset($2::jsonb) as l("topId" bigint, "merchantId" bigint, "machineId" bigint, "orderId" bigint, "refundId" bigint, "amountFen" bigint, refusal text)
     returning top_id as "topId", id as "rowId", state`,
    [made!.id, JSON.stringify(lines)],
  );
  return { batchId: made!.id, waiting: written.filter(({ state }) => state === "waiting") };
}

export interface DueRow {
  readonly orderId: string;
  /** Null for an order that was chosen without a refund. */
  readonly ofRefundId: string | null;
  readonly kind: RefundBatchKind;
  readonly reason: RefundReason;
  readonly note: string;
  readonly factorShown: boolean;
  readonly askedBy: string;
}

/** A row whose turn has come, with what its batch says; undefined when it had its turn. */
export async function dueRow(tx: Handle, topId: string, rowId: string): Promise<DueRow | undefined> {
  const [row] = await tx.query<DueRow>(
    `select x.order_id as "orderId", x.of_refund_id as "ofRefundId", b.kind, b.reason, b.note, b.factor_shown as "factorShown", b.asked_by as "askedBy"
     from refund_batch_row x join refund_batch b on b.id = x.batch_id where x.top_id = $1 and x.id = $2 and x.state = 'waiting'`,
    [topId, rowId],
  );
  return row;
}

/** Writes the result of a row. */
export async function endRow(
  tx: Handle,
  { topId, rowId }: { readonly topId: string; readonly rowId: string },
  result: {
    readonly state: "started" | "proposed" | "refused";
    readonly refundId?: string;
    readonly amountFen?: bigint;
    readonly refusal?: string;
  },
): Promise<void> {
  await tx.query(
    "update refund_batch_row set state = $3, refund_id = $4, refusal = $5, amount_fen = coalesce($6, amount_fen) where top_id = $1 and id = $2",
    [
      topId,
      rowId,
      result.state,
      result.refundId ?? null,
      result.refusal ?? null,
      result.amountFen === undefined ? null : String(result.amountFen),
    ],
  );
}

/** What a person sees of a row: its own state until a refund began, then the refund's. A declined proposal gave nothing back. */
const shown = `case when x.state in ('waiting', 'refused') then x.state when r.state = 'requested' then 'refunding'
  when r.state = 'declined' then 'refused' else r.state end`;

const batchList = (scope: Scope, refundBatchId?: string): List => ({
  columns: sql`b.id as "refundBatchId", b.kind, b.reason as "refundReason", b.note as remark, u.name as "operatorName", b.asked_at as "askedTime",
    b.row_count as "rowCount", b.amount_fen as "amountFen", n.*`,
  from: "refund_batch b",
  shown: sql`left join app_user u on u.id = b.asked_by cross join lateral (
    select count(*) filter (where s.shown = 'waiting')::int as waiting, count(*) filter (where s.shown = 'refunding')::int as refunding,
      count(*) filter (where s.shown = 'refunded')::int as refunded, count(*) filter (where s.shown = 'failed')::int as failed,
      count(*) filter (where s.shown = 'proposed')::int as proposed, count(*) filter (where s.shown = 'refused')::int as refused
    from (select ${raw(shown)} as shown from refund_batch_row x left join refund r on r.top_id = x.top_id and r.id = x.refund_id
          where x.batch_id = b.id and ${scoped(scope, "x")}) s) n`,
  where: conditions(
    scoped(scope, "b", { machine: null }),
    refundBatchId === undefined ? undefined : sql`b.id = ${refundBatchId}`,
  ),
});

const newestFirst = { by: { askedTime: "b.id" }, unsorted: "askedTime", tie: [] } as const satisfies Order<string>;

export const listRefundBatches = (
  tx: Handle,
  scope: Scope,
  paging: Paging<"askedTime">,
  refundBatchId?: string,
): Promise<Page<StoredRow<typeof refundBatches.list>>> =>
  pageOf(tx, batchList(scope, refundBatchId), newestFirst, paging);

/** Whether a batch lies in the scope. */
export const knowsRefundBatch = async (tx: Handle, scope: Scope, refundBatchId: string): Promise<boolean> =>
  (await countOf(tx, batchList(scope, refundBatchId))).total > 0;

/** The rows of a batch that lies in the scope. */
export const rowsOfBatch = (
  tx: Handle,
  scope: Scope,
  refundBatchId: string,
  paging: Paging<"orderNo">,
): Promise<Page<StoredRow<typeof refundBatches.rows>>> =>
  pageOf(
    tx,
    {
      columns: `x.order_id as "orderNo", x.refund_id as "refundNo", coalesce(m.machine_no, '') as "machineNo", coalesce(m.name, '') as "machineName",
        h.name as "merchantName", x.amount_fen as "amountFen", x.state as "rowState",
        case r.state when 'requested' then 'refunding' else r.state end as "refundStatus", x.refusal, r.failure`,
      from: "refund_batch_row x join merchant h on h.id = x.merchant_id left join machine m on m.top_id = x.top_id and m.id = x.machine_id left join refund r on r.top_id = x.top_id and r.id = x.refund_id",
      where: conditions(scoped(scope, "x"), sql`x.batch_id = ${refundBatchId}`),
    },
    { by: { orderNo: "x.order_id" }, unsorted: "x.order_id asc", tie: [] },
    paging,
  );
