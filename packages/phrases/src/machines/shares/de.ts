import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Automaten für Händler",
  "/shgl/tdjqsq": "Automaten für Teams",
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
  authorized: "Berechtigt",
  authTime: "Berechtigt seit",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "Automaten für Händler",
  teamTitle: "Automaten für Teams",
  chooseMerchant: "Links einen Händler wählen",
  chooseTeam: "Links ein Team wählen",
  state: {
    yes: "Berechtigt",
    no: "Nicht berechtigt",
  },
  grant: "Berechtigen",
  revoke: "Berechtigung entziehen",
  revokeConfirm: "Berechtigung entziehen?",
};
