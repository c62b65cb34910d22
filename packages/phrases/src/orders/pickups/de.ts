import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "Abholcodes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "Ansehen",
  "orders.pickup.write": "Erzeugen, stornieren und erneut senden",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "Erneut senden",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "Der Inhalt darf nicht leer sein",
  "orders.pickupTooManyProducts": "Ein Abholcode enthält höchstens {{limit}} Produkte",
  "orders.pickupProductTwice": "Jedes Produkt darf nur einmal genannt werden",
  "orders.pickupPiecesOutOfRange": "Für jedes Produkt eine ganze Zahl von 1 bis {{limit}} eingeben",
  "orders.pickupCountOutOfRange": "Anzahl der Codes von 1 bis {{limit}} eingeben",
  "orders.pickupMaximum": "Der Händler darf höchstens {{limit}} offene Abholcodes haben; {{left}} sind noch möglich",
  "orders.pickupExpiryPast": "Der letzte Tag darf nicht vor heute liegen",
  "orders.pickupExpiryFar": "Ein Code gilt höchstens fünf Jahre",
  "orders.pickupNotOpen": "Mit diesem Code kann nichts mehr abgeholt werden",
  "orders.pickupNotCancellable": "Nur unbenutzte oder teilweise ausgegebene Abholcodes können storniert werden",
  "orders.pickupMachines": "Die gewählten Automaten gehören nicht zu diesem Händler",
  "orders.pickupUnknown": "Diesen Abholcode gibt es nicht",
  "orders.pickupCancelled": "Der Abholcode ist storniert",
  "orders.pickupDelivered": "Der Abholcode ist aufgebraucht",
  "orders.pickupExpired": "Der Abholcode ist abgelaufen",
  "orders.pickupInUse": "Der Abholcode wird gerade benutzt; bitte warten",
  "orders.pickupOtherMachine": "Der Abholcode gilt nicht an diesem Automaten",
  "orders.pickupNotHere": "Dieser Automat hat keinen Bestand für den Abholcode",
  "orders.pickupTooManyTries": "Zu viele falsche Abholcodes; in 15 Minuten erneut versuchen",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "Abholcode",
  pickupContent: "Inhalt",
  lines: "Inhalt",
  quantity: "Menge",
  count: "Anzahl der Codes",
  delivered: "Ausgegeben",
  underWay: "Läuft",
  pickupMachines: "Automaten",
  machineIds: "Automaten",
  pickupStatus: "Status des Abholcodes",
  validTo: "Gültig bis",
  batchNo: "Erzeugungsnummer",
  createdBy: "Erstellt von",
  useTime: "Benutzt",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "Unbenutzt",
    used: "Benutzt",
    allDelivered: "Alles ausgegeben",
    partlyDelivered: "Teilweise ausgegeben",
    failed: "Ausgabe fehlgeschlagen",
    expired: "Abgelaufen",
    cancelled: "Storniert",
  },
  create: "Abholcodes erzeugen",
  detail: "Abholcode",
  cancel: "Stornieren",
  cancelAsk: "Diesen Abholcode stornieren?",
  cancelMany: "Auswahl stornieren",
  resend: "Erneut senden",
  resendHint: "Code oder QR-Code dem Kunden geben",
  allMachines: "Alle Automaten",
  hint: "Mehrere Produkte durch * trennen; Gültigkeit ohne Angabe ein halbes Jahr",
  quota: "Höchstens {{limit}}, offen sind {{open}}",
  addProduct: "Produkt hinzufügen",
  removeProduct: "Produkt entfernen",
  made: "{{made}} Abholcodes erzeugt",
  making: "{{made}} erzeugt, die übrigen folgen im Hintergrund; später aktualisieren",
  orders: "Bestellungen",
};
