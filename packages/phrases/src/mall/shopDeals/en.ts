import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Flash sales",
  endsIn: "Ends in {{time}}",
  beginsIn: "Begins in {{time}}",
  perBuyer: "At most {{n}} each",
  notYet: "Not begun",
  groupBuys: "Group buying",
  groupPrice: "Group of {{n}}: {{price}}",
  groupRule: "Complete once {{n}} have paid within {{hours}} hours, else everything is refunded",
  openGroup: "Open a group",
  joinGroup: "Join",
  openGroups: "Groups to join",
  missing: "{{n}} missing",
  groupComplete: "The group is complete",
  groupFailed: "The group failed; what was paid is refunded",
  invite: "Invite friends",
  inviteCopied: "Link copied; send it to friends",
  groupFull: "Full",
};
