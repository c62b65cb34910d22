import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "Höchstens {{open}} Stück können zurück",
  "stock.returnedSince":
    "Ware dieses Wareneingangs ging an den Lieferanten zurück: bitte zuerst die Rücksendung stornieren",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "Wareneingang",
  returnedQty: "Zurück",
  returnable: "Möglich",
  returned: "Zurückgesandt",
  returnQty: "Rücksendemenge",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "Zurücksenden",
  },
  records: "Rücksendungen",
  hint: "Die Ware geht zum Preis ihres Wareneingangs zurück; der offene Betrag sinkt um diesen",
};
