import { daysIncluded } from "../dates.ts";
import { checkCode, checkRemark, checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** Whose certificate it is. */
export const certificateKinds = ["merchant", "pharmacist", "doctor"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export const certificateStates = ["pending", "approved", "notApproved"] as const;
export type CertificateState = (typeof certificateStates)[number];

/** What is edited is reviewed again; an approval can be taken back. */
export const certificateTable: StateTable<CertificateState, "approve" | "reject" | "edit"> = {
  pending: { approve: "approved", reject: "notApproved", edit: "pending" },
  approved: { reject: "notApproved", edit: "pending" },
  notApproved: { edit: "pending" },
};

export const certificateDecisions = ["approve", "reject"] as const;
export type CertificateDecision = (typeof certificateDecisions)[number];

/** `valid` for longer than the first reminder, `expiring` from the first reminder to the last valid day, then `expired`. */
export const expiryStates = ["valid", "expiring", "expired"] as const;
export type ExpiryState = (typeof expiryStates)[number];

/** Days before the last valid day on which somebody is reminded, once each; -1 is the day after it, when it has expired. */
export const reminderDays = [30, 7, 1, -1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** The last reminder of an expiry. */
export const lastReminder: ReminderDays = -1;

/** Certificates of one merchant that are reminded of at once above this number arrive as one message. */
export const certificatesToldSingly = 3;

/** Days on which it is still valid after today: 0 on the last one, negative when it has expired; null when it never expires. */
export function daysUntilExpiry(expiresOn: string | null, today: string): number | null {
  return expiresOn === null ? null : daysIncluded(today, expiresOn) - 1;
}

export function expiryStateOf(expiresOn: string | null, today: string): ExpiryState {
  const days = daysUntilExpiry(expiresOn, today);
  if (days === null || days > reminderDays[0]) return "valid";
  return days < 0 ? "expired" : "expiring";
}

/** The most urgent reminder that has come, or null; one entered late is reminded of at the step where it stands. */
export function dueReminder(expiresOn: string | null, today: string): ReminderDays | null {
  const days = daysUntilExpiry(expiresOn, today);
  return days === null ? null : (reminderDays.findLast((step) => days <= step) ?? null);
}

/** Pictures of one certificate: both sides and a few pages. */
export const certificateImageLimit = 6;

/** A certificate has a picture (MSG-40), and not more than its form offers. */
export function checkCertificateImages(imageIds: readonly string[]): Result<readonly string[]> {
  const different = [...new Set(imageIds)];
  if (different.length === 0) return refuse("merchants.certificateImageMissing", { field: "imageIds" });
  return different.length > certificateImageLimit
    ? refuse("merchants.certificateImages", { field: "imageIds", values: { limit: certificateImageLimit } })
    : accept(different);
}

/** What people write about a certificate. */
export interface CertificateFields {
  readonly certNo: string;
  readonly certName: string;
  /** The person it was issued to; empty for certificates of merchants. */
  readonly userName: string;
  /** ISO day, the last valid one; null when it never expires. */
  readonly certExpiry: string | null;
}

/** The fields of the form, cleaned, or the first rule that they break (SYS-16, FORM-02, FORM-03). */
export function checkCertificateFields(kind: CertificateKind, fields: CertificateFields): Result<CertificateFields> {
  const certNo = checkCode(fields.certNo, "certNo");
  if (!certNo.ok) return certNo;
  const certName = checkText(fields.certName, "certName", fieldLimits.nameLength);
  if (!certName.ok) return certName;
  const userName = kind === "merchant" ? accept("") : checkText(fields.userName, "userName", fieldLimits.nameLength);
  if (!userName.ok) return userName;
  return accept({
    certNo: certNo.value,
    certName: certName.value,
    userName: userName.value,
    certExpiry: fields.certExpiry,
  });
}

/** A second person decides; a refusal says why, and what has expired is not approved. */
export function checkCertificateReview(
  certificate: { readonly writtenBy: string | null; readonly certExpiry: string | null },
  reviewerId: string,
  decision: CertificateDecision,
  remark: string,
  today: string,
): Result<string> {
  if (certificate.writtenBy === reviewerId) return refuse("merchants.ownCertificate");
  const checked = checkRemark(remark);
  if (!checked.ok) return checked;
  const text = checked.value;
  if (decision === "reject")
    return text === "" ? refuse("merchants.reviewRemarkMissing", { field: "remark" }) : accept(text);
  return expiryStateOf(certificate.certExpiry, today) === "expired"
    ? refuse("merchants.certificateExpired")
    : accept(text);
}
