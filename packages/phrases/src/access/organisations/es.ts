import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "Organizaciones",
  "/xtgl/dagl": "Datos maestros",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "Ver organizaciones",
  "access.organisation.write": "Gestionar organizaciones",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "La organización no existe",
  "access.organisationTooDeep": "Las organizaciones tienen como máximo {{limit}} niveles",
  "access.organisationInUse": "Aún tiene {{organisations}} organizaciones y {{accounts}} cuentas",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "Nombre",
  orgCode: "Código",
  parentOrg: "Organización superior",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir organización",
  editTitle: "Editar organización",
  addChild: "Añadir debajo",
  topLevel: "Primer nivel",
  owner: "Comercio",
  showUsers: "Ver cuentas",
  ofTop: "Las organizaciones las lleva el comercio principal; el suyo no tiene",
};
