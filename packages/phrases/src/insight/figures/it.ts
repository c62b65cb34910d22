import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "Panoramica delle vendite",
  "/jygl/jyhz": "Riepilogo delle vendite",
  "/jygl/sjhz": "Vendite per periodo",
  "/jygl/sptj": "Statistiche dei prodotti",
  "/jygl/cfxstj": "Vendite con ricetta",
  "/jygl/ypxstj": "Vendite di farmaci",
  "/jygl/ywlxtj": "Tipi di attività",
  "/tjfx": "Statistiche",
  "/tjfx/jqjytj": "Vendite per distributore",
  "/tjfx/spjytj": "Vendite per prodotto",
  "/tjfx/zfjstj": "Vendite per metodo di pagamento",
  "/tjfx/dwjytj": "Vendite per postazione",
  "/tjfx/shzftj": "Vendite per esercente",
  "/sc/sctj": "Statistiche del negozio online",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "Vedere",
  "insight.summary.read": "Vedere",
  "insight.periods.read": "Vedere",
  "insight.goods.read": "Vedere",
  "insight.prescriptions.read": "Vedere",
  "insight.medicines.read": "Vedere",
  "insight.businessTypes.read": "Vedere",
  "insight.machines.read": "Vedere",
  "insight.products.read": "Vedere",
  "insight.payments.read": "Vedere",
  "insight.points.read": "Vedere",
  "insight.merchants.read": "Vedere",
  "insight.mall.read": "Vedere",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Periodo",
  payMethod: "Metodo di pagamento",
  viewName: "Nome della vista",
};

export const words: Translation<typeof zh.words> = {
  views: "Viste",
  saveView: "Salvare come vista",
  saveViewHint: "Una vista con lo stesso nome viene sostituita; i giorni seguono la data di apertura",
  dimension: {
    day: "Giorno",
    month: "Mese",
    year: "Anno",
    merchant: "Esercente",
    point: "Postazione",
    pickupPoint: "Punto di ritiro",
    machine: "Distributore",
    machineType: "Tipo di distributore",
    category: "Categoria",
    brand: "Marca",
    product: "Prodotto",
    medicine: "Farmaco",
    batch: "Lotto",
    manufacturer: "Produttore",
    payMethod: "Metodo di pagamento",
    businessType: "Tipo di attività",
  },
  groupBy: "Raggruppa per",
  compare: {
    label: "Confronta con",
    previous: "Periodo precedente",
    yearAgo: "Un anno prima",
    none: "Nessun confronto",
  },
  thisPeriod: "Questo periodo",
  running: "Oggi, in corso",
  change: "Variazione",
  total: "Totale",
  everything: "Tutto",
  perDay: "Giorno per giorno",
  largest: "Primi {{n}}",
  others: "Altri {{n}}",
  unnamed: "Non impostato",
  delivery: "Consegna",
  medCategory: "Categoria di farmaco",
  made: "Confezione e produttore",
  countingMedicines:
    "Ordini con erogazione del farmaco, per giorno dell’ordine nel fuso orario dell’esercente. I pezzi sono quelli dell’erogazione, il fatturato ciò che è stato pagato per essi; i rimborsi non sono detratti. Il lotto è quello che il canale indicava in quel momento.",
  counting:
    "Ordini incassati, per giorno dell’ordine nel fuso orario dell’esercente. Un rimborso conta nel giorno del suo ordine; il loro numero è quello degli ordini rimborsati.",
  profitCounting:
    "L’utile lordo è l’incassato meno i rimborsi e il prezzo d’acquisto dei prodotti erogati, per gli ordini di cui quel prezzo è noto ({{share}} delle vendite dopo i rimborsi).",
  number: "Numero",
  line: "Linea",
  bar: "Barre",
  measure: {
    salesAmount: "Fatturato",
    orderCount: "Ordini",
    salesCount: "Pezzi venduti",
    avgPrice: "Scontrino medio",
    refundAmount: "Rimborsato",
    refundCount: "Rimborsi",
    profit: "Utile lordo",
    share: "Quota",
    netAmount: "Dopo i rimborsi",
  },
};
