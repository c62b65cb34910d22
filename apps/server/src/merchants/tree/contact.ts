import { maskContact, type MerchantContact, noContact } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { SealedContact, StoredMerchant } from "./merchants.queries.ts";

export const contactContext = (merchantId: string) => `merchant:${merchantId}:contact`;

const phonePurpose = "merchant contact phone";

/** What a search for a whole phone number looks for. */
export function contactPhoneIndexes(secrets: Secrets, phone: string): readonly Buffer[] {
  return secrets.keyedHashes(phonePurpose, phone.trim());
}

/** The column by which a number is found. */
export function contactPhoneColumn(secrets: Secrets, phone: string): Buffer | null {
  return phone === "" ? null : secrets.keyedHash(phonePurpose, phone.trim());
}

/** A contact as it is stored; it opens for this merchant only. */
export function sealContact(
  secrets: Secrets,
  merchantId: string,
  { contactName, contactPhone, address, email }: MerchantContact,
): SealedContact {
  const plain = JSON.stringify({ contactName, contactPhone, address, email } satisfies MerchantContact);
  return {
    contactSealed: secrets.seal(Buffer.from(plain), contactContext(merchantId)),
    contactPhoneIndex: contactPhoneColumn(secrets, contactPhone),
  };
}

/** The contact in full; whoever shows it records that. */
export function openContact(secrets: Secrets, merchantId: string, sealed: Buffer | null): MerchantContact {
  return sealed === null
    ? noContact
    : (JSON.parse(secrets.open(sealed, contactContext(merchantId)).toString()) as MerchantContact);
}

/** A row as lists show it: the sealed contact replaced by a masked one. */
export function withMaskedContact<Row extends StoredMerchant>(
  secrets: Secrets,
  { contactSealed, topId: _, ...row }: Row,
): Omit<Row, "contactSealed" | "topId"> & MerchantContact {
  return { ...row, ...maskContact(openContact(secrets, row.merchantId, contactSealed)) };
}
