import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "Number, name or pinyin initials",
  hintMany: "Number, name or pinyin initials; several numbers can be pasted",
  recent: "Recent",
  others: "Others",
  noMatch: "Nothing found for “{{text}}”",
  unknown: "Not found: {{numbers}}",
  more: "Only the first {{n}} are shown; type more",
  kind: {
    machine: "Machines",
    card: "Member cards",
    product: "Products",
    merchant: "Merchants",
    person: "Users",
  },
  state: {
    inUse: "In use",
    offline: "Offline",
    notActivated: "Not activated",
    outOfUse: "Out of use",
  },
};
