import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { doctors } from "@yunshou/contract/pharmacy/doctors";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";

export type DoctorRow = Omit<StoredRow<typeof doctors.list>, "phone"> & { readonly phoneSealed: Buffer };
export type DoctorFilters = Pick<ParsedInputOf<typeof doctors.list>, "doctorName" | "hospital">;

const ofMerchants = { machine: null } as const;

const listOf = (scope: Scope, filters: DoctorFilters): List => ({
  columns: `d.id as "doctorId", d.name as "doctorName", d.title as "doctorTitle", d.hospital, d.phone_sealed as "phoneSealed", d.cert_no as "certNo", d.enabled,
    h.name as "merchantName", d.created_at as "createdTime"`,
  from: "doctor d join merchant h on h.id = d.merchant_id",
  where: conditions(
    scoped(scope, "d", ofMerchants),
    contains("d.name", filters.doctorName),
    contains("d.hospital", filters.hospital),
  ),
});

const order = {
  by: { createdTime: "d.id" },
  unsorted: "createdTime",
  tie: ["d.id desc"],
} as const satisfies Order<string>;

export const listDoctors = (
  tx: Handle,
  scope: Scope,
  filters: DoctorFilters,
  paging: Paging<"createdTime">,
): Promise<Page<DoctorRow>> => pageOf(tx, listOf(scope, filters), order, paging);

/** The next rows of an export, by id. */
export const doctorsAfter = (
  tx: Handle,
  scope: Scope,
  filters: DoctorFilters,
  after: string,
  limit: number,
): Promise<DoctorRow[]> => rowsAfter(tx, listOf(scope, filters), "d.id", after, limit);

export interface DoctorOwner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface DoctorRecord extends DoctorOwner {
  readonly doctorId: string;
  readonly name: string;
  readonly certNo: string;
}

/** A doctor of the scope, locked until the call ends. */
export async function lockDoctor(tx: Handle, scope: Scope, doctorId: string): Promise<DoctorRecord | undefined> {
  const [row] = await tx.query<DoctorRecord>(
    ...statement(sql`select d.id as "doctorId", d.top_id as "topId", d.merchant_id as "merchantId", d.name, d.cert_no as "certNo"
      from doctor d where d.id = ${doctorId} and ${scoped(scope, "d", ofMerchants)} for update`),
  );
  return row;
}

/** Certificates of the doctors of a merchant are written one after the other. */
export async function lockDoctors(tx: Handle, { merchantId }: DoctorOwner): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('doctors of ' || $1, 0))", [merchantId]);
}

export async function isDoctorTaken(tx: Handle, owner: DoctorOwner, certNo: string, but = "0"): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from doctor where top_id = $1 and merchant_id = $2 and lower(cert_no) = lower($3) and id <> $4",
    [owner.topId, owner.merchantId, certNo, but],
  );
  return rows.length > 0;
}

export async function newDoctorId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export interface DoctorColumns {
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospital: string;
  readonly certNo: string;
}

export async function insertDoctor(
  tx: Handle,
  { topId, merchantId }: DoctorOwner,
  doctorId: string,
  one: DoctorColumns,
  phoneSealed: Buffer,
): Promise<void> {
  await tx.query(
    "insert into doctor (top_id, merchant_id, id, name, title, hospital, cert_no, phone_sealed) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    [topId, merchantId, doctorId, one.doctorName, one.doctorTitle, one.hospital, one.certNo, phoneSealed],
  );
}

/** Without a new phone the old one stays. */
export async function updateDoctor(
  tx: Handle,
  { topId, doctorId }: DoctorRecord,
  one: DoctorColumns,
  phoneSealed: Buffer | null,
): Promise<void> {
  await tx.query(
    `update doctor set name = $3, title = $4, hospital = $5, cert_no = $6, phone_sealed = coalesce($7::bytea, phone_sealed), updated_at = now()
     where top_id = $1 and id = $2`,
    [topId, doctorId, one.doctorName, one.doctorTitle, one.hospital, one.certNo, phoneSealed],
  );
}

export async function enableDoctor(tx: Handle, { topId, doctorId }: DoctorRecord, enabled: boolean): Promise<void> {
  await tx.query("update doctor set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    doctorId,
    enabled,
  ]);
}

export async function deleteDoctor(tx: Handle, { topId, doctorId }: DoctorRecord): Promise<void> {
  await tx.query("delete from doctor where top_id = $1 and id = $2", [topId, doctorId]);
}
