import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "Organisations",
  "/xtgl/dagl": "Master data",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "View organisations",
  "access.organisation.write": "Manage organisations",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "There is no such organisation",
  "access.organisationTooDeep": "Organisations have at most {{limit}} levels",
  "access.organisationInUse":
    "It still has {{organisations}} organisations below it and {{accounts}} accounts, so it cannot be deleted",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "Name",
  orgCode: "Code",
  parentOrg: "Parent",
};

export const words: Translation<typeof zh.words> = {
  add: "Add organisation",
  editTitle: "Edit organisation",
  addChild: "Add below",
  topLevel: "Top level",
  owner: "Merchant",
  showUsers: "View accounts",
  ofTop: "Organisations are kept by the top merchant; yours has none of its own",
};
