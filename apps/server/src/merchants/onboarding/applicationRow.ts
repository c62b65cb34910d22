import type { StoredRow } from "@yunshou/contract";
import type { applications } from "@yunshou/contract/merchants/onboarding/applications";
import type { Secrets } from "../../platform/secrets.ts";
import { maskedApplicant } from "./applicant.ts";
import type { ListRow } from "./applications.queries.ts";

/** An application as lists and their file show it: the applicant masked. */
export function applicationRow(
  secrets: Secrets,
  { contactSealed, ...row }: ListRow,
): StoredRow<typeof applications.list> {
  const { contactName, contactPhone } = maskedApplicant(secrets, { applicationId: row.applicationId, contactSealed });
  return { ...row, contactName, contactPhone };
}
