import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Autorizzazione dei distributori agli esercenti",
  "/shgl/tdjqsq": "Autorizzazione dei distributori alle squadre",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "Vedere le autorizzazioni degli esercenti",
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
  merchantTitle: "Autorizzazione dei distributori agli esercenti",
  teamTitle: "Autorizzazione dei distributori alle squadre",
  chooseMerchant: "Scelga un esercente a sinistra",
  chooseTeam: "Scelga una squadra a sinistra",
  noTeams: "Ancora nessuna squadra; ne aggiunga prima una",
  state: {
    yes: "Autorizzato",
    no: "Non autorizzato",
  },
  grant: "Autorizza",
  revoke: "Revoca autorizzazione",
  revokeConfirm: "Revocare l’autorizzazione?",
};
