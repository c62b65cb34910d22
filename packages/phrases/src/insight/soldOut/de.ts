import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "Verluste durch Ausverkauf",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "Ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Tag",
  range: "Tage",
  timeCount: "Ausverkäufe",
  emptyHours: "Stunden ausverkauft",
  emptyMinutes: "Minuten ausverkauft",
  lostPieces: "Nicht verkauft (geschätzt)",
  lostAmount: "Entgangener Umsatz (geschätzt)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "Gruppieren nach",
  groups: { machine: "Automat", product: "Produkt", day: "Tag", time: "Einzeln" },
  method:
    "Geschätzt nach dem üblichen Absatz zur selben Stunde: Zeit, in der ein Produkt in einem Automaten ausverkauft war × sein üblicher Umsatz damit. Nur abgeschlossene Geschäftstage.",
};
