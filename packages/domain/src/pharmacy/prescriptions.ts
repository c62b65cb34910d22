import { checkMobile } from "../access/users.ts";
import { addDays } from "../dates.ts";
import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import { type StateTable, step } from "../states.ts";
import type { DutyState } from "./pharmacists.ts";

/** States of a prescription (RX-02). */
export const prescriptionStates = ["unreviewed", "reviewed", "cancelled"] as const;
export type PrescriptionState = (typeof prescriptionStates)[number];
export type PrescriptionEvent = "review" | "cancel";

/** A pharmacist reviews or cancels once; both are final (RX-03). */
export const prescriptionTable: StateTable<PrescriptionState, PrescriptionEvent> = {
  unreviewed: { review: "reviewed", cancel: "cancelled" },
  reviewed: {},
  cancelled: {},
};

/**
 * A prescription is good on the day it was written and the two days after it, the longest that the law knows. `uploadMinutes`
 * is how long the customer at the machine has for it, `waitMinutes` how long a review may take before the list says that it is late.
 */
export const prescriptionLimits = {
  validDays: 3,
  uploadMinutes: 60,
  waitMinutes: 10,
  pictures: 3,
  diagnosisLength: 200,
  remarkLength: 200,
} as const;

/** The last day on which goods are sold against a prescription that was written on this day. */
export const prescriptionValidTo = (rxDay: string): string => addDays(rxDay, prescriptionLimits.validDays - 1);

/** What is written on a prescription about its patient. */
export interface Patient {
  readonly patientName: string;
  readonly patientPhone: string;
  readonly diagnosis: string;
}

export interface PrescriptionFields extends Patient {
  /** ISO day on which the doctor wrote it. */
  readonly rxDay: string;
}

/** The fields of an upload, cleaned, or the first rule that they break (RX-05). */
export function checkPrescriptionFields(fields: PrescriptionFields, today: string): Result<PrescriptionFields> {
  const patientName = checkText(fields.patientName, "patientName", fieldLimits.nameLength);
  if (!patientName.ok) return patientName;
  const patientPhone = checkMobile(fields.patientPhone, "patientPhone");
  if (!patientPhone.ok) return patientPhone;
  const diagnosis = checkText(fields.diagnosis, "diagnosis", prescriptionLimits.diagnosisLength);
  if (!diagnosis.ok) return diagnosis;
  if (fields.rxDay > today) return refuse("pharmacy.prescriptionInFuture", { field: "rxDay" });
  if (prescriptionValidTo(fields.rxDay) < today) return refuse("pharmacy.prescriptionExpired", { field: "rxDay" });
  return accept({
    patientName: patientName.value,
    patientPhone: patientPhone.value,
    diagnosis: diagnosis.value,
    rxDay: fields.rxDay,
  });
}

/** Who wants to decide: what his duty is, if he is a pharmacist at all, and his phone. */
export interface Reviewer {
  readonly duty: DutyState | null;
  readonly phone: string | null;
}

/** What decides over a prescription that somebody looks at. */
export interface PrescriptionUnderReview {
  readonly state: PrescriptionState;
  readonly validTo: string;
  /** The phone of whoever uploaded it. */
  readonly patientPhone: string;
}

/** Only a pharmacist on duty decides, never over what he uploaded himself (RX-03). */
export function checkPharmacist(
  { duty, phone }: Reviewer,
  { patientPhone }: PrescriptionUnderReview,
): Result<undefined> {
  if (duty !== "onDuty") return refuse("pharmacy.notOnDuty");
  return phone === patientPhone ? refuse("pharmacy.prescriptionOwn") : accept();
}

/** The state after a decision; what has expired is reviewed no more, but may be cancelled. */
export function decidePrescription(
  event: PrescriptionEvent,
  prescription: PrescriptionUnderReview,
  reviewer: Reviewer,
  today: string,
): Result<PrescriptionState> {
  const next = step(prescriptionTable, prescription.state, event);
  if (!next.ok) return next;
  const allowed = checkPharmacist(reviewer, prescription);
  if (!allowed.ok) return allowed;
  return event === "review" && prescription.validTo < today ? refuse("pharmacy.prescriptionExpired") : next;
}

/** A cancellation says why; a review may say something. */
export function checkReviewRemark(event: PrescriptionEvent, text: string): Result<string> {
  return event === "review" && text.trim() === ""
    ? accept("")
    : checkText(text, "reviewRemark", prescriptionLimits.remarkLength);
}

/** What else is to be known of a prescription: goods were bought with it, its days are over, or its customer waits for long. */
export const prescriptionMarks = ["used", "expired", "late"] as const;
export type PrescriptionMark = (typeof prescriptionMarks)[number];

export interface MarkedPrescription {
  readonly state: PrescriptionState;
  readonly validTo: string;
  readonly used: boolean;
  readonly uploadedAt: Date;
}

export function prescriptionMarkOf(
  { state, validTo, used, uploadedAt }: MarkedPrescription,
  { today, now }: { readonly today: string; readonly now: Date },
): PrescriptionMark | null {
  if (used) return "used";
  if (state === "cancelled") return null;
  if (validTo < today) return "expired";
  const waited = now.getTime() - uploadedAt.getTime();
  return state === "unreviewed" && waited >= prescriptionLimits.waitMinutes * 60_000 ? "late" : null;
}

/** What a machine may sell against a prescription. */
export interface PrescriptionFacts {
  readonly state: PrescriptionState;
  readonly validTo: string;
  readonly productId: string;
  readonly quantity: number;
  /** Another order was made with it that still counts. */
  readonly used: boolean;
}

export interface PrescribedSale {
  readonly productId: string;
  readonly quantity: number;
}

/** Whether goods come out against a prescription, once, of what was reviewed and no more (MED-09). */
export function checkPrescribed(
  prescription: PrescriptionFacts | null,
  { productId, quantity }: PrescribedSale,
  today: string,
): Result<undefined> {
  if (prescription === null) return refuse("pharmacy.prescriptionNeeded");
  if (prescription.productId !== productId || quantity > prescription.quantity)
    return refuse("pharmacy.prescriptionOther");
  if (prescription.state === "unreviewed") return refuse("pharmacy.prescriptionUnreviewed");
  if (prescription.state === "cancelled") return refuse("pharmacy.prescriptionCancelled");
  if (prescription.used) return refuse("pharmacy.prescriptionUsed");
  return prescription.validTo < today ? refuse("pharmacy.prescriptionExpired") : accept();
}
