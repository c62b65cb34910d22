import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "Die Ware muss an einen anderen Ort gehen",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Belegnr.",
  docDate: "Belegdatum",
  docStatus: "Status",
  warehouseId: "Von",
  intoId: "Nach",
  quantity: "Menge",
  value: "Kosten",
  createdBy: "Erstellt von",
  lines: "Produkte",
  batchNo: "Charge",
  stock: "Vorhanden",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Zurückbringen oder umlagern",
    all: "Alles Vorhandene eintragen",
    addLine: "Produkt hinzufügen",
    reverse: "Stornieren",
  },
  state: {
    draft: "Zu buchen",
    booked: "Gebucht",
    reversed: "Storniert",
  },
  records: "Umlagerungen",
  confirmReverse: "Diesen Beleg stornieren? Die Ware geht an den Ort zurück, von dem sie kam.",
  total: "{{lines}} Zeilen, {{pieces}} Stück",
};
