import type { Secrets } from "../../platform/secrets.ts";

const phonePurpose = "mall order phone";

/** The column by which an order of a shop is found by the phone of who gets the goods. */
export const receiverPhoneIndex = (secrets: Secrets, phone: string): Buffer => secrets.keyedHash(phonePurpose, phone);
/** What a search for a whole number looks for. */
export const receiverPhoneIndexes = (secrets: Secrets, phone: string): readonly Buffer[] =>
  secrets.keyedHashes(phonePurpose, phone.trim());
