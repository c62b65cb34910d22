import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "Blacklist",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "View the blacklist",
  "members.blacklist.write": "Add to and remove from the blacklist",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "Already on the blacklist",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "Kind",
  entryValue: "Entry",
  reason: "Reason",
  addedBy: "Added by",
  addedTime: "Added",
  cardNo: "Card number",
  holderPhone: "Mobile number",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "Phone",
    card: "Card",
    member: "Member",
  },
  action: {
    add: "Add to blacklist",
    remove: "Remove",
  },
  confirm: {
    remove: "Take this off the blacklist?",
  },
  hint: {
    wholePhone: "Enter the whole number",
    effect: "No cards are issued, bound, replaced or recharged; a purchase with a card raises an alarm",
  },
};
