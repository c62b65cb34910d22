import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { applications } from "@yunshou/contract/merchants/onboarding/applications";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  likePattern,
  onDays,
  raw,
  type Scope,
  scoped,
  scopeSql,
  sql,
} from "@yunshou/database";
import type { ApplicationEvent, ApplicationState, ImageKind } from "@yunshou/domain";
import { type List, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface ApplicationRecord {
  readonly applicationId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly applyNo: string;
  readonly applyStatus: ApplicationState;
  readonly merchantName: string;
  readonly contactSealed: Buffer | null;
  readonly idCardSealed: Buffer | null;
  readonly storeName: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly bankName: string;
  readonly bankAccountSealed: Buffer | null;
  readonly bankAccountIndex: Buffer | null;
  readonly signedNameSealed: Buffer | null;
  readonly tokenHash: Buffer | null;
  readonly tokenExpiresAt: Date | null;
  readonly createdBy: string;
  readonly submittedBy: string | null;
  readonly submittedAt: Date | null;
  readonly reviewRemark: string;
  /** A provider sent a submission back, and none is on its way to one. */
  readonly sentBack: boolean;
}

/** The applicant may correct what a provider sent back, but not what is just being sent. */
const sentBack = `(exists (select from merchant_submission s where s.top_id = a.top_id and s.application_id = a.id and s.state in ('rejected', 'cancelled'))
  and not exists (select from merchant_submission s where s.top_id = a.top_id and s.application_id = a.id and s.state = 'queued'))`;

const record = `a.id as "applicationId", a.top_id as "topId", a.merchant_id as "merchantId", a.apply_no as "applyNo", a.status as "applyStatus", a.name as "merchantName",
  a.contact_sealed as "contactSealed", a.id_card_sealed as "idCardSealed", a.store_name as "storeName", a.province, a.city, a.address,
  a.bank_name as "bankName", a.bank_account_sealed as "bankAccountSealed", a.bank_account_index as "bankAccountIndex", a.signed_name_sealed as "signedNameSealed",
  a.token_hash as "tokenHash", a.token_expires_at as "tokenExpiresAt", a.created_by as "createdBy", a.submitted_by as "submittedBy", a.submitted_at as "submittedAt", a.review_remark as "reviewRemark",
  ${sentBack} as "sentBack"`;

/** One application of the scope; `lock` holds it until the transaction ends. Submissions are looked at when it is held, because they change under the same lock. */
export async function applicationOf(
  tx: Handle,
  scope: Scope,
  applicationId: string,
  { lock }: { readonly lock: boolean },
): Promise<ApplicationRecord | undefined> {
  const values: unknown[] = [applicationId];
  const found = `from merchant_application a where a.id = $1 and ${scopeSql(scope, "a", values, { machine: null })}`;
  if (lock) await tx.query(`select 1 ${found} for update`, values);
  const [row] = await tx.query<ApplicationRecord>(`select ${record} ${found}`, values);
  return row;
}

/** The application whose link is good now, locked. For the rights of the system: the token is the scope. */
export async function applicationOfToken(tx: Handle, tokenHash: Buffer): Promise<ApplicationRecord | undefined> {
  const found = "from merchant_application a where a.token_hash = $1 and a.token_expires_at > now()";
  await tx.query(`select 1 ${found} for update`, [tokenHash]);
  const [row] = await tx.query<ApplicationRecord>(`select ${record} ${found}`, [tokenHash]);
  return row;
}

/** Drafts that the merchant opened in the last 24 hours. Until the end of the transaction no other one of it is counted. */
export async function countDrafts(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('drafts of ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from merchant_application where top_id = $1 and merchant_id = $2 and status = 'draft' and created_at > now() - interval '24 hours'",
    [topId, merchantId],
  );
  return row!.n;
}

/** Null when the number is taken. */
export async function insertApplication(
  tx: Handle,
  draft: { topId: string; merchantId: string; applyNo: string; createdBy: string },
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    "insert into merchant_application (top_id, merchant_id, apply_no, created_by) values ($1, $2, $3, $4) on conflict (apply_no) do nothing returning id",
    [draft.topId, draft.merchantId, draft.applyNo, draft.createdBy],
  );
  return row?.id ?? null;
}

const columns = {
  merchantName: "name",
  contactSealed: "contact_sealed",
  storeName: "store_name",
  province: "province",
  city: "city",
  address: "address",
  bankName: "bank_name",
  idCardSealed: "id_card_sealed",
  idCardIndex: "id_card_index",
  bankAccountSealed: "bank_account_sealed",
  bankAccountIndex: "bank_account_index",
} as const;

export type DraftColumns = { readonly [Name in keyof typeof columns]?: string | Buffer };

export async function saveDraft(
  tx: Handle,
  { topId, applicationId }: ApplicationRecord,
  changes: DraftColumns,
): Promise<void> {
  const values: unknown[] = [topId, applicationId];
  const sets = Object.entries(changes).map(
    ([name, value]) => `${columns[name as keyof typeof columns]} = $${values.push(value)}`,
  );
  await tx.query(
    `update merchant_application set ${[...sets, "updated_at = now()"].join(", ")} where top_id = $1 and id = $2`,
    values,
  );
}

/** False when the same person has another application under review or approved in this tree. */
export async function markSubmitted(
  tx: Handle,
  { topId, applicationId }: ApplicationRecord,
  signedNameSealed: Buffer,
  submittedBy: string | null,
): Promise<boolean> {
  await tx.query("savepoint submission");
  try {
    await tx.query(
      `update merchant_application set status = 'pending', signed_name_sealed = $3, submitted_by = $4, submitted_at = now(), reviewed_by = null, reviewed_at = null, review_remark = '', updated_at = now()
       where top_id = $1 and id = $2`,
      [topId, applicationId, signedNameSealed, submittedBy],
    );
    await tx.query("release savepoint submission");
    return true;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== "23505" || constraint !== "merchant_application_person") throw error;
    await tx.query("rollback to savepoint submission");
    return false;
  }
}

export async function markWithdrawn(tx: Handle, { topId, applicationId }: ApplicationRecord): Promise<void> {
  await tx.query(
    "update merchant_application set status = 'draft', signed_name_sealed = null, updated_at = now() where top_id = $1 and id = $2",
    [topId, applicationId],
  );
}

export async function markReviewed(
  tx: Handle,
  { topId, applicationId }: ApplicationRecord,
  review: { status: ApplicationState; reviewerId: string; remark: string; createdMerchantId: string | null },
): Promise<void> {
  await tx.query(
    `update merchant_application set status = $3, reviewed_by = $4, reviewed_at = now(), review_remark = $5, created_merchant_id = $6, updated_at = now() where top_id = $1 and id = $2`,
    [topId, applicationId, review.status, review.reviewerId, review.remark, review.createdMerchantId],
  );
}

/** A null hash ends the link. */
export async function setToken(
  tx: Handle,
  { topId, applicationId }: { readonly topId: string; readonly applicationId: string },
  tokenHash: Buffer | null,
  expiresAt: Date | null,
): Promise<void> {
  await tx.query(
    "update merchant_application set token_hash = $3, token_expires_at = $4, updated_at = now() where top_id = $1 and id = $2",
    [topId, applicationId, tokenHash, expiresAt],
  );
}

export async function insertEvent(
  tx: Handle,
  { topId, merchantId, applicationId }: ApplicationRecord,
  event: ApplicationEvent,
  actorId: string | null,
  remark = "",
): Promise<void> {
  await tx.query(
    "insert into merchant_application_event (top_id, merchant_id, application_id, event, actor_id, remark) values ($1, $2, $3, $4, $5, $6)",
    [topId, merchantId, applicationId, event, actorId, remark],
  );
}

export interface EventRow {
  readonly at: Date;
  readonly event: ApplicationEvent;
  readonly actor: string | null;
  readonly remark: string;
}

export async function eventsOf(tx: Handle, { topId, applicationId }: ApplicationRecord): Promise<EventRow[]> {
  return tx.query<EventRow>(
    `select e.at, e.event, u.name as actor, e.remark from merchant_application_event e left join app_user u on u.id = e.actor_id
     where e.top_id = $1 and e.application_id = $2 order by e.id`,
    [topId, applicationId],
  );
}

export interface ImageRow {
  readonly imageId: string;
  readonly kind: ImageKind;
  readonly mediaType: "image/png" | "image/jpeg";
  readonly bytes: number;
}

export async function imagesOf(tx: Handle, { topId, applicationId }: ApplicationRecord): Promise<ImageRow[]> {
  return tx.query<ImageRow>(
    `select i.id as "imageId", i.kind, i.media_type as "mediaType", i.size_bytes as bytes from merchant_application_image i where i.top_id = $1 and i.application_id = $2 order by i.id`,
    [topId, applicationId],
  );
}

/** Puts a picture in the place of its kind; answers its id and that of the one before. */
export async function replaceImage(
  tx: Handle,
  { topId, merchantId, applicationId }: ApplicationRecord,
  image: { kind: ImageKind; mediaType: string; bytes: number },
): Promise<{ imageId: string; replacedId: string | undefined }> {
  const [old] = await tx.query<{ id: string }>(
    "delete from merchant_application_image where top_id = $1 and application_id = $2 and kind = $3 returning id",
    [topId, applicationId, image.kind],
  );
  const [row] = await tx.query<{ id: string }>(
    "insert into merchant_application_image (top_id, merchant_id, application_id, kind, media_type, size_bytes) values ($1, $2, $3, $4, $5, $6) returning id",
    [topId, merchantId, applicationId, image.kind, image.mediaType, image.bytes],
  );
  return { imageId: row!.id, replacedId: old?.id };
}

export type ListRow = Omit<StoredRow<typeof applications.list>, "contactName" | "contactPhone"> & {
  readonly contactSealed: Buffer | null;
};

export type ReviewFilters = Pick<
  ParsedInputOf<typeof applications.reviews>,
  "merchantName" | "providerName" | "applyStatus" | "fromDay" | "toDay"
>;
type Filters = Partial<ReviewFilters> & { readonly submittedOnly?: boolean; readonly timeZone: string };

const listColumns = (
  userId: string,
) => sql`a.id as "applicationId", a.apply_no as "applyNo", a.status as "applyStatus", m.merchant_no as "inviterNo", m.name as "inviterName", a.name as "merchantName",
  n.merchant_no as "merchantNo", a.contact_sealed as "contactSealed", a.store_name as "storeName", r.name as reviewer, ${raw(sentBack)} as "sentBack",
  (select coalesce(jsonb_agg(jsonb_build_object('channel', s.channel, 'providerName', s.provider_name, 'state', s.state) order by s.id), '[]') from merchant_submission s where s.top_id = a.top_id and s.application_id = a.id) as submissions,
  a.review_remark as "reviewRemark", a.created_at as "applyTime", a.submitted_at as "submittedAt", a.reviewed_at as "reviewTime",
  case when a.token_expires_at > now() then a.token_expires_at end as "linkExpiresAt", (a.created_by = ${userId} or a.submitted_by is not distinct from ${userId}) as own`;
const shown =
  "join merchant m on m.id = a.merchant_id left join merchant n on n.id = a.created_merchant_id left join app_user r on r.id = a.reviewed_by";

const listOf = (scope: Scope, userId: string, filters: Filters): List => ({
  columns: listColumns(userId),
  from: "merchant_application a",
  shown,
  where: conditions(
    scoped(scope, "a", { machine: null }),
    contains("a.name", filters.merchantName),
    given(
      filters.providerName,
      (name) =>
        sql`exists (select from merchant_submission s where s.top_id = a.top_id and s.application_id = a.id and s.provider_name ilike ${likePattern(name)})`,
    ),
    equals("a.status", filters.applyStatus),
    filters.submittedOnly ? sql`a.status <> 'draft'` : undefined,
    onDays("a.submitted_at", filters, filters.timeZone),
  ),
});

export const listApplications = (
  tx: Handle,
  scope: Scope,
  userId: string,
  filters: Filters,
  paging: Paging<"applyTime">,
): Promise<Page<ListRow>> =>
  pageOf(tx, listOf(scope, userId, filters), { by: { applyTime: "a.id" }, unsorted: "applyTime", tie: [] }, paging);

/** The next rows of an export, by id; whose they are is not asked there. */
export const applicationsAfter = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  after: string,
  limit: number,
): Promise<ListRow[]> => rowsAfter(tx, listOf(scope, "0", { ...filters, submittedOnly: true }), "a.id", after, limit);

/** Names around one application. */
export async function surroundings(
  tx: Handle,
  scope: Scope,
  { topId, applicationId, bankAccountIndex }: ApplicationRecord,
): Promise<{ inviterName: string; merchantNo: string | null; sameBankAccount: number }> {
  const values: unknown[] = [topId, applicationId, bankAccountIndex];
  const seen = scopeSql(scope, "o", values, { machine: null });
  const [row] = await tx.query<{ inviterName: string; merchantNo: string | null; sameBankAccount: number }>(
    `select m.name as "inviterName", n.merchant_no as "merchantNo",
       (select count(*)::int from merchant_application o where o.top_id = a.top_id and o.id <> a.id and o.bank_account_index = $3 and o.status <> 'draft' and ${seen}) as "sameBankAccount"
     from merchant_application a join merchant m on m.id = a.merchant_id left join merchant n on n.id = a.created_merchant_id where a.top_id = $1 and a.id = $2`,
    values,
  );
  return row!;
}
