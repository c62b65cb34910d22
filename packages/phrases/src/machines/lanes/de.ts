import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Schächte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Ansehen",
  "machines.lane.write": "Bearbeiten, Preise, auffüllen",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Schächte erzeugen",
  price: "Preis setzen",
  refill: "Auffüllen",
  reserve: "Auf nur Abholung setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "Der Schacht existiert nicht",
  "lane.layersOutOfRange": "Ganze Zahl größer als 0 und höchstens 10",
  "lane.lanesPerLayerOutOfRange": "Ganze Zahl größer als 0 und höchstens 10",
  "lane.tooFewLanes": "Die Anzahl der Schächte muss größer als 1 sein",
  "lane.exists": "Der Schacht existiert bereits, neu erzeugen?",
  "lane.stockAboveCapacity": "Der Bestand darf die Kapazität des Schachts nicht überschreiten",
  "lane.stockNegative": "Der Bestand darf nicht unter 0 liegen",
  "lane.capacityOutOfRange": "Die Kapazität des Schachts liegt außerhalb des Bereichs",
  "lane.thresholdNegative": "Die Schwelle für niedrigen Bestand darf nicht unter 0 liegen",
  "lane.thresholdAboveCapacity":
    "Die Schwelle für niedrigen Bestand darf die Kapazität des Schachts nicht überschreiten",
  "lane.priceAbnormal": "Der Preis des Schachts wirkt falsch, bitte prüfen",
  "lane.notForSale": "Der Schacht ist nicht im Verkauf",
  "lane.locked": "Der Schacht ist gesperrt",
  "lane.pickupOnly": "Der Schacht dient nur der Abholung",
  "lane.stopped": "Der Verkauf dieses Schachts ist gestoppt",
  "lane.empty": "Der Schacht ist ausverkauft",
  "lane.priceDiffers": "Der Preis am Automaten weicht vom Preis des Schachts ab",
  "lane.changedMeanwhile": "Dieser Schacht wurde inzwischen geändert; bitte neu laden und erneut versuchen",
  "stock.quantityOutOfRange": "Die Menge liegt außerhalb des Bereichs",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Schachtnr.",
  layerNo: "Ebene",
  cabinet: "Schrank",
  laneMode: "Schachtgröße",
  laneStatus: "Schachtstatus",
  product: "Produkt",
  lanePrice: "Verkaufspreis",
  purchasePrice: "Einkaufspreis",
  averageCost: "Durchschnittskosten",
  stock: "Bestand",
  capacity: "Kapazität",
  warnThreshold: "Warnschwelle",
  batchNo: "Charge",
  soldToday: "Heute verkauft",
  locked: "Gesperrt",
  fault: "Störung",
};

export const words: Translation<typeof zh.words> = {
  title: "Schächte",
  chooseMachine: "Automat wählen",
  chooseHint: "Wählen Sie zuerst einen Automaten und verwalten Sie dann seine Schächte.",
  generate: "Schächte erzeugen",
  layers: "Ebenen",
  perLayer: "Schächte je Ebene",
  regenerate: "Schächte sind schon vorhanden. Neu erzeugen?",
  setPrice: "Preise ändern",
  stop: "Verkauf stoppen",
  enable: "Aktivieren",
  reserve: "Nur Abholung",
  lock: "Sperren",
  unlock: "Entsperren",
  refillAll: "Alles auffüllen",
  refillConfirm: "Alle Schächte mit Produkt bis zur Kapazität auffüllen?",
  refilled: "{{lanes}} Schächte, {{pieces}} Stück aufgefüllt",
  stopConfirm: "Verkauf aus diesem Schacht stoppen? Der Online-Verkauf endet.",
  enableConfirm: "Diesen Schacht aktivieren?",
  reserveConfirm: "Nur Abholung: Der Schacht bedient dann nur Abholcodes, Mini-Programme und Online-Shops. Fortfahren?",
  lockConfirm: "Ein gesperrter Schacht wird bis zur Entsperrung nicht verkauft. Sperren?",
  unlockConfirm: "Diesen Schacht entsperren?",
  belowPurchase: "Der Preis liegt unter dem Einkaufspreis. Fortfahren?",
  restartAdvised:
    "Preis oder Charge eines Schachts im Hauptschrank geändert: Der Automat muss neu starten. Jetzt neu starten?",
  stoppedByPrice: "Ungültiger Preis: Der Verkauf dieses Schachts wurde gestoppt",
  empty: "Dieser Automat hat noch keine Schächte",
  noProduct: "Kein Produkt",
  fine: "Vorrätig",
  low: "Aufzufüllen",
  soldOut: "Ausverkauft",
  notSelling: "Verkauf gestoppt oder gesperrt",
  pressHint: "Klick wählt aus, Doppelklick bearbeitet",
  editLane: "Schacht {{laneNo}} bearbeiten",
  history: "Änderungsverlauf",
  time: "Zeit",
  change: "Änderung",
  person: "Ausgeführt von",
  changeKind: {
    save: "Bearbeitet",
    price: "Preis geändert",
    refill: "Aufgefüllt",
    count: "Inventur",
    generate: "Erzeugt",
    remove: "Entfernt",
    stop: "Verkauf gestoppt",
    enable: "Aktiviert",
    reserve: "Nur Abholung",
    lock: "Gesperrt",
    unlock: "Entsperrt",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Gestört",
    discontinued: "Verkauf gestoppt",
    pickupOnly: "Nur Abholung",
  },
  laneMode: {
    small: "Klein",
    medium: "Mittel",
    large: "Groß",
  },
  cabinet: {
    main: "Hauptschrank",
    sub: "Nebenschrank",
  },
};
