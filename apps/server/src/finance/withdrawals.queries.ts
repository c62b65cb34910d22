import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { withdrawals } from "@yunshou/contract/finance/withdrawals";
import {
  conditions,
  equals,
  type Handle,
  numbered,
  onDays,
  type Scope,
  scoped,
  scopeSql,
  sql,
} from "@yunshou/database";
import type { WithdrawalEvent, WithdrawalState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

export type WithdrawalFilters = Pick<
  ParsedInputOf<typeof withdrawals.list>,
  "fromDay" | "toDay" | "merchantNo" | "withdrawStatus"
>;
type Row = StoredRow<typeof withdrawals.list>;

/** Who looks: reviewers of the platform have no name for merchants. */
export interface Reader {
  readonly scope: Scope;
  readonly userId: string;
  readonly merchantId: string;
  readonly timeZone: string;
}

function listOf({ scope, userId, merchantId, timeZone }: Reader, filters: WithdrawalFilters): List {
  return {
    columns: sql`w.id as "withdrawNo", m.merchant_no as "merchantNo", m.name as "merchantName", w.bank_name as "bankName",
      '**** **** **** ' || w.card_tail as "bankAccount", w.amount_fen as "withdrawAmountFen", w.fee_fen as "taxFeeFen",
      w.amount_fen as "transferAmountFen", w.state as "withdrawStatus", w.remark, w.reason, coalesce(u.name, '') as applicant,
      case when ${scope.merchants === "all"} or r.top_id = w.top_id then r.name end as reviewer, w.applied_at as "applyTime",
      w.reviewed_at as "reviewTime", w.payment_at as "paymentTime", w.rejected_at as "rejectTime",
      w.transfer_no as "transferNo", w.applied_by = ${userId} as own,
      w.merchant_id = ${merchantId} as "ofOwnMerchant"`,
    from: `withdrawal w join merchant m on m.id = w.merchant_id left join app_user u on u.id = w.applied_by
      left join app_user r on r.id = w.reviewed_by`,
    where: conditions(
      scoped(scope, "w", ofMerchants),
      onDays("w.applied_at", filters, timeZone),
      numbered("m.merchant_no", "merchant", filters.merchantNo),
      equals("w.state", filters.withdrawStatus),
    ),
  };
}

const order = {
  by: { applyTime: "w.applied_at", withdrawAmountFen: "w.amount_fen" },
  unsorted: "applyTime",
  tie: ["w.id desc"],
} as const satisfies Order<string>;

export const listWithdrawals = (
  tx: Handle,
  reader: Reader,
  filters: WithdrawalFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The next rows of an export, by number. */
export const withdrawalsAfter = (
  tx: Handle,
  reader: Reader,
  filters: WithdrawalFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(reader, filters), "w.id", after, limit);

/** A withdrawal as its steps need it. */
export interface WithdrawalRecord {
  readonly withdrawNo: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly accountId: string;
  readonly amountFen: string;
  readonly feeFen: string;
  readonly state: WithdrawalState;
  readonly appliedBy: string;
}

const recordColumns = `w.id as "withdrawNo", w.top_id as "topId", w.merchant_id as "merchantId", w.account_id as "accountId",
  w.amount_fen as "amountFen", w.fee_fen as "feeFen", w.state, w.applied_by as "appliedBy"`;

/** One withdrawal of the scope. */
export async function withdrawalOf(
  tx: Handle,
  scope: Scope,
  withdrawNo: string,
  { lock = false } = {},
): Promise<WithdrawalRecord | undefined> {
  const values: unknown[] = [withdrawNo];
  const where = scopeSql(scope, "w", values, ofMerchants);
  const [row] = await tx.query<WithdrawalRecord>(
    `select ${recordColumns} from withdrawal w where w.id = $1 and ${where} ${lock ? "for update" : ""}`,
    values,
  );
  return row;
}

/** The same, locked until the transaction ends. */
export const lockWithdrawal = (tx: Handle, scope: Scope, withdrawNo: string): Promise<WithdrawalRecord | undefined> =>
  withdrawalOf(tx, scope, withdrawNo, { lock: true });

/** Several of the scope, locked in the order of their numbers, so that two who meet at the same ones wait for each other. */
export async function lockWithdrawals(
  tx: Handle,
  scope: Scope,
  withdrawNos: readonly string[],
): Promise<WithdrawalRecord[]> {
  const values: unknown[] = [withdrawNos];
  const where = scopeSql(scope, "w", values, ofMerchants);
  return tx.query<WithdrawalRecord>(
    `select ${recordColumns} from withdrawal w where w.id = any($1::bigint[]) and ${where} order by w.id for update`,
    values,
  );
}

/** When the merchant's last withdrawal before this one was transferred, and whether to the same account and card. */
export async function paidBefore(
  tx: Handle,
  { topId, withdrawNo }: WithdrawalRecord,
): Promise<{ readonly paidAt: Date; readonly isSame: boolean } | undefined> {
  const [row] = await tx.query<{ paidAt: Date; isSame: boolean }>(
    `select p.ended_at as "paidAt", p.account_id = w.account_id and p.card_tail = w.card_tail as "isSame"
     from withdrawal w join withdrawal p on p.top_id = w.top_id and p.merchant_id = w.merchant_id and p.state = 'paid' and p.id < w.id
     where w.top_id = $1 and w.id = $2 order by p.id desc limit 1`,
    [topId, withdrawNo],
  );
  return row;
}

export interface NewWithdrawal {
  readonly topId: string;
  readonly merchantId: string;
  readonly accountId: string;
  readonly bankName: string;
  readonly cardTail: string;
  readonly amountFen: bigint;
  readonly feeFen: bigint;
  readonly remark: string;
  readonly appliedBy: string;
}

/** Answers the transfer number. */
export async function insertWithdrawal(tx: Handle, made: NewWithdrawal): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into withdrawal (top_id, merchant_id, account_id, bank_name, card_tail, amount_fen, fee_fen, remark, applied_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      made.topId,
      made.merchantId,
      made.accountId,
      made.bankName,
      made.cardTail,
      made.amountFen,
      made.feeFen,
      made.remark,
      made.appliedBy,
    ],
  );
  return row!.id;
}

const marks: Readonly<Record<WithdrawalEvent, string>> = {
  approve: "reviewed_by = $5, reviewed_at = $6",
  reject: "reviewed_by = $5, rejected_at = $6, ended_at = $6",
  cancel: "ended_at = $6",
  pay: "payment_at = $6",
  succeed: "ended_at = $6",
  fail: "ended_at = $6",
};

/** Writes the step that was decided, who took it and when, and what was said with it. */
export async function saveStep(
  tx: Handle,
  { topId, withdrawNo }: WithdrawalRecord,
  step: {
    readonly event: WithdrawalEvent;
    readonly state: WithdrawalState;
    readonly userId: string;
    readonly now: Date;
    readonly reason?: string;
    readonly transferNo?: string;
  },
): Promise<void> {
  await tx.query(
    `update withdrawal set state = $3, reason = coalesce($4, reason), transfer_no = coalesce($7, transfer_no),
       version = version + 1, ${marks[step.event]}
     where top_id = $1 and id = $2 and ($5::bigint is not null and $6::timestamptz is not null)`,
    [topId, withdrawNo, step.state, step.reason ?? null, step.userId, step.now, step.transferNo ?? null],
  );
}
