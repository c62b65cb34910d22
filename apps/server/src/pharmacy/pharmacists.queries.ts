import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { conditions, contains, given, type Handle, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";

export interface PharmacistRecord extends Omit<
  StoredRow<typeof pharmacists.list>,
  "phone" | "expiry" | "daysLeft" | "duty"
> {
  readonly topId: string;
  readonly merchantId: string;
  readonly certificateId: string;
  readonly phoneSealed: Buffer;
  readonly certName: string;
  readonly reviewRemark: string;
  readonly onDuty: boolean;
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
function listOf(scope: Scope, filters: PharmacistFilters, today: string): List {
  const good = sql`(c.status = 'approved' and (c.expires_on is null or c.expires_on >= ${today}::date))`;
  const duties = {
    onDuty: sql`p.on_duty and ${good}`,
    suspended: sql`p.on_duty and not ${good}`,
    offDuty: sql`not p.on_duty`,
  };
  const where = conditions(
    scoped(scope, "p", ofMerchants),
    contains("c.holder_name", filters.userName),
    given(filters.phoneHashes, (hashes) => {
      const bytes = hashes.map((hash) => Buffer.from(hash, "hex"));
      return sql`p.phone_index = any(${bytes}::bytea[])`;
    }),
    given(filters.duty, (duty) => duties[duty]),
  );
  return { columns, from, where };
}

const order = {
  by: { certExpiry: "c.expires_on", createdTime: "p.id" },
  nulls: { certExpiry: "last" },
  unsorted: "createdTime",
  tie: ["p.id asc"],
} as const satisfies Order<string>;

export const listPharmacists = (
  tx: Handle,
  scope: Scope,
  filters: PharmacistFilters,
  today: string,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<PharmacistRecord>> => pageOf(tx, listOf(scope, filters, today), order, paging);

/** The next rows of an export, by id. */
export const pharmacistsAfter = (
  tx: Handle,
  scope: Scope,
  filters: PharmacistFilters,
  today: string,
  after: string,
  limit: number,
): Promise<PharmacistRecord[]> => rowsAfter(tx, listOf(scope, filters, today), "p.id", after, limit);

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
