import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Autorizzazione esercenti",
  "/shgl/tdjqsq": "Autorizzazione squadre",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "Vedere le autorizzazioni",
  "machines.share.write": "Autorizzare esercenti",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "Il distributore appartiene già a questo esercente o a uno sottostante",
  "machines.otherTree": "Si autorizzano solo distributori dello stesso esercente principale",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "Autorizzato",
  authTime: "Autorizzato il",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "Autorizzazione esercenti",
  teamTitle: "Autorizzazione squadre",
  chooseMerchant: "Scegliere un esercente a sinistra",
  chooseTeam: "Scegliere una squadra a sinistra",
  state: {
    yes: "Autorizzato",
    no: "Non autorizzato",
  },
  grant: "Autorizza",
  revoke: "Revoca",
  revokeConfirm: "Revocare l’autorizzazione?",
};
