import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { conditions, contains, equals, given, type Handle, onDays, scoped, sql, statement } from "@yunshou/database";
import type { PrescriptionState } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import type { Reader } from "./medicines.queries.ts";

type Row = StoredRow<typeof prescriptions.list>;
/** A row before its patient is opened and its mark is found. */
export interface PrescriptionRow extends Omit<Row, "patientName" | "patientPhone" | "rxMark"> {
  readonly patientSealed: Buffer;
  readonly used: boolean;
}
type Input = ParsedInputOf<typeof prescriptions.list>;
export type PrescriptionFilters = Pick<Input, "rxNo" | "rxStatus" | "doctorName" | "fromDay" | "toDay"> & {
  /** Keyed hashes of a whole name in hexadecimal digits, so that a stored export holds no name. */
  readonly nameHashes?: readonly string[] | undefined;
};

/** An order uses a prescription up unless it was closed, or gave all its money back without goods. */
const used = sql`(o.id is not null and o.pay_state <> 'closed' and not (o.pay_state = 'refunded' and o.dispensed = 0))`;
const from = `prescription x join product p on p.top_id = x.top_id and p.id = x.product_id join merchant h on h.id = x.merchant_id join machine m on m.id = x.machine_id
  left join sales_order o on o.top_id = x.top_id and o.id = x.order_id`;

const columns = ({ language }: Reader) =>
  sql`x.id as "rxNo", x.patient_sealed as "patientSealed", x.doctor_name as "doctorName", x.hospital, x.pharmacist_name as "pharmacistName",
    ${nameIn("p", language)} as "medicineName", p.code as "productCode", x.quantity, x.state as "rxStatus", ${used} as used, x.order_id as "orderNo",
    m.machine_no as "machineNo", m.name as "machineName", h.name as "merchantName", to_char(x.rx_day, 'YYYY-MM-DD') as "rxTime",
    to_char(x.valid_to, 'YYYY-MM-DD') as "validTo", x.created_at as "uploadTime", x.reviewed_at as "reviewTime"`;

const listOf = (reader: Reader, timeZone: string, filters: PrescriptionFilters): List => ({
  columns: columns(reader),
  from,
  where: conditions(
    scoped(reader.scope, "x"),
    given(filters.rxNo, (no) => sql`x.id::text = ${no}`),
    given(filters.nameHashes, (hashes) => {
      const bytes = hashes.map((hash) => Buffer.from(hash, "hex"));
      return sql`x.name_index = any(${bytes}::bytea[])`;
    }),
    equals("x.state", filters.rxStatus),
    contains("x.doctor_name", filters.doctorName),
    onDays("x.created_at", filters, timeZone),
  ),
});

const order = {
  by: { uploadTime: "x.created_at", reviewTime: "x.reviewed_at" },
  nulls: { reviewTime: "last" },
  unsorted: "uploadTime",
  tie: ["x.id"],
} as const satisfies Order<string>;

export const listPrescriptions = (
  tx: Handle,
  reader: Reader,
  timeZone: string,
  filters: PrescriptionFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<PrescriptionRow>> => pageOf(tx, listOf(reader, timeZone, filters), order, paging);

/** Prescriptions of these days that nobody has reviewed, as their list counts them. */
export async function countUnreviewed(
  tx: Handle,
  scope: Reader["scope"],
  { timeZone, ...days }: { readonly fromDay: string; readonly toDay: string; readonly timeZone: string },
): Promise<number> {
  // The index of those is open only to a query that says so in its text.
  const where = conditions(scoped(scope, "x"), sql`x.state = 'unreviewed'`, onDays("x.created_at", days, timeZone));
  const [row] = await tx.query<{ n: number }>(
    ...statement(sql`select count(*)::int as n from prescription x where ${where}`),
  );
  return row?.n ?? 0;
}

/** The next rows of an export, by number. */
export const prescriptionsAfter = (
  tx: Handle,
  reader: Reader,
  timeZone: string,
  filters: PrescriptionFilters,
  after: string,
  limit: number,
): Promise<PrescriptionRow[]> => rowsAfter(tx, listOf(reader, timeZone, filters), "x.id", after, limit);

export interface PrescriptionRecord extends PrescriptionRow {
  readonly topId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly doctorTitle: string;
  readonly reviewRemark: string;
}

/** A prescription of the scope; `lock` holds it until the call ends. */
export async function prescriptionOf(
  tx: Handle,
  reader: Reader,
  rxNo: string,
  { lock }: { readonly lock: boolean },
): Promise<PrescriptionRecord | undefined> {
  const where = conditions(scoped(reader.scope, "x"), sql`x.id = ${rxNo}`);
  if (lock) await tx.query(...statement(sql`select 1 from prescription x where ${where} for update`));
  const [row] = await tx.query<PrescriptionRecord>(
    ...statement(
      sql`select ${columns(reader)}, x.top_id as "topId", x.merchant_id as "merchantId", x.product_id as "productId", coalesce(d.title, '') as "doctorTitle", x.review_remark as "reviewRemark"
        from prescription x join product p on p.top_id = x.top_id and p.id = x.product_id join merchant h on h.id = x.merchant_id
        join machine m on m.id = x.machine_id left join sales_order o on o.top_id = x.top_id and o.id = x.order_id
        left join doctor d on d.top_id = x.top_id and d.id = x.doctor_id where ${where}`,
    ),
  );
  return row;
}

/** Prescriptions of one name are approved one after the other, so that two of them see each other. */
export async function lockPatient(tx: Handle, { topId, rxNo }: PrescriptionRecord): Promise<void> {
  await tx.query(
    "select pg_advisory_xact_lock(hashtextextended('prescriptions of ' || encode(name_index, 'hex'), 0)) from prescription where top_id = $1 and id = $2",
    [topId, rxNo],
  );
}

/** Approved prescriptions of the tree for patients of one name, other than the given one, whose days are not over. */
export const approvedOfName = (
  tx: Handle,
  { topId, rxNo }: PrescriptionRecord,
  nameHashes: readonly string[],
  today: string,
): Promise<{ readonly rxNo: string; readonly productId: string; readonly patientSealed: Buffer }[]> =>
  tx.query(
    `select x.id as "rxNo", x.product_id as "productId", x.patient_sealed as "patientSealed" from prescription x
     where x.top_id = $1 and x.id <> $2 and x.state = 'reviewed' and x.valid_to >= $4::date
       and x.name_index = any(select decode(h, 'hex') from unnest($3::text[]) h)`,
    [topId, rxNo, nameHashes, today],
  );

export async function saveDecision(
  tx: Handle,
  { topId, rxNo }: Pick<PrescriptionRecord, "topId" | "rxNo">,
  one: {
    readonly state: PrescriptionState;
    readonly pharmacistName: string;
    readonly userId: string;
    readonly reviewRemark: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(
    "update prescription set state = $3, pharmacist_name = $4, reviewed_by = $5, review_remark = $6, reviewed_at = $7 where top_id = $1 and id = $2",
    [topId, rxNo, one.state, one.pharmacistName, one.userId, one.reviewRemark, one.at],
  );
}

/** The phone of a person, sealed, by which he is found among the pharmacists. */
export async function phoneOfUser(tx: Handle, userId: string): Promise<Buffer | null> {
  const [row] = await tx.query<{ phoneSealed: Buffer | null }>(
    `select u.phone_sealed as "phoneSealed" from app_user u where u.id = $1`,
    [userId],
  );
  return row?.phoneSealed ?? null;
}

/** Pharmacists of the tree of a prescription with this number; a person may be one at several of its merchants. */
export async function pharmacistsWithPhone(
  tx: Handle,
  topId: string,
  phoneIndexes: readonly Buffer[],
): Promise<
  {
    readonly userName: string;
    readonly onDuty: boolean;
    readonly reviewStatus: "pending" | "approved" | "notApproved";
    readonly certExpiry: string | null;
  }[]
> {
  return tx.query(
    `select c.holder_name as "userName", p.on_duty as "onDuty", c.status as "reviewStatus", to_char(c.expires_on, 'YYYY-MM-DD') as "certExpiry"
     from pharmacist p join certificate c on c.top_id = p.top_id and c.id = p.certificate_id
     where p.top_id = $1 and p.phone_index = any($2::bytea[]) order by p.id`,
    [topId, phoneIndexes],
  );
}
