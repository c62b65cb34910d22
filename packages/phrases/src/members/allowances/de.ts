import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "Offline-Käufe einstellen",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "Die Dauer muss eine ganze Zahl von {{least}} bis {{most}} Stunden sein",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "Limit je Karte und Automat",
  offlineHours: "Gültig für (Stunden)",
  allowance: "Rahmen",
  used: "Verbraucht",
  untilTime: "Gültig bis",
  soldTime: "Verkauft am",
};

export const words: Translation<typeof zh.words> = {
  explain:
    "Ohne Netz darf eine Mitgliedskarte an einem Automaten im Rahmen kaufen, den die Cloud signiert hat, an jedem Automaten bis zu diesem Limit; 0 schaltet es ab. Was das Guthaben nicht deckt, wird zum Rückstand.",
  scope:
    "Nur für aktivierte Karten mit Inhaber, die in den letzten 90 Tagen an Automaten des Händlers kauften, höchstens 500 je Automat.",
  machines: "Automaten mit einem Rahmen",
  uses: "Käufe ohne Netz",
  noMachines: "Kein Automat hat einen Rahmen für diese Karte",
  noUses: "Diese Karte kaufte nichts ohne Netz",
};
