import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "Data dictionary",
  "/xtgl/shsjzd": "Merchant data dictionary",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "View: Data dictionary",
  "system.dictionary.write": "Edit: Data dictionary",
  "system.merchantDictionary.read": "View: Merchant data dictionary",
  "system.merchantDictionary.write": "Edit: Merchant data dictionary",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "Type",
  dictCode: "Code",
  dictName: "Name",
  dictValue: "Text",
  updatedTime: "Updated",
};

export const words: Translation<typeof zh.words> = {
  add: "Add entry",
  edit: "Edit entry",
  enabled: "Enabled",
  disabled: "Disabled",
  enable: "Enable",
  disable: "Disable",
  disableAsk: "Forms will not offer this entry. Disable?",
  platformElsewhere: "Entries of the platform are kept in the data dictionary",
  type: {
    paymentKind: "Payment method",
    machineType: "Machine type",
    language: "Language",
    orderState: "Order status",
    ticketState: "Ticket status",
    ticketReply: "Ticket replies",
    blockReason: "Reasons to block users",
    blacklistReason: "Blacklist reasons",
    rejectReason: "Reasons to reject documents",
    priceReason: "Reasons for price changes",
    recallReason: "Reasons for recalls",
  },
};
