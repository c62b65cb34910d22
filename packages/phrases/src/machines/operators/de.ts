import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "Betreuer",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "Betreuer ansehen",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "Benutzer ist bereits in der Liste",
  "operators.checkStaff": "Bitte Mitarbeiterdaten oder Rollenberechtigungen prüfen",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "Automaten",
  salesAmount: "Umsatz, 30 Tage",
  salesOrders: "Bestellungen, 30 Tage",
};

export const words: Translation<typeof zh.words> = {
  add: "Betreuer hinzufügen",
  edit: "Betreuer bearbeiten",
  state: {
    yes: "Aktiviert",
    no: "Deaktiviert",
  },
  assign: "Zuweisen",
  machines: "Automaten",
  throughTeams: "{{n}} über Team",
  accountHint: "Konto eines einfachen Benutzers",
};
