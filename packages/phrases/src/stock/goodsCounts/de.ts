import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "Es ist noch kein Produkt gezählt",
  "stock.goodsReasonMissing": "Bitte angeben, warum {{productName}} abweicht",
  "stock.goodsCountAgain":
    "Für {{productName}} wurde seitdem eine Inventur storniert, oder es ging mehr heraus als gezählt; bitte erneut zählen",
  "stock.goodsCountedMeanwhile": "Jemand anderes hat dieses Produkt gerade gezählt; bitte vor dem Eintragen ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Belegnr.",
  warehouseId: "Lager",
  productId: "Produkt",
  batchNo: "Charge",
  progress: "Produkte gezählt",
  value: "Wert der Differenzen",
};

export const words: Translation<typeof zh.words> = {
  machines: "Automaten",
  places: "Lager und Taschen",
  begin: "Inventur beginnen",
  find: "Produktname, Nummer, Barcode oder Charge",
  add: "Produkt hinzufügen, das im Buch fehlt",
  blindHint:
    "Die Buchmenge erscheint nach dem Eintragen. Ware bewegt sich weiter: Jede Zeile wird mit dem Buch ihres Zeitpunkts verglichen.",
  finishConfirm: "Zeilen gezählt: {{n}} von {{all}}; die anderen bleiben. Abschließen?",
  finished: "Gebucht; geänderte Zeilen: {{n}}",
  reverse: "Stornieren",
  reverseConfirm: "Diese Inventur stornieren? Die Differenzen werden mit ihrem gebuchten Wert zurückgenommen.",
  state: {
    reversed: "Storniert",
  },
  cause: {
    unbooked: "Ohne Beleg bewegt",
  },
};
