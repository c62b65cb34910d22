import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "Umsatzübersicht",
  "/jygl/jyhz": "Umsätze je Automat",
  "/jygl/sjhz": "Umsätze je Zeitraum",
  "/jygl/sptj": "Produktstatistik",
  "/jygl/cfxstj": "Verkäufe auf Rezept",
  "/jygl/ypxstj": "Arzneimittelverkäufe",
  "/jygl/ywlxtj": "Geschäftsarten",
  "/tjfx": "Statistik",
  "/tjfx/jqjytj": "Automatenumsätze",
  "/tjfx/spjytj": "Produktumsätze",
  "/tjfx/zfjstj": "Umsätze nach Zahlungsart",
  "/tjfx/dwjytj": "Standortumsätze",
  "/tjfx/shzftj": "Händlerumsätze",
  "/sc/sctj": "Statistik des Online-Shops",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "Ansehen",
  "insight.summary.read": "Ansehen",
  "insight.periods.read": "Ansehen",
  "insight.goods.read": "Ansehen",
  "insight.prescriptions.read": "Ansehen",
  "insight.medicines.read": "Ansehen",
  "insight.businessTypes.read": "Ansehen",
  "insight.machines.read": "Ansehen",
  "insight.products.read": "Ansehen",
  "insight.payments.read": "Ansehen",
  "insight.points.read": "Ansehen",
  "insight.merchants.read": "Ansehen",
  "insight.mall.read": "Ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Zeitraum",
  payMethod: "Zahlungsart",
  viewName: "Name der Ansicht",
};

export const words: Translation<typeof zh.words> = {
  views: "Ansichten",
  saveView: "Als Ansicht speichern",
  saveViewHint: "Eine Ansicht gleichen Namens wird ersetzt; ihre Tage wandern mit dem Tag, an dem sie geöffnet wird",
  dimension: {
    day: "Tag",
    month: "Monat",
    year: "Jahr",
    merchant: "Händler",
    point: "Standort",
    pickupPoint: "Abholstelle",
    machine: "Automat",
    machineType: "Automatentyp",
    category: "Kategorie",
    brand: "Marke",
    product: "Produkt",
    medicine: "Arzneimittel",
    batch: "Charge",
    manufacturer: "Hersteller",
    payMethod: "Zahlungsart",
    businessType: "Geschäftsart",
  },
  groupBy: "Gruppieren nach",
  compare: {
    label: "Vergleich",
    previous: "Vorheriger Zeitraum",
    yearAgo: "Vorjahr",
    none: "Ohne Vergleich",
  },
  thisPeriod: "Dieser Zeitraum",
  running: "Heute, noch offen",
  change: "Änderung",
  total: "Summe",
  everything: "Alles",
  perDay: "Tag für Tag",
  largest: "Top {{n}}",
  others: "{{n}} weitere",
  unnamed: "Nicht festgelegt",
  delivery: "Lieferung",
  medCategory: "Arzneimittelkategorie",
  made: "Packungsgröße und Hersteller",
  countingMedicines:
    "Bestellungen, deren Arzneimittel ausgegeben wurde, nach dem Bestelltag in der Zeitzone des Händlers. Gezählt werden ausgegebene Stücke, der Umsatz ist, was für sie bezahlt wurde; Erstattungen werden nicht abgezogen. Die Charge ist die, die der Schacht in diesem Moment nannte.",
  counting:
    "Bezahlte Bestellungen nach dem Tag der Bestellung in der Zeitzone des Händlers. Eine Erstattung zählt am Tag ihrer Bestellung; gezählt werden Bestellungen, die erstattet wurden.",
  profitCounting:
    "Der Rohertrag ist das Bezahlte ohne Erstattungen und ohne den Einkaufspreis ausgegebener Produkte; er zählt Bestellungen mit bekanntem Einkaufspreis ({{share}} des Umsatzes nach Erstattungen).",
  number: "Nummer",
  line: "Linie",
  bar: "Balken",
  measure: {
    salesAmount: "Umsatz",
    orderCount: "Bestellungen",
    salesCount: "Absatz",
    avgPrice: "Durchschnittsbetrag",
    refundAmount: "Erstattet",
    refundCount: "Erstattungen",
    profit: "Rohertrag",
    share: "Anteil",
    netAmount: "Nach Erstattung",
  },
};
