import { type CertificateState, expiryStateOf } from "../merchants/certificates.ts";
import type { MerchantKind } from "../merchants/values.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Suspended: set on duty, but the certificate does not count at the moment. */
export const dutyStates = ["onDuty", "offDuty", "suspended"] as const;
export type DutyState = (typeof dutyStates)[number];

/** What a pharmacist may work with. */
export interface PharmacistCertificate {
  readonly reviewStatus: CertificateState;
  readonly certExpiry: string | null;
}

/** Nobody advises on medicine without a certificate that was approved and has not expired. */
export function checkDuty({ reviewStatus, certExpiry }: PharmacistCertificate, today: string): Result<undefined> {
  if (expiryStateOf(certExpiry, today) === "expired") return refuse("merchants.certificateExpired");
  return reviewStatus === "approved" ? accept() : refuse("pharmacy.certificateNotApproved");
}

export function dutyStateOf(onDuty: boolean, certificate: PharmacistCertificate, today: string): DutyState {
  if (!onDuty) return "offDuty";
  return checkDuty(certificate, today).ok ? "onDuty" : "suspended";
}

/** Drug merchants sell medicine, and those for which the medicine switch counts (MERCHANT-20). */
export function sellsMedicine(kind: MerchantKind, features: Iterable<string>): boolean {
  return kind === "drug" || new Set(features).has("medicine");
}
