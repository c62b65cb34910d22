import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "Verkäufe je Automat",
  "/jygl/ycchjl": "Fernausgaben",
  "/jygl/ddcx": "Bestellung suchen",
  "/jygl/chcx": "Ausgaben suchen",
  "/jygl/chmx": "Ausgabe im Einzelnen",
  "/jygl/yhgmjl": "Käufe je Karteninhaber",
  "/cfgl/wtddgl": "Gestörte Bestellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "Ansehen",
  "orders.remote.read": "Ansehen",
  "orders.search.read": "Ansehen",
  "orders.dispensing.read": "Ansehen",
  "orders.purchase.read": "Ansehen",
  "orders.problem.read": "Ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "Beliebige Nummer",
  unitPrice: "Stückpreis",
  commandTime: "Gesendet",
  dispenseResult: "Ausgabeergebnis",
  fault: "Vom Automaten gemeldet",
  resultTime: "Ergebnis um",
  exception: "Ursache",
  nextStep: "Nächster Schritt",
  attempt: "Versuch",
  dispensed: "Ausgegeben",
  offerTime: "Angeboten",
  grantTime: "Freigegeben",
  holderName: "Karteninhaber",
  holderPhone: "Telefon des Karteninhabers",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "Verkäufe je Automat",
    remote: "Fernausgaben",
    problems: "Gestörte Bestellungen",
  },
  anyHint: "Bestellung, Erstattung, Transaktion, Karte oder Telefon",
  wholeNumber: "Bitte die ganze Nummer eingeben",
  detail: "Einzelheiten",
  back: "Zurück zur Suche nach Ausgaben",
  byItself: "Automat selbst",
  fault: {
    jam: "Ware verklemmt",
    timeout: "Motor-Zeitüberschreitung",
    other: "Sonstiges",
  },
  steps: {
    awaitDelivery: "Auf den Automaten warten",
    awaitRefund: "Auf die Erstattung warten",
    retryRefund: "Erstattung erneut versuchen",
    refundOrProcess: "Erstatten oder Ausgang eintragen",
    process: "Klären und als bearbeitet markieren",
    none: "Nichts zu tun",
  },
};
