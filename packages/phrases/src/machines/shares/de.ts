import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Automatenfreigabe für Händler",
  "/shgl/tdjqsq": "Automatenfreigabe für Teams",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "Händlerfreigaben ansehen",
  "machines.share.write": "Händlern freigeben",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "Der Automat gehört diesem Händler oder einem darunter bereits",
  "machines.otherTree": "Nur Automaten desselben obersten Händlers lassen sich freigeben",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "Freigegeben",
  authTime: "Freigegeben am",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "Automatenfreigabe für Händler",
  teamTitle: "Automatenfreigabe für Teams",
  chooseMerchant: "Bitte links einen Händler wählen",
  chooseTeam: "Bitte links ein Team wählen",
  noTeams: "Noch keine Teams; bitte zuerst eines anlegen",
  state: {
    yes: "Freigegeben",
    no: "Nicht freigegeben",
  },
  grant: "Freigeben",
  revoke: "Freigabe entziehen",
  revokeConfirm: "Freigabe entziehen?",
};
