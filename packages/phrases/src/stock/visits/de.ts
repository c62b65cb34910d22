import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "Besuche heute",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "Schacht per Telefon auffüllen",
  emptyLane: "Produkte per Telefon entnehmen",
  collectCash: "Bargeld abholen",
  takePhoto: "Automaten fotografieren",
  reportFault: "Störung vor Ort melden",
  setCost: "Kosten eines Besuchs festlegen",
  finishVisit: "Besuch abschließen",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld":
    "Dieser Eintrag ist älter als {{days}} Tage und wird nicht mehr gebucht: bitte Inventur am Automaten",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "Vorgang",
  pieces: "Stück",
  rest: "Abweichung",
  unbooked: "Fehlt in Tasche",
  bagNo: "Geldbeutelnr.",
  expected: "Erwartet",
  counted: "Gezählt",
  laneNo: "Schachtnr.",
  actTime: "Zeit",
  note: "Notiz",
  picture: "Foto",
  replenisher: "Befüller",
  place: "Reihenfolge",
  gain: "Gewinn durch Besuch heute",
  stockOut: "Ausverkauft",
  spoil: "Kurz vor Ablauf",
  fault: "Störung",
  cash: "Bargeld",
  emptyDays: "Erster Schacht ausverkauft",
  routeId: "Route",
  visitCost: "Kosten eines Besuchs (Yuan)",
  dueCount: "Heute zu besuchen",
  way: "Strecke (Luftlinie)",
};

export const words: Translation<typeof zh.words> = {
  acts: "Einträge vor Ort",
  onlyDiffering: "Nur Abweichungen",
  act: {
    fillLane: "Eingefüllt",
    emptyLane: "Entnommen",
    collectCash: "Bargeld geholt",
    takePhoto: "Fotografiert",
    reportFault: "Störung gemeldet",
    finishVisit: "Abgeschlossen",
  },
  canWait: "Kann warten",
  today: "Heute",
  tomorrow: "Morgen",
  inDays: "In {{days}} Tagen",
  machines: "{{n}} Automaten",
  km: "{{km}} km",
  selectDue: "Heutige Besuche auswählen",
  make: "Auffüllaufträge erstellen",
  hasOrder: "Auffüllauftrag vorhanden",
  keepCost: "Als übliche Kosten speichern",
  ofOther:
    "Diese Route gehört {{merchant}}, und ihre Tasche dient nur diesem Händler: Lassen Sie dessen Personal die Auffüllaufträge erstellen oder wählen Sie ein Lager oder eine Tasche des eigenen Händlers.",
  usualCost: "Übliche Kosten derzeit: {{money}}",
  dueFrom: "Fällig ab {{money}}: Warten schiebt auch den nächsten Besuch hinaus, und darunter kostet Warten weniger",
  how: "Prognose der nächsten zwei Tage aus dem wahren Bedarf jedes Schachts in 28 Tagen (ohne die Zeit, in der er ausverkauft war, nach Wochentagen gewichtet). Die Beträge sind Marge, Kosten der Ware kurz vor Ablauf und Bargeldrisiko, die ohne Besuch heute verloren gehen. Ein Automat ist fällig, wenn Warten mehr verliert, als es an Besuchen spart, gemessen am günstigsten Rhythmus dieses Automaten.",
};
