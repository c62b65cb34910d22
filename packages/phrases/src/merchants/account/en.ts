import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "Merchant account",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "View",
  "merchants.account.write": "Edit own merchant",
};

export const words: Translation<typeof zh.words> = {
  edit: "Edit merchant account",
  basics: "Basics",
  contact: "Contact",
  decided: "Set by the merchant above",
  collectsYes: "Collected by the platform",
  collectsNo: "Own collection",
  maxPickupHint: "At most {{n}} valid pickup codes at once",
  closeStore:
    "Its machines will take no new payments by QR code; orders whose code is already shown can still be paid and dispensed. Close the store?",
  openStore: "Open the store again?",
  settles: "settles to {{bank}} {{card}}",
  openedAt: "opened {{time}}",
  noAccount: "None yet; it is recorded when a provider has finished the submission",
};
