import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "Card areas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "View areas of member cards",
  "members.area.write": "Manage areas of member cards and their staff",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "Set area",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "The area does not exist or is not yours to manage",
  "cardAreas.nameTaken": "A neighbour has this name already",
  "cardAreas.tooDeep": "{{limit}} levels at most",
  "cardAreas.inUse": "The area has {{children}} areas below it and {{cards}} cards and cannot be deleted",
  "cardAreas.staffLast":
    "{{n}} people belong to this area alone and would manage every card without it; remove or assign them elsewhere first",
  "cardAreas.ownLimit": "People limited to areas cannot lift somebody’s last limit; ask somebody without one",
  "cardAreas.beyondOwn": "It counts beyond your areas; ask somebody who is not limited to areas",
  "cardAreas.staffTaken": "User already in the list",
  "cardAreas.staffUnfit": "Check staff info or role permissions",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "Area",
  level: "Level",
  children: "Areas below",
  cardCount: "Member cards",
  staff: "Staff",
  userId: "Staff",
};

export const words: Translation<typeof zh.words> = {
  add: "Add an area",
  addChild: "Add below",
  rename: "Rename",
  assign: "Assign staff",
  search: "Search areas",
  keys: "Arrows move, Enter expands, N adds below, F2 renames",
  none: "No areas yet; press “Add an area” to begin.",
  choose: "Choose an area on the left",
  noStaff: "Nobody assigned",
  limited: "People assigned here manage only cards of this area and those below it",
  removeStaff: "Remove",
  removeStaffAsk: "Remove this person?",
  created: "“{{name}}” added",
  renamed: "Renamed to “{{name}}”",
};
