import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "Warenausgänge",
  "/jxcgl/bhd": "Auffüllaufträge",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "Warenausgänge ansehen",
  "stock.outbound.write": "Warenausgang planen, buchen und stornieren",
  "stock.refillOrder.read": "Auffüllaufträge ansehen",
  "stock.refillOrder.write": "Auffüllaufträge erstellen und verwerfen",
  "stock.refillOrder.fill": "Auffüllaufträge abschließen",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "Warenausgang buchen",
  fillLanes: "Auffüllen abschließen",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "Diese Route gibt es nicht",
  "stock.noBag": "Der Standort des Automaten {{machineNo}} liegt auf keiner eigenen Route: bitte ein Lager wählen",
  "stock.refillOpen": "Ein gewählter Automat hat schon einen offenen Auffüllauftrag",
  "stock.nothingShort": "Alle Schächte des Automaten {{machineNo}} sind voll",
  "stock.filledOutOfRange": "Bitte 0 oder eine positive ganze Zahl eingeben",
  "stock.laneChanged":
    "Schacht {{laneNo}} enthält inzwischen ein anderes Produkt: dieser Auftrag kann ihn nicht füllen",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Belegnr.",
  docDate: "Belegdatum",
  docStatus: "Status",
  warehouseId: "Lager",
  warehouseName: "Lager",
  routeId: "Route",
  source: "Aus",
  replenisher: "Befüller",
  replenisherId: "Befüller",
  quantity: "Menge",
  value: "Kosten",
  createdBy: "Erstellt von",
  lines: "Produkte",
  batchNo: "Charge",
  stock: "Bestand",
  laneAlert: "Aufzufüllen",
  laneNo: "Schachtnr.",
  shortage: "Fehlt",
  replenishQty: "Auffüllmenge",
  filledQty: "Eingefüllt",
  countedQty: "Vom Automaten gezählt",
  replenishTime: "Aufgefüllt",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "Warenausgang hinzufügen",
    suggest: "Bedarf der Route eintragen",
    addLine: "Produkt hinzufügen",
    issue: "Warenausgang buchen",
    print: "Drucken",
    void: "Verwerfen",
    reverse: "Stornieren",
    make: "Aus leeren Automaten erstellen",
    complete: "Abschließen",
  },
  confirm: {
    issue: "Warenausgang buchen? Die Ware geht aus dem Lager in die Tasche der Route.",
    void: "Diesen Beleg verwerfen?",
    reverse: "Diesen Beleg stornieren? Die Ware geht aus der Tasche ins Lager zurück.",
  },
  outboundState: {
    draft: "Wartet auf Warenausgang",
    issued: "Warenausgang gebucht",
    cancelled: "Verworfen",
    reversed: "Storniert",
  },
  refillState: {
    planned: "Aufzufüllen",
    filled: "Zählung offen",
    verified: "Bestätigt",
    differs: "Weicht ab",
    cancelled: "Verworfen",
  },
  needOf: "Route braucht {{shortage}}, Tasche {{inBag}}, Lager {{stock}}",
  total: "{{lines}} Zeilen, {{pieces}} Stück",
  ofRoute: "Tasche der Route jedes Automaten",
  byRoute: "Befüller der Route",
  signature: "Unterschrift",
};
