import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "Diese Wechselwirkung gibt es nicht",
  "pharmacy.conflictTaken": "Diese beiden Arzneimittel stehen schon in der Liste",
  "pharmacy.conflictSame": "Wählen Sie zwei verschiedene Arzneimittel",
  "pharmacy.conflictInSet": "Das Set „{{name}}“ enthält beide; ändern oder deaktivieren Sie es zuerst",
  "pharmacy.conflictForbidden": "„{{first}}“ und „{{second}}“ dürfen nicht zusammen genommen werden: {{reason}}",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "Arzneimittel",
  otherProductId: "Nicht zusammen mit",
  severity: "Wirkung",
  reason: "Grund",
};

export const words: Translation<typeof zh.words> = {
  title: "Wechselwirkungen",
  hint: "Verbotene Paare werden in Arzneimittelsets, Abholcodes, Warenkörben und bei Rezepten einer Person abgelehnt; vor den anderen wird gewarnt.",
  add: "Wechselwirkung hinzufügen",
  edit: "Wechselwirkung bearbeiten",
  warned: "Vorsicht",
  warning: "„{{first}}“ mit „{{second}}“, Vorsicht: {{reason}}",
  none: "Noch keine Wechselwirkungen",
  severity: {
    forbid: "Verboten",
    warn: "Warnung",
  },
  reason: {
    sameIngredient: "gleicher Wirkstoff, Gefahr der Überdosierung",
    bleeding: "höhere Blutungsgefahr",
    sedation: "stärkere Schläfrigkeit",
    liver: "Belastung der Leber",
    kidney: "Belastung der Nieren",
    bloodPressure: "Einfluss auf den Blutdruck",
    heartRhythm: "Einfluss auf den Herzrhythmus",
    weaker: "schwächere Wirkung",
    stronger: "stärkere Wirkung und Nebenwirkungen",
  },
};
