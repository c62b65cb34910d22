import { maskName, maskPhone, type Patient } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";

export const patientContext = (rxNo: string) => `prescription:${rxNo}:patient`;
const namePurpose = "patient name";

/** The column by which a patient is found. */
export const patientIndex = (secrets: Pick<Secrets, "keyedHash">, name: string): Buffer =>
  secrets.keyedHash(namePurpose, name.trim());

/** What a search for a whole name looks for, in hexadecimal digits, so that a stored export holds no name. */
export const patientHashes = (secrets: Pick<Secrets, "keyedHashes">, name: string): readonly string[] =>
  secrets.keyedHashes(namePurpose, name.trim()).map((hash) => hash.toString("hex"));

/** A patient as he is kept: opens for this prescription only. */
export function sealPatient(secrets: Secrets, rxNo: string, { patientName, patientPhone, diagnosis }: Patient) {
  const plain = JSON.stringify({ patientName, patientPhone, diagnosis } satisfies Patient);
  return {
    patientSealed: secrets.seal(Buffer.from(plain), patientContext(rxNo)),
    nameIndex: patientIndex(secrets, patientName),
  };
}

/** Name, phone and diagnosis in full; whoever shows them records that. */
export const openPatient = (secrets: Secrets, rxNo: string, sealed: Uint8Array): Patient =>
  JSON.parse(secrets.open(sealed, patientContext(rxNo)).toString()) as Patient;

/** As lists and files show him. */
export const maskPatient = ({ patientName, patientPhone }: Patient) => ({
  patientName: maskName(patientName),
  patientPhone: maskPhone(patientPhone),
});
