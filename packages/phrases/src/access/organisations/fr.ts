import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "Organisations",
  "/xtgl/dagl": "Données de référence",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "Voir les organisations",
  "access.organisation.write": "Gérer les organisations",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "Cette organisation n’existe pas",
  "access.organisationTooDeep": "Les organisations ont au plus {{limit}} niveaux",
  "access.organisationInUse": "Elle contient encore {{organisations}} organisations et {{accounts}} comptes",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "Nom",
  orgCode: "Code",
  parentOrg: "Organisation supérieure",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une organisation",
  editTitle: "Modifier l’organisation",
  addChild: "Ajouter dessous",
  topLevel: "Premier niveau",
  owner: "Commerçant",
  showUsers: "Voir les comptes",
  ofTop: "Les organisations relèvent du commerçant principal ; le vôtre n’en a pas",
};
