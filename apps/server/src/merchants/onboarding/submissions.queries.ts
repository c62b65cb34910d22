import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { conditions, contains, equals, type Handle, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import type { SubmissionChannel, SubmissionState } from "@yunshou/domain";
import { type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import type { SubmissionReason } from "./provider.ts";

export interface SubmissionRecord {
  readonly topId: string;
  readonly submissionId: string;
  readonly merchantId: string;
  readonly applicationId: string;
  readonly applyNo: string;
  readonly channel: SubmissionChannel;
  readonly provider: string;
  readonly providerName: string;
  readonly feeRate: number;
  readonly bankName: string | null;
  readonly bankAccountSealed: Buffer | null;
  readonly payAccountSealed: Buffer | null;
  readonly state: SubmissionState;
  readonly attempt: number;
  readonly providerNo: string | null;
  readonly subMerchantNo: string | null;
  readonly signUrl: string | null;
  readonly reasons: readonly SubmissionReason[];
}

const record = `s.top_id as "topId", s.id as "submissionId", s.merchant_id as "merchantId", s.application_id as "applicationId", a.apply_no as "applyNo", s.channel, s.provider,
  s.provider_name as "providerName", s.fee_rate as "feeRate", s.bank_name as "bankName", s.bank_account_sealed as "bankAccountSealed", s.pay_account_sealed as "payAccountSealed",
  s.state, s.attempt, s.provider_no as "providerNo", s.sub_merchant_no as "subMerchantNo", s.sign_url as "signUrl", s.reasons`;
const of = "merchant_submission s join merchant_application a on a.top_id = s.top_id and a.id = s.application_id";

/** One submission of the scope; `lock` holds it until the transaction ends. */
export async function submissionOf(
  tx: Handle,
  scope: Scope,
  submissionId: string,
  { lock }: { readonly lock: boolean },
): Promise<SubmissionRecord | undefined> {
  const values: unknown[] = [submissionId];
  const where = scopeSql(scope, "s", values, { machine: null });
  const [row] = await tx.query<SubmissionRecord>(
    `select ${record} from ${of} where s.id = $1 and ${where}${lock ? " for update of s" : ""}`,
    values,
  );
  return row;
}

/** For timers and notices, which run in the rights of the system. */
export async function lockSubmission(
  tx: Handle,
  topId: string,
  submissionId: string,
): Promise<SubmissionRecord | undefined> {
  const [row] = await tx.query<SubmissionRecord>(
    `select ${record} from ${of} where s.top_id = $1 and s.id = $2 for update of s`,
    [topId, submissionId],
  );
  return row;
}

/** The submission that a provider's notice is about: it knows our number only. */
export async function lockSubmissionOfNotice(
  tx: Handle,
  provider: string,
  applyNo: string,
): Promise<SubmissionRecord | undefined> {
  const [row] = await tx.query<SubmissionRecord>(
    `select ${record} from ${of} where a.apply_no = $2 and s.provider = $1 for update of s`,
    [provider, applyNo],
  );
  return row;
}

/** Submissions of an application, oldest first. */
export async function submissionsOf(
  tx: Handle,
  { topId, applicationId }: { readonly topId: string; readonly applicationId: string },
): Promise<SubmissionRecord[]> {
  return tx.query<SubmissionRecord>(
    `select ${record} from ${of} where s.top_id = $1 and s.application_id = $2 order by s.id`,
    [topId, applicationId],
  );
}

export interface SubmissionEventRow {
  readonly submissionId: string;
  readonly at: Date;
  readonly state: SubmissionState;
  readonly attempt: number;
  readonly actor: string | null;
}

/** What became of all submissions of an application. */
export async function submissionEventsOf(
  tx: Handle,
  { topId, applicationId }: { readonly topId: string; readonly applicationId: string },
): Promise<SubmissionEventRow[]> {
  return tx.query<SubmissionEventRow>(
    `select e.submission_id as "submissionId", e.at, e.state, e.attempt, u.name as actor
     from merchant_submission_event e join merchant_submission s on s.top_id = e.top_id and s.id = e.submission_id left join app_user u on u.id = e.actor_id
     where e.top_id = $1 and s.application_id = $2 order by e.id`,
    [topId, applicationId],
  );
}

export interface Settlement {
  readonly feeRate: number;
  readonly bankName: string | null;
  readonly bankAccountSealed: Buffer | null;
  readonly payAccountSealed: Buffer | null;
}

/** Numbers are sealed for a row, so its id must be there first. */
export async function nextSubmissionId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export interface NewSubmission extends Settlement {
  readonly topId: string;
  readonly submissionId: string;
  readonly merchantId: string;
  readonly applicationId: string;
  readonly channel: SubmissionChannel;
  readonly provider: string;
  readonly providerName: string;
  readonly createdBy: string;
}

/** False when this provider has the application already. */
export async function insertSubmission(tx: Handle, made: NewSubmission): Promise<boolean> {
  const rows = await tx.query(
    `insert into merchant_submission (top_id, id, merchant_id, application_id, channel, provider, provider_name, fee_rate, bank_name, bank_account_sealed, pay_account_sealed, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (top_id, application_id, provider) do nothing returning id`,
    [
      made.topId,
      made.submissionId,
      made.merchantId,
      made.applicationId,
      made.channel,
      made.provider,
      made.providerName,
      made.feeRate,
      made.bankName,
      made.bankAccountSealed,
      made.payAccountSealed,
      made.createdBy,
    ],
  );
  return rows.length === 1;
}

/** Queues the next attempt. */
export async function requeue(
  tx: Handle,
  { topId, submissionId }: SubmissionRecord,
  settlement: Settlement,
): Promise<void> {
  await tx.query(
    `update merchant_submission set state = 'queued', attempt = attempt + 1, reasons = '[]', sign_url = null, unreachable_since = null,
       fee_rate = $3, bank_name = $4, bank_account_sealed = $5, pay_account_sealed = $6, updated_at = now() where top_id = $1 and id = $2`,
    [
      topId,
      submissionId,
      settlement.feeRate,
      settlement.bankName,
      settlement.bankAccountSealed,
      settlement.payAccountSealed,
    ],
  );
}

export interface Standing {
  readonly state: SubmissionState;
  readonly providerNo: string | null;
  readonly subMerchantNo: string | null;
  readonly signUrl: string | null;
  readonly reasons: readonly SubmissionReason[];
}

/** Writes what the provider told. */
export async function saveStanding(
  tx: Handle,
  { topId, submissionId }: SubmissionRecord,
  { state, providerNo, subMerchantNo, signUrl, reasons }: Standing,
  now: Date,
): Promise<void> {
  await tx.query(
    `update merchant_submission set state = $3, provider_no = $4, sub_merchant_no = $5, sign_url = $6, reasons = $7, asked_at = $8, unreachable_since = null, updated_at = now() where top_id = $1 and id = $2`,
    [topId, submissionId, state, providerNo, subMerchantNo, signUrl, JSON.stringify(reasons), now],
  );
}

/** The provider did not answer; the first silence counts. */
export async function markUnreachable(
  tx: Handle,
  { topId, submissionId, attempt }: SubmissionRecord,
  now: Date,
): Promise<void> {
  await tx.query(
    "update merchant_submission set unreachable_since = coalesce(unreachable_since, $4), asked_at = $4 where top_id = $1 and id = $2 and attempt = $3",
    [topId, submissionId, attempt, now],
  );
}

export async function insertSubmissionEvent(
  tx: Handle,
  event: {
    topId: string;
    merchantId: string;
    submissionId: string;
    state: SubmissionState;
    attempt: number;
    reasons: readonly SubmissionReason[];
    actorId: string | null;
  },
): Promise<void> {
  await tx.query(
    "insert into merchant_submission_event (top_id, merchant_id, submission_id, state, attempt, reasons, actor_id) values ($1, $2, $3, $4, $5, $6, $7)",
    [
      event.topId,
      event.merchantId,
      event.submissionId,
      event.state,
      event.attempt,
      JSON.stringify(event.reasons),
      event.actorId,
    ],
  );
}

/** True when this notice is new; its row commits together with its effect. */
export async function rememberSubmissionNotice(
  tx: Handle,
  provider: string,
  noticeId: string,
  bodyHash: Buffer,
): Promise<boolean> {
  const rows = await tx.query(
    "insert into provider_notice (provider, notice_id, kind, body_hash) values ($1, $2, 'submission', $3) on conflict (provider, notice_id) do nothing returning notice_id",
    [provider, noticeId, bodyHash],
  );
  return rows.length === 1;
}

/** The approved application behind a merchant number, locked, so that nobody corrects it while it is submitted. */
export async function lockApproved(
  tx: Handle,
  scope: Scope,
  merchantNo: string,
): Promise<{ applicationId: string; topId: string; merchantId: string; applyNo: string } | undefined> {
  const values: unknown[] = [merchantNo];
  const where = scopeSql(scope, "a", values, { machine: null });
  const [row] = await tx.query<{ applicationId: string; topId: string; merchantId: string; applyNo: string }>(
    `select a.id as "applicationId", a.top_id as "topId", a.merchant_id as "merchantId", a.apply_no as "applyNo"
     from merchant_application a join merchant n on n.id = a.created_merchant_id where n.merchant_no = $1 and a.status = 'approved' and ${where} for update of a`,
    values,
  );
  return row;
}

type Listed = ParsedInputOf<typeof submissions.list>;

export type SubmissionListRow = Omit<StoredRow<typeof submissions.list>, "payAccountNo"> & {
  readonly payAccountSealed: Buffer | null;
};

const listColumns = `coalesce(s.id, a.id) as "rowId", a.id as "applicationId", a.apply_no as "applyNo", n.merchant_no as "merchantNo", a.name as "merchantName", s.id as "submissionId", s.provider_name as "providerName",
  s.fee_rate as "feeRate", s.pay_account_sealed as "payAccountSealed", coalesce(s.state, 'none') as "applyStatus", coalesce(s.reasons, '[]') as reasons,
  s.unreachable_since as "unreachableSince", s.asked_at as "askedAt", coalesce(s.state in ('verifying', 'signing') and s.sign_url is not null, false) as "hasLink", s.created_at as "applyTime"`;

/** Approved applications with their submissions of one channel. */
export function listSubmissions(
  tx: Handle,
  scope: Scope,
  filters: Pick<Listed, "payChannel" | "merchantName" | "applyStatus">,
  paging: Paging<"applyTime">,
): Promise<Page<SubmissionListRow>> {
  const list = {
    columns: listColumns,
    from: sql`merchant_application a left join merchant_submission s on s.top_id = a.top_id and s.application_id = a.id and s.channel = ${filters.payChannel}`,
    shown: "join merchant n on n.id = a.created_merchant_id",
    where: conditions(
      scoped(scope, "a", { machine: null }),
      sql`a.status = 'approved'`,
      contains("a.name", filters.merchantName),
      equals(sql`coalesce(s.state, 'none')`, filters.applyStatus),
    ),
  };
  return pageOf(tx, list, { by: { applyTime: "a.id" }, unsorted: "applyTime", tie: ["s.id"] }, paging);
}

/** Approved applications that at least one of these providers does not have, newest first. */
export async function submittable(
  tx: Handle,
  scope: Scope,
  providers: readonly string[],
): Promise<
  {
    applicationId: string;
    merchantNo: string;
    merchantName: string;
    bankName: string;
    bankAccountSealed: Buffer | null;
  }[]
> {
  const values: unknown[] = [providers];
  const where = scopeSql(scope, "a", values, { machine: null });
  return tx.query(
    `select a.id as "applicationId", n.merchant_no as "merchantNo", a.name as "merchantName", a.bank_name as "bankName", a.bank_account_sealed as "bankAccountSealed"
     from merchant_application a join merchant n on n.id = a.created_merchant_id
     where a.status = 'approved' and ${where}
       and (select count(*) from merchant_submission s where s.top_id = a.top_id and s.application_id = a.id and s.provider = any($1::text[])) < cardinality($1::text[])
     order by a.id desc limit 500`,
    values,
  );
}
