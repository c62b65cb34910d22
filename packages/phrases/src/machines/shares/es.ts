import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Autorización comercios",
  "/shgl/tdjqsq": "Autorización equipos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "Ver autorizaciones de comercios",
  "machines.share.write": "Autorizar comercios",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "La máquina ya pertenece a este comercio o a uno inferior",
  "machines.otherTree": "Solo se autorizan máquinas del mismo comercio principal",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "Autorizado",
  authTime: "Autorizado el",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "Autorización a comercios",
  teamTitle: "Autorización a equipos",
  chooseMerchant: "Elija un comercio a la izquierda",
  chooseTeam: "Elija un equipo a la izquierda",
  noTeams: "Aún no hay equipos; añada uno primero",
  state: {
    yes: "Autorizado",
    no: "Sin autorizar",
  },
  grant: "Autorizar",
  revoke: "Quitar autorización",
  revokeConfirm: "¿Quitar la autorización?",
};
