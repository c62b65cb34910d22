import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { certificates } from "@yunshou/contract/merchants/certificates";
import { conditions, contains, equals, given, type Handle, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import {
  addDays,
  type CertificateFields,
  type CertificateKind,
  type CertificateState,
  reminderDays,
} from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface CertificateRecord extends Omit<
  StoredRow<typeof certificates.list>,
  "userName" | "expiry" | "daysLeft" | "own"
> {
  readonly topId: string;
  readonly merchantId: string;
  /** Empty for certificates of merchants. */
  readonly userName: string;
  readonly reviewer: string | null;
  readonly reviewTime: Date | null;
  readonly writtenBy: string | null;
  readonly createdTime: Date;
}

export interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** A list of certificates is about merchants, whatever machines the caller is narrowed to. */
const ofMerchants = { machine: null } as const;

const columns = `c.id as "certificateId", c.top_id as "topId", c.merchant_id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName", c.kind as "certType", c.cert_no as "certNo",
  c.name as "certName", c.holder_name as "userName", to_char(c.expires_on, 'YYYY-MM-DD') as "certExpiry", c.status as "reviewStatus", c.review_remark as "reviewRemark", r.name as reviewer,
  c.reviewed_at as "reviewTime", c.written_by as "writtenBy", c.created_at as "createdTime", c.updated_at as "changedTime",
  (select max(e.reminded_at) from certificate_reminder e where e.top_id = c.top_id and e.certificate_id = c.id and e.expires_on = c.expires_on) as "remindedAt",
  (select count(*)::int from certificate_image i where i.top_id = c.top_id and i.certificate_id = c.id) as "imageCount"`;
const from = "certificate c join merchant m on m.id = c.merchant_id";
const shown = "left join app_user r on r.id = c.reviewed_by";

export type CertificateFilters = Pick<
  ParsedInputOf<typeof certificates.list>,
  "certNo" | "certType" | "merchantName" | "expiry" | "reviewStatus"
>;

/** `today` is the caller's; what expires up to the first reminder's day counts as soon. */
function listOf(scope: Scope, filters: CertificateFilters, today: string): List {
  const soon = addDays(today, reminderDays[0]);
  const expiries = {
    expired: sql`c.expires_on < ${today}::date`,
    expiring: sql`c.expires_on between ${today}::date and ${soon}::date`,
    valid: sql`(c.expires_on is null or c.expires_on > ${soon}::date)`,
  };
  const where = conditions(
    scoped(scope, "c", ofMerchants),
    contains("c.cert_no", filters.certNo),
    contains("m.name", filters.merchantName),
    equals("c.kind", filters.certType),
    equals("c.status", filters.reviewStatus),
    given(filters.expiry, (expiry) => expiries[expiry]),
  );
  return { columns, from, shown, where };
}

const order = {
  by: { certExpiry: "c.expires_on", createdTime: "c.id" },
  nulls: { certExpiry: "last" },
  unsorted: "createdTime",
  tie: ["c.id asc"],
} as const satisfies Order<string>;

export const listCertificates = (
  tx: Handle,
  scope: Scope,
  filters: CertificateFilters,
  today: string,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<CertificateRecord>> => pageOf(tx, listOf(scope, filters, today), order, paging);

/** The next rows of an export, by id. */
export const certificatesAfter = (
  tx: Handle,
  scope: Scope,
  filters: CertificateFilters,
  today: string,
  after: string,
  limit: number,
): Promise<CertificateRecord[]> => rowsAfter(tx, listOf(scope, filters, today), "c.id", after, limit);

export async function countCertificates(
  tx: Handle,
  scope: Scope,
  today: string,
): Promise<{ expiring: number; expired: number; pending: number }> {
  const values: unknown[] = [today, addDays(today, reminderDays[0])];
  const where = scopeSql(scope, "c", values, ofMerchants);
  const [row] = await tx.query<{ expiring: number; expired: number; pending: number }>(
    `select count(*) filter (where c.expires_on between $1::date and $2::date)::int as expiring, count(*) filter (where c.expires_on < $1::date)::int as expired,
       count(*) filter (where c.status = 'pending')::int as pending from certificate c where ${where} and (c.expires_on <= $2::date or c.status = 'pending')`,
    values,
  );
  return row!;
}

/** One certificate of the scope; `lock` holds it until the transaction ends. */
export async function certificateOf(
  tx: Handle,
  scope: Scope,
  certificateId: string,
  { lock }: { readonly lock: boolean },
): Promise<CertificateRecord | undefined> {
  const values: unknown[] = [certificateId];
  const where = scopeSql(scope, "c", values, ofMerchants);
  const [row] = await tx.query<CertificateRecord>(
    `select ${columns} from ${from} ${shown} where c.id = $1 and ${where}${lock ? " for update of c" : ""}`,
    values,
  );
  return row;
}

/** The write, or false when the merchant has a certificate of this kind with this number. */
async function guarded<T>(tx: Handle, code: "23505" | "23503", write: () => Promise<T>): Promise<T | false> {
  await tx.query("savepoint certificate_write");
  try {
    const written = await write();
    await tx.query("release savepoint certificate_write");
    return written;
  } catch (error) {
    if ((error as { code?: string }).code !== code) throw error;
    await tx.query("rollback to savepoint certificate_write");
    return false;
  }
}

/** False when the number is taken. */
export function insertCertificate(
  tx: Handle,
  owner: Owner,
  kind: CertificateKind,
  fields: CertificateFields,
  writtenBy: string | null,
): Promise<string | false> {
  return guarded(tx, "23505", async () => {
    const [row] = await tx.query<{ id: string }>(
      "insert into certificate (top_id, merchant_id, kind, cert_no, name, holder_name, expires_on, written_by) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id",
      [
        owner.topId,
        owner.merchantId,
        kind,
        fields.certNo,
        fields.certName,
        fields.userName,
        fields.certExpiry,
        writtenBy,
      ],
    );
    return row!.id;
  });
}

/** False when the number is taken. What was reviewed before counts no more. */
export function saveCertificate(
  tx: Handle,
  { topId, certificateId }: CertificateRecord,
  fields: CertificateFields,
  writtenBy: string,
): Promise<boolean> {
  return guarded(tx, "23505", async () => {
    await tx.query(
      `update certificate set cert_no = $3, name = $4, holder_name = $5, expires_on = $6, written_by = $7, status = 'pending', reviewed_by = null, reviewed_at = null, review_remark = '', updated_at = now()
       where top_id = $1 and id = $2`,
      [topId, certificateId, fields.certNo, fields.certName, fields.userName, fields.certExpiry, writtenBy],
    );
    return true;
  });
}

/** False when something else needs the certificate. */
export function deleteCertificate(tx: Handle, { topId, certificateId }: CertificateRecord): Promise<boolean> {
  return guarded(tx, "23503", async () => {
    await tx.query("delete from certificate where top_id = $1 and id = $2", [topId, certificateId]);
    return true;
  });
}

export async function markDecided(
  tx: Handle,
  { topId, certificateId }: CertificateRecord,
  review: { readonly status: CertificateState; readonly reviewerId: string | null; readonly remark: string },
): Promise<void> {
  await tx.query(
    "update certificate set status = $3, reviewed_by = $4, reviewed_at = now(), review_remark = $5, updated_at = now() where top_id = $1 and id = $2",
    [topId, certificateId, review.status, review.reviewerId, review.remark],
  );
}

export async function remindersOf(
  tx: Handle,
  { topId, certificateId }: CertificateRecord,
): Promise<{ daysBefore: number; certExpiry: string; remindedAt: Date }[]> {
  return tx.query(
    `select e.days_before as "daysBefore", to_char(e.expires_on, 'YYYY-MM-DD') as "certExpiry", e.reminded_at as "remindedAt" from certificate_reminder e
     where e.top_id = $1 and e.certificate_id = $2 order by e.reminded_at, e.days_before desc`,
    [topId, certificateId],
  );
}
