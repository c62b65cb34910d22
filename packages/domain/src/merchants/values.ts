import type { StateTable } from "../states.ts";

export const merchantKinds = ["ordinary", "drug"] as const;
export type MerchantKind = (typeof merchantKinds)[number];

/** Normal works; nobody of a stopped merchant or below logs in; a deleted one can be restored. */
export const merchantStatuses = ["normal", "stopped", "deleted"] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];

export const merchantStatusTable: StateTable<MerchantStatus, "stop" | "resume" | "remove" | "restore"> = {
  normal: { stop: "stopped", remove: "deleted" },
  stopped: { resume: "normal", remove: "deleted" },
  deleted: { restore: "normal" },
};

/** The store of a merchant: closed, its machines take no new payments by QR code (MERCHANT-19). */
export const storeStates = ["open", "closed"] as const;
export type StoreState = (typeof storeStates)[number];

/** Switches of a merchant (MERCHANT-04). */
export const merchantFeatures = [
  "purchase",
  "medicine",
  "shoppingCart",
  "membershipCard",
  "pickupCode",
  "smartMedicineBox",
  "drugCombination",
] as const;
export type MerchantFeature = (typeof merchantFeatures)[number];

/** Currencies that merchants abroad sell in; yuan is the base (MERCHANT-17). */
export const currencies = ["CNY", "USD", "EUR", "KRW", "VND", "LAK", "THB", "HKD", "MOP", "SGD", "MYR", "JPY"] as const;
export type Currency = (typeof currencies)[number];
