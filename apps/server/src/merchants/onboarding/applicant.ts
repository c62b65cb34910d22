import { maskContact, noContact } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { ApplicationRecord } from "./applications.queries.ts";

/** Whom an application is about: personal data, kept sealed. What is not written yet is empty. */
export interface Applicant {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string;
}

type Stored = Pick<ApplicationRecord, "applicationId" | "contactSealed">;

export const applicantContext = (applicationId: string) => `application:${applicationId}:contact`;
export const signedNameContext = (applicationId: string) => `application:${applicationId}:signedName`;

export function sealApplicant(
  secrets: Secrets,
  applicationId: string,
  { contactName, contactPhone, email }: Applicant,
): Buffer {
  return secrets.seal(
    Buffer.from(JSON.stringify({ contactName, contactPhone, email } satisfies Applicant)),
    applicantContext(applicationId),
  );
}

/** The applicant in full; whoever shows him records that. */
export function openApplicant(secrets: Secrets, { applicationId, contactSealed }: Stored): Applicant {
  if (contactSealed === null) return { contactName: "", contactPhone: "", email: "" };
  return JSON.parse(secrets.open(contactSealed, applicantContext(applicationId)).toString()) as Applicant;
}

/** The applicant as lists and files show him. */
export function maskedApplicant(secrets: Secrets, stored: Stored): Applicant {
  const { contactName, contactPhone, email } = maskContact({ ...noContact, ...openApplicant(secrets, stored) });
  return { contactName, contactPhone, email };
}

export function sealSignedName(secrets: Secrets, applicationId: string, name: string): Buffer {
  return secrets.seal(Buffer.from(name), signedNameContext(applicationId));
}

export function openSignedName(
  secrets: Secrets,
  { applicationId, signedNameSealed }: Pick<ApplicationRecord, "applicationId" | "signedNameSealed">,
): string | null {
  return signedNameSealed === null ? null : secrets.open(signedNameSealed, signedNameContext(applicationId)).toString();
}
