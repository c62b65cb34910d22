import type { StoredRow } from "@yunshou/contract";
import type { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { prescriptionMarkOf } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import { maskPatient, openPatient } from "./prescriptionBook.ts";
import type { PrescriptionRow } from "./prescriptions.queries.ts";

/** A prescription as the list and its file show it: the patient masked. */
export function prescriptionRow(
  secrets: Secrets,
  { patientSealed, used, ...row }: PrescriptionRow,
  at: { readonly today: string; readonly now: Date },
): StoredRow<typeof prescriptions.list> {
  const { rxStatus: state, validTo, uploadTime: uploadedAt } = row;
  return {
    ...row,
    ...maskPatient(openPatient(secrets, row.rxNo, patientSealed)),
    rxMark: prescriptionMarkOf({ state, validTo, used, uploadedAt }, at),
  };
}
