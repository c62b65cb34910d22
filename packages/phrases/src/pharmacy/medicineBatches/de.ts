import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "Ablauf von Arzneimitteln",
  "/ypgl/yppc": "Arzneimittelchargen",
  "/ypgl/ypyh": "Lagerkontrollen",
  "/ypgl/zksp": "Produkte im Bestand",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "Arzneimittelchargen und ihren Ablauf ansehen",
  "pharmacy.batch.write": "Arzneimittelchargen pflegen, Schächten zuordnen und zurückrufen",
  "pharmacy.upkeep.read": "Lagerkontrollen ansehen",
  "pharmacy.upkeep.write": "Lagerkontrollen eintragen",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "Charge einem Schacht zuordnen",
  recall: "Charge zurückrufen",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "Diese Charge gibt es nicht",
  "pharmacy.batchTaken": "Das Arzneimittel hat diese Charge schon",
  "pharmacy.batchRecalled": "Diese Charge ist zurückgerufen und wird nicht verkauft",
  "pharmacy.batchExpired": "Diese Charge ist abgelaufen und wird nicht verkauft",
  "pharmacy.batchInUse":
    "{{stock}} Stück in Schächten und Lagern, {{checks}} Kontrollen oder zurückgerufen: nicht löschbar",
  "pharmacy.batchSold": "{{sold}} Stück der Charge wurden verkauft: nicht löschbar",
  "pharmacy.batchCoded": "Die Charge hat {{codes}} Rückverfolgungscodes: zuerst diese löschen",
  "pharmacy.productionInFuture": "Das Herstellungsdatum liegt in der Zukunft",
  "pharmacy.offShelf": "Dieses Arzneimittel ist herausgenommen",
  "pharmacy.classNotAllowed": "Ein Automat darf Arzneimittel dieser Art nicht verkaufen",
  "pharmacy.laneOther": "In diesem Schacht liegt das Arzneimittel nicht",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "Arzneimittel",
  batchNo: "Charge",
  productionDate: "Hergestellt",
  shelfLifeDate: "Haltbar bis",
  daysToExpiry: "Resttage",
  batchQty: "Chargengröße",
  batchState: "Status der Charge",
  stock: "Bestand",
  laneNo: "Schacht",
  place: "Ort",
  warehouseName: "Lager",
  laneStatus: "Status des Schachts",
  value: "Wert",
  manufacturer: "Hersteller",
  maintainContent: "Was geprüft wurde",
  maintainResult: "Ergebnis",
  maintainer: "Geprüft von",
  maintainTime: "Geprüft am",
  lastCheckTime: "Letzte Prüfung",
  everyDays: "Abstand (Tage)",
  dueDay: "Fällig am",
  machines: "Automaten",
  reason: "Grund des Rückrufs",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "Gut",
    near: "Läuft bald ab",
    expired: "Abgelaufen",
    recalled: "Zurückgerufen",
  },
  unknownBatch: "Keine bekannte Charge",
  result: {
    sound: "In Ordnung",
    watched: "Beobachten",
    unsound: "Nicht in Ordnung",
  },
  step: {
    over: "Abgelaufen oder zurückgerufen",
    "30": "In 30 Tagen",
    "60": "In 60 Tagen",
    "90": "In 90 Tagen",
  },
  left: "noch {{n}} Tage",
  writeOff: "Abschreibung",
  past: "seit {{n}} Tagen abgelaufen",
  sum: "{{places}} Orte · {{pieces}} Stück · {{value}}",
  add: "Charge hinzufügen",
  edit: "Charge bearbeiten",
  places: "Wo sie liegt",
  placesOf: "Charge {{batchNo}}",
  assign: "Enthält diese Charge",
  holds: "Diese Charge",
  waits: "Wartet auf den Automaten",
  confirmed: "Vom Automaten bestätigt",
  noPlaces: "Kein Schacht führt dieses Arzneimittel",
  recall: "Zurückrufen",
  recallTitle: "Charge zurückrufen",
  recallHint: "Nichts davon wird mehr verkauft, jeder Schacht damit wird gestoppt. Ein Rückruf ist endgültig.",
  recallDone: "Zurückgerufen: {{machines}} Automaten, {{lanes}} Schächte, {{pieces}} Stück",
  upkeepShown: {
    due: "Fällig",
    records: "Einträge",
  },
  overdue: "{{n}} Tage überfällig",
  notYetDue: "noch {{n}} Tage",
  check: "Prüfung eintragen",
  neverChecked: "Noch nie",
  upkeepAdd: "Kontrolle hinzufügen",
  wholeBatch: "Ganze Charge",
};
