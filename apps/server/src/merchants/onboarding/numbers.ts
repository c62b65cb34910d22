import { maskBankAccount, maskIdCardNo } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { ApplicationRecord, DraftColumns } from "./applications.queries.ts";

type Field = "idCardNo" | "bankAccount";

/** A sealed number opens for its application and its field only. */
const contextOf = (applicationId: string, field: Field) => `application:${applicationId}:${field}`;

/** The columns of the numbers that were written; an empty one keeps what is stored. */
export function sealNumbers(secrets: Secrets, applicationId: string, { idCardNo = "", bankAccount = "" }: { readonly idCardNo?: string; readonly bankAccount?: string }): DraftColumns {
  const seal = (field: Field, number: string) => secrets.seal(Buffer.from(number), contextOf(applicationId, field));
  const index = (field: Field, number: string) => secrets.keyedHash(`application ${field}`, number);
  return {
    ...(idCardNo === "" ? {} : { idCardSealed: seal("idCardNo", idCardNo), idCardIndex: index("idCardNo", idCardNo) }),
    ...(bankAccount === "" ? {} : { bankAccountSealed: seal("bankAccount", bankAccount), bankAccountIndex: index("bankAccount", bankAccount) }),
  };
}

/** Both numbers in full; whoever shows them records it. */
export function openNumbers(secrets: Secrets, { applicationId, idCardSealed, bankAccountSealed }: ApplicationRecord): { readonly idCardNo: string | null; readonly bankAccount: string | null } {
  const open = (field: Field, sealed: Buffer | null) => (sealed === null ? null : secrets.open(sealed, contextOf(applicationId, field)).toString());
  return { idCardNo: open("idCardNo", idCardSealed), bankAccount: open("bankAccount", bankAccountSealed) };
}

/** Both numbers as screens show them (PERM-15). */
export function maskedNumbers(secrets: Secrets, application: ApplicationRecord): { readonly idCardNo: string | null; readonly bankAccount: string | null } {
  const { idCardNo, bankAccount } = openNumbers(secrets, application);
  return { idCardNo: idCardNo === null ? null : maskIdCardNo(idCardNo), bankAccount: bankAccount === null ? null : maskBankAccount(bankAccount) };
}
