import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "Protokolle",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "Protokolle ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "Ausgeführt von",
  logType: "Art",
  logPage: "Seite",
  logContent: "Aktion",
  logObject: "Objekt",
  logResult: "Ergebnis",
  requestId: "Anfrage",
};

export const words: Translation<typeof zh.words> = {
  detail: "Protokolleintrag",
  kind: {
    change: "Änderung",
    login: "Anmeldung",
    read: "Einsicht in Personendaten",
    export: "Export",
  },
  result: {
    succeeded: "Erfolgreich",
    failed: "Fehlgeschlagen",
  },
  unknownPerson: "Nicht angemeldet",
  anotherMerchant: "Übergeordnete Stelle",
  difference: "Was sich änderte",
  property: "Feld",
  before: "Vorher",
  after: "Nachher",
  noDetail: "Dieser Eintrag hat keine Felder",
  activity: "Verlauf",
  noActivity: "Bisher wurde nichts geändert",
};
