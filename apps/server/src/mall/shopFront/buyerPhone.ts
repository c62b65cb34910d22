import type { Secrets } from "../../platform/secrets.ts";

export const buyerPhoneContext = (buyerId: string) => `mall buyer:${buyerId}:phone`;
const phonePurpose = "mall buyer phone";

/** The column by which the account of a phone is found. */
export const buyerPhoneIndex = (secrets: Secrets, phone: string): Buffer => secrets.keyedHash(phonePurpose, phone);
/** What a search for an account looks for. */
export const buyerPhoneIndexes = (secrets: Secrets, phone: string): readonly Buffer[] =>
  secrets.keyedHashes(phonePurpose, phone);

export const sealBuyerPhone = (secrets: Secrets, buyerId: string, phone: string): Buffer =>
  secrets.seal(Buffer.from(phone), buyerPhoneContext(buyerId));

export const openBuyerPhone = (secrets: Secrets, buyerId: string, sealed: Buffer): string =>
  secrets.open(sealed, buyerPhoneContext(buyerId)).toString();
