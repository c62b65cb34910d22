import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "Organisationen",
  "/xtgl/dagl": "Stammdaten",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "Organisationen ansehen",
  "access.organisation.write": "Organisationen verwalten",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "Diese Organisation gibt es nicht",
  "access.organisationTooDeep": "Organisationen haben höchstens {{limit}} Ebenen",
  "access.organisationInUse": "Sie hat noch {{organisations}} Organisationen unter sich und {{accounts}} Konten",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "Name",
  orgCode: "Code",
  parentOrg: "Übergeordnet",
};

export const words: Translation<typeof zh.words> = {
  add: "Organisation hinzufügen",
  editTitle: "Organisation bearbeiten",
  addChild: "Darunter hinzufügen",
  topLevel: "Oberste Ebene",
  owner: "Händler",
  showUsers: "Konten ansehen",
  ofTop: "Organisationen führt der oberste Händler; Ihr Händler hat keine eigenen",
};
