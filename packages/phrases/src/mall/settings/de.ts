import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "Einstellungen des Online-Shops",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "Einstellungen des Online-Shops ansehen",
  "mall.setting.write": "Einstellungen des Online-Shops ändern",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "Muss eine ganze Zahl von {{least}} bis {{most}} sein",
  "mall.settingMalformed": "Dieser Wert ist ungültig",
  "mall.noWay": "Lieferung oder Abholung muss eingeschaltet bleiben",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "Unbezahlte Bestellung schließen (Min.)",
  delivery: "Lieferung",
  deliveryFee: "Liefergebühr",
  freeFrom: "Lieferung frei ab",
  completeDays: "Selbst abschließen nach (Tagen)",
  pickup: "Abholung",
  pickupDays: "Für Abholung aufheben (Tage)",
  afterSaleDays: "Frist für Reklamationen (Tage)",
  reviews: "Bewertungen",
  checkoutNotice: "Hinweis vor der Bestellung",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "Bestellung",
    delivery: "Lieferung",
    pickup: "Abholung",
    after: "Reklamationen und Bewertungen",
    notice: "Hinweise",
  },
  effect: {
    closeMinutes: "Was bis dahin niemand bezahlt, wird geschlossen und sein Bestand wieder frei",
    delivery: "Kunden können sich beliefern lassen",
    deliveryFee: "Je Lieferung, solange keine Versandkostenvorlage verwendet wird",
    freeFrom:
      "Ab diesem Warenwert ist die Lieferung frei, solange keine Versandkostenvorlage verwendet wird; leer: nie",
    completeDays: "Eine Lieferung unterwegs gilt nach diesen Tagen als angekommen; 0: nie",
    pickup: "Kunden können an einer Abholstelle abholen",
    pickupDays: "Was bis dahin niemand abholt, wird erstattet; 0: bleibt liegen",
    afterSaleDays: "So lange nach Erhalt der Ware können Kunden reklamieren",
    reviews: "Ausgeschaltet schreiben und lesen Kunden keine Bewertungen",
    checkoutNotice: "Steht auf der Bestellseite am Telefon; leer: nichts",
  },
  source: {
    platform: "Vorgabe der Plattform",
    parent: "Übernommen von {{name}}",
    own: "Eigene Einstellung",
  },
  restore: "Wieder übernehmen",
  changed: "Geändert von {{name}}, {{time}}",
  search: "Einstellungen suchen",
  unsaved: "Es gibt ungespeicherte Änderungen",
  discard: "Verwerfen",
  undo: "Rückgängig",
};
