import type { Language } from "@yunshou/contract";
import { type Handle, sql, statement } from "@yunshou/database";
import type { PrescriptionState } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import type { PrescriptionLink } from "./prescriptionLink.ts";

/** From here to the end of the transaction nobody else uploads anything of this prescription. */
export async function lockUpload(tx: Handle, { rxNo }: PrescriptionLink): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('prescription ' || $1, 0))", [rxNo]);
}

export interface UploadPlace {
  readonly machineNo: string;
  readonly medicineName: string;
  readonly today: string;
}

/** What stands on the link, in words; undefined once the machine or the medicine is gone. */
export async function placeOf(
  tx: Handle,
  { topId, machineId, productId }: PrescriptionLink,
  language: Language,
  now: Date,
): Promise<UploadPlace | undefined> {
  const [row] = await tx.query<UploadPlace>(
    ...statement(
      sql`select m.machine_no as "machineNo", ${nameIn("p", language)} as "medicineName", to_char(${now}::timestamptz at time zone h.time_zone, 'YYYY-MM-DD') as today
        from machine m join merchant h on h.id = m.merchant_id join medicine d on d.top_id = ${topId} and d.product_id = ${productId}
        join product p on p.top_id = d.top_id and p.id = d.product_id where m.id = ${machineId} and m.top_id = ${topId}`,
    ),
  );
  return row;
}

export interface UploadDoctor {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospital: string;
  readonly enabled: boolean;
}

/** The doctors of the merchant of the machine. */
export async function doctorsOf(tx: Handle, { topId, merchantId }: PrescriptionLink): Promise<UploadDoctor[]> {
  return tx.query<UploadDoctor>(
    `select d.id as "doctorId", d.name as "doctorName", d.title as "doctorTitle", d.hospital, d.enabled
     from doctor d where d.top_id = $1 and d.merchant_id = $2 order by d.name, d.id limit 200`,
    [topId, merchantId],
  );
}

/** How far the prescription is; undefined until it is handed in. */
export async function uploadedState(
  tx: Handle,
  { topId, rxNo }: PrescriptionLink,
): Promise<{ readonly state: PrescriptionState; readonly reviewRemark: string } | undefined> {
  const [row] = await tx.query<{ state: PrescriptionState; reviewRemark: string }>(
    `select x.state, x.review_remark as "reviewRemark" from prescription x where x.top_id = $1 and x.id = $2`,
    [topId, rxNo],
  );
  return row;
}

export interface NewPrescription {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly hospital: string;
  readonly patientSealed: Buffer;
  readonly nameIndex: Buffer;
  readonly rxDay: string;
  readonly validTo: string;
}

export async function insertPrescription(
  tx: Handle,
  of: Omit<PrescriptionLink, "expiresAt">,
  one: NewPrescription,
): Promise<void> {
  await tx.query(
    `insert into prescription (top_id, id, merchant_id, machine_id, product_id, quantity, doctor_id, doctor_name, hospital, patient_sealed, name_index, rx_day, valid_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      of.topId,
      of.rxNo,
      of.merchantId,
      of.machineId,
      of.productId,
      of.quantity,
      one.doctorId,
      one.doctorName,
      one.hospital,
      one.patientSealed,
      one.nameIndex,
      one.rxDay,
      one.validTo,
    ],
  );
}
