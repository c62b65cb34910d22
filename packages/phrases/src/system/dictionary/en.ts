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

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "There is no such type in the dictionary",
  "system.dictionaryTypeInUse": "The type still has entries and cannot be deleted",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "Type",
  typeName: "Type name",
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
  types: "Types",
  addType: "Add type",
  editType: "Edit type",
  noTypes: "No types of your own yet. “Add type” makes the first one.",
  typesHint: "Programs of merchants read the entries of these types with a key",
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
