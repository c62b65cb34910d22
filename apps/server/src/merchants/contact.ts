import { maskContact, type MerchantContact, noContact } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import type { SealedContact, StoredMerchant } from "./merchants.queries.ts";

const contextOf = (merchantId: string) => `merchant:${merchantId}:contact`;

/** What a search for a whole phone number looks for. */
export function contactPhoneIndex(secrets: Secrets, phone: string): Buffer {
  return secrets.keyedHash("merchant contact phone", phone.trim());
}

/** A contact as it is stored; it opens for this merchant only. */
export function sealContact(secrets: Secrets, merchantId: string, { contactName, contactPhone, address, email }: MerchantContact): SealedContact {
  const plain = JSON.stringify({ contactName, contactPhone, address, email } satisfies MerchantContact);
  return {
    contactSealed: secrets.seal(Buffer.from(plain), contextOf(merchantId)),
    contactPhoneIndex: contactPhone === "" ? null : contactPhoneIndex(secrets, contactPhone),
  };
}

/** The contact in full; whoever shows it records that. */
export function openContact(secrets: Secrets, merchantId: string, sealed: Buffer | null): MerchantContact {
  return sealed === null ? noContact : (JSON.parse(secrets.open(sealed, contextOf(merchantId)).toString()) as MerchantContact);
}

/** A row as lists show it: the sealed contact replaced by a masked one. */
export function withMaskedContact<Row extends StoredMerchant>(secrets: Secrets, { contactSealed, topId: _, ...row }: Row): Omit<Row, "contactSealed" | "topId"> & MerchantContact {
  return { ...row, ...maskContact(openContact(secrets, row.merchantId, contactSealed)) };
}
