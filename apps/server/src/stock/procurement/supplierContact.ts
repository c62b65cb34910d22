import { maskEmail, maskPhone } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";

export const supplierContext = (supplierId: string) => `supplier:${supplierId}:contact`;

const phonePurpose = "supplier phone";

export interface SupplierContact {
  readonly contactPhone: string;
  readonly email: string;
}

/** What a search for a whole number looks for. */
export const supplierPhoneIndexes = (secrets: Secrets, phone: string): readonly Buffer[] =>
  secrets.keyedHashes(phonePurpose, phone.trim());

/** The column by which a number is found. */
export const supplierPhoneIndex = (secrets: Secrets, phone: string): Buffer =>
  secrets.keyedHash(phonePurpose, phone.trim());

/** Phone and mail as they are stored; they open for this supplier only. */
export const sealSupplierContact = (
  secrets: Secrets,
  supplierId: string,
  { contactPhone, email }: SupplierContact,
): { readonly contactSealed: Buffer; readonly phoneIndex: Buffer } => ({
  contactSealed: secrets.seal(Buffer.from(JSON.stringify({ contactPhone, email })), supplierContext(supplierId)),
  phoneIndex: supplierPhoneIndex(secrets, contactPhone),
});

/** Phone and mail in full; whoever shows them records that. */
export const openSupplierContact = (secrets: Secrets, supplierId: string, sealed: Buffer): SupplierContact =>
  JSON.parse(secrets.open(sealed, supplierContext(supplierId)).toString()) as SupplierContact;

export const maskSupplierContact = ({ contactPhone, email }: SupplierContact): SupplierContact => ({
  contactPhone: maskPhone(contactPhone),
  email: email === "" ? "" : maskEmail(email),
});
