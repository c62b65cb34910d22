import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "Automateneinstellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "Ansehen",
  "machines.config.write": "Einstellen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "Schalter setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "Wählen Sie mindestens eine Einstellung",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "Verbindung",
  updatedTime: "Geändert am",
  categoryIds: "Reihenfolge der Kategorien",
};

export const words: Translation<typeof zh.words> = {
  set: "Einstellen",
  setMany: "Mehrere einstellen",
  on: "Ein",
  off: "Aus",
  keep: "Unverändert",
  done: "{{n}} Automaten eingestellt, {{changed}} davon geändert",
  hint: "Gilt ab dem nächsten Start des Automaten",
  orderHint: "Angezeigt in der Reihenfolge der Auswahl; nicht gewählte Kategorien folgen",
};
