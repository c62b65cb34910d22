import type { ParsedInputOf } from "@yunshou/contract";
import type { pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { type Handle, likePattern, type Scope, scopeSql } from "@yunshou/database";
import type { CertificateState } from "@yunshou/domain";
import { countRows, type Page, pageEnd, type Paging } from "../platform/lists.queries.ts";

export interface PharmacistRecord {
  readonly pharmacistId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly certificateId: string;
  readonly userName: string;
  readonly phoneSealed: Buffer;
  readonly certNo: string;
  readonly certName: string;
  readonly certExpiry: string | null;
  readonly reviewStatus: CertificateState;
  readonly reviewRemark: string;
  readonly onDuty: boolean;
  readonly createdTime: Date;
}

/** A list of pharmacists is about merchants, whatever machines the caller is narrowed to. */
const ofMerchants = { machine: null } as const;

const columns = `p.id as "pharmacistId", p.top_id as "topId", p.merchant_id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName", p.certificate_id as "certificateId",
  c.holder_name as "userName", p.phone_sealed as "phoneSealed", c.cert_no as "certNo", c.name as "certName", to_char(c.expires_on, 'YYYY-MM-DD') as "certExpiry", c.status as "reviewStatus",
  c.review_remark as "reviewRemark", p.on_duty as "onDuty", p.created_at as "createdTime"`;
const from =
  "pharmacist p join certificate c on c.top_id = p.top_id and c.id = p.certificate_id join merchant m on m.id = p.merchant_id";

export type PharmacistFilters = Pick<ParsedInputOf<typeof pharmacists.list>, "userName" | "duty"> & {
  /** Keyed hashes of a whole number in hexadecimal digits, so that a stored export holds no number. */ readonly phoneHashes?:
    | readonly string[]
    | undefined;
};

/** `today` is the caller's: a certificate that expired before it suspends. */
function conditionOf(scope: Scope, filters: PharmacistFilters, today: string, values: unknown[]): string {
  const parts = [scopeSql(scope, "p", values, ofMerchants)];
  if (filters.userName !== undefined) parts.push(`c.holder_name ilike $${values.push(likePattern(filters.userName))}`);
  if (filters.phoneHashes !== undefined)
    parts.push(
      `p.phone_index = any($${values.push(filters.phoneHashes.map((hash) => Buffer.from(hash, "hex")))}::bytea[])`,
    );
  if (filters.duty === "offDuty") parts.push("not p.on_duty");
  else if (filters.duty !== undefined) {
    const good = `(c.status = 'approved' and (c.expires_on is null or c.expires_on >= $${values.push(today)}::date))`;
    parts.push(`p.on_duty and ${filters.duty === "onDuty" ? good : `not ${good}`}`);
  }
  return parts.join(" and ");
}

export async function listPharmacists(
  tx: Handle,
  scope: Scope,
  filters: PharmacistFilters,
  today: string,
  { page, pageSize, sort, direction }: Paging<"certExpiry" | "createdTime">,
): Promise<Page<PharmacistRecord>> {
  const values: unknown[] = [];
  const where = conditionOf(scope, filters, today, values);
  const found = await countRows(tx, `from ${from} where ${where}`, values);
  const order = sort === "certExpiry" ? `c.expires_on ${direction} nulls last` : `p.id ${direction}`;
  const limit = pageEnd({ page, pageSize }, values);
  const rows = await tx.query<PharmacistRecord>(
    `select ${columns} from ${from} where ${where} order by ${order}, p.id ${limit}`,
    values,
  );
  return { rows, ...found };
}

/** The next rows of an export, by id. */
export async function pharmacistsAfter(
  tx: Handle,
  scope: Scope,
  filters: PharmacistFilters,
  today: string,
  after: string,
  limit: number,
): Promise<PharmacistRecord[]> {
  const values: unknown[] = [after, limit];
  const where = conditionOf(scope, filters, today, values);
  return tx.query<PharmacistRecord>(
    `select ${columns} from ${from} where p.id > $1 and ${where} order by p.id limit $2::int`,
    values,
  );
}

/** One pharmacist of the scope; `lock` holds him and his certificate until the transaction ends, so that it is the certificate of this moment. */
export async function pharmacistOf(
  tx: Handle,
  scope: Scope,
  pharmacistId: string,
  { lock }: { readonly lock: boolean },
): Promise<PharmacistRecord | undefined> {
  const values: unknown[] = [pharmacistId];
  const where = scopeSql(scope, "p", values, ofMerchants);
  if (lock) {
    await tx.query(`select 1 from pharmacist p where p.id = $1 and ${where} for update`, values);
    await tx.query(
      "select 1 from certificate c where (c.top_id, c.id) in (select p.top_id, p.certificate_id from pharmacist p where p.id = $1) for no key update",
      [pharmacistId],
    );
  }
  const [row] = await tx.query<PharmacistRecord>(`select ${columns} from ${from} where p.id = $1 and ${where}`, values);
  return row;
}

export async function newPharmacistId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

interface NewPharmacist {
  readonly pharmacistId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly certificateId: string;
  readonly phoneSealed: Buffer;
  readonly phoneIndex: Buffer;
  readonly createdBy: string | null;
}

/** False when the merchant has a pharmacist with this phone. */
export async function insertPharmacist(tx: Handle, one: NewPharmacist): Promise<boolean> {
  const rows = await tx.query(
    `insert into pharmacist (id, top_id, merchant_id, certificate_id, phone_sealed, phone_index, created_by) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (merchant_id, phone_index, top_id) do nothing returning id`,
    [one.pharmacistId, one.topId, one.merchantId, one.certificateId, one.phoneSealed, one.phoneIndex, one.createdBy],
  );
  return rows.length === 1;
}

/** False when another pharmacist of the merchant has this phone. */
export async function savePhone(
  tx: Handle,
  { topId, pharmacistId }: PharmacistRecord,
  phoneSealed: Buffer,
  phoneIndex: Buffer,
): Promise<boolean> {
  await tx.query("savepoint pharmacist_phone");
  try {
    await tx.query(
      "update pharmacist set phone_sealed = $3, phone_index = $4, updated_at = now() where top_id = $1 and id = $2",
      [topId, pharmacistId, phoneSealed, phoneIndex],
    );
    await tx.query("release savepoint pharmacist_phone");
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    await tx.query("rollback to savepoint pharmacist_phone");
    return false;
  }
}

export async function saveDuty(tx: Handle, { topId, pharmacistId }: PharmacistRecord, onDuty: boolean): Promise<void> {
  await tx.query("update pharmacist set on_duty = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    pharmacistId,
    onDuty,
  ]);
}

export async function deletePharmacist(tx: Handle, { topId, pharmacistId }: PharmacistRecord): Promise<void> {
  await tx.query("delete from pharmacist where top_id = $1 and id = $2", [topId, pharmacistId]);
}
