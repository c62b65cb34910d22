import { maskBankAccount, maskIdCardNo, maskPayAccount } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { ApplicationRecord, DraftColumns } from "./applications.queries.ts";

type Field = "idCardNo" | "bankAccount";
type SubmissionField = "bankAccount" | "payAccount";

/** A sealed number opens for its application and its field only. */
export const numberContext = (applicationId: string, field: Field) => `application:${applicationId}:${field}`;
export const submissionNumberContext = (submissionId: string, field: SubmissionField) =>
  `submission:${submissionId}:${field}`;

/** By which the same number is found again. */
export const numberIndex = (secrets: Secrets, field: Field, number: string) =>
  secrets.keyedHash(`application ${field}`, number);

/** The columns of the numbers that were written; an empty one keeps what is stored. */
export function sealNumbers(
  secrets: Secrets,
  applicationId: string,
  { idCardNo = "", bankAccount = "" }: { readonly idCardNo?: string; readonly bankAccount?: string },
): DraftColumns {
  const seal = (field: Field, number: string) => secrets.seal(Buffer.from(number), numberContext(applicationId, field));
  const index = (field: Field, number: string) => numberIndex(secrets, field, number);
  return {
    ...(idCardNo === "" ? {} : { idCardSealed: seal("idCardNo", idCardNo), idCardIndex: index("idCardNo", idCardNo) }),
    ...(bankAccount === ""
      ? {}
      : { bankAccountSealed: seal("bankAccount", bankAccount), bankAccountIndex: index("bankAccount", bankAccount) }),
  };
}

const openField = (secrets: Secrets, applicationId: string, field: Field, sealed: Buffer | null) =>
  sealed === null ? null : secrets.open(sealed, numberContext(applicationId, field)).toString();

/** Both numbers in full; whoever shows them records it. */
export function openNumbers(
  secrets: Secrets,
  {
    applicationId,
    idCardSealed,
    bankAccountSealed,
  }: Pick<ApplicationRecord, "applicationId" | "idCardSealed" | "bankAccountSealed">,
): { readonly idCardNo: string | null; readonly bankAccount: string | null } {
  return {
    idCardNo: openField(secrets, applicationId, "idCardNo", idCardSealed),
    bankAccount: openField(secrets, applicationId, "bankAccount", bankAccountSealed),
  };
}

/** Both numbers as screens show them (PERM-15). */
export function maskedNumbers(
  secrets: Secrets,
  application: ApplicationRecord,
): { readonly idCardNo: string | null; readonly bankAccount: string | null } {
  const { idCardNo, bankAccount } = openNumbers(secrets, application);
  return {
    idCardNo: idCardNo === null ? null : maskIdCardNo(idCardNo),
    bankAccount: bankAccount === null ? null : maskBankAccount(bankAccount),
  };
}

/** The bank card of an application as screens show it. */
export function maskedBankAccount(secrets: Secrets, applicationId: string, sealed: Buffer | null): string | null {
  const number = openField(secrets, applicationId, "bankAccount", sealed);
  return number === null ? null : maskBankAccount(number);
}

/** A number of a submission opens for it and its field only. */
export function sealSubmissionNumber(
  secrets: Secrets,
  submissionId: string,
  field: SubmissionField,
  number: string | null,
): Buffer | null {
  return number === null ? null : secrets.seal(Buffer.from(number), submissionNumberContext(submissionId, field));
}

/** A number of a submission in full; whoever uses it records it. */
export function openSubmissionNumber(
  secrets: Secrets,
  submissionId: string,
  field: SubmissionField,
  sealed: Buffer | null,
): string | null {
  return sealed === null ? null : secrets.open(sealed, submissionNumberContext(submissionId, field)).toString();
}

/** The account at Alipay as screens show it. */
export function maskedPayAccount(secrets: Secrets, submissionId: string, sealed: Buffer | null): string | null {
  const account = openSubmissionNumber(secrets, submissionId, "payAccount", sealed);
  return account === null ? null : maskPayAccount(account);
}
