import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "Nummer, Name oder Pinyin-Initialen",
  hintMany: "Nummer, Name oder Pinyin-Initialen; mehrere Nummern lassen sich einfügen",
  recent: "Zuletzt verwendet",
  others: "Weitere",
  noMatch: "Nichts gefunden zu „{{text}}“",
  unknown: "Nicht gefunden: {{numbers}}",
  more: "Nur die ersten {{n}} werden angezeigt; bitte mehr eingeben",
  kind: {
    machine: "Automaten",
    card: "Mitgliedskarten",
    product: "Produkte",
    merchant: "Händler",
    person: "Benutzer",
  },
  state: {
    inUse: "In Gebrauch",
    offline: "Offline",
    notActivated: "Nicht aktiviert",
    outOfUse: "Außer Gebrauch",
  },
};
