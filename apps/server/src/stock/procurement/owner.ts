import type { Session } from "../../platform/call.ts";

/** The merchant that a record of purchases belongs to. */
export interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** Purchases are about merchants, whatever machines the caller is narrowed to. */
export const ofMerchants = { machine: null } as const;

/** What is new belongs to the merchant of whoever makes it. */
export const ownerOf = ({ topMerchantId, merchantId }: Session): Owner => ({ topId: topMerchantId, merchantId });
