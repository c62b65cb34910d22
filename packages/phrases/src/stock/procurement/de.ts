import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "Einkauf und Bestand",
  "/jxcgl/wdgys": "Meine Lieferanten",
  "/jxcgl/gysspsz": "Produkte der Lieferanten",
  "/jxcgl/ccgl": "Lagerverwaltung",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "Lieferanten und ihre Produkte ansehen",
  "stock.supplier.write": "Lieferanten und ihre Produkte pflegen",
  "stock.warehouse.read": "Lagerbestand ansehen",
  "stock.warehouse.write": "Lager, Warnschwellen und Abschlüsse pflegen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "Warnschwelle setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "Diesen Lieferanten gibt es nicht",
  "stock.supplierInUse": "Belege nennen diesen Lieferanten: er kann deaktiviert, aber nicht gelöscht werden",
  "stock.supplierTaken": "Einen Lieferanten dieses Namens gibt es schon",
  "stock.supplyAbovePrice": "Der Einkaufspreis darf den Preis des Produkts nicht übersteigen",
  "stock.supplyTaken": "Der Lieferant hat dieses Produkt bereits",
  "stock.wholeOutOfRange": "Bitte eine ganze Zahl von {{least}} bis {{most}} eingeben",
  "stock.productUnknown": "Dieses Produkt gibt es nicht",
  "stock.warehouseUnknown": "Dieses Lager gibt es nicht",
  "stock.warehouseTaken": "Ein Lager dieses Namens gibt es schon",
  "stock.warehouseShort": "Bestand zu klein: nur {{has}} vorhanden",
  "stock.dayAhead": "Das Datum eines Belegs darf nicht in der Zukunft liegen",
  "stock.dayClosed": "Das Lager ist bis {{day}} abgeschlossen; bitte ein späteres Datum wählen",
  "stock.closedEarlier": "Abgeschlossen wird nur vorwärts, nie zurück",
  "stock.dayNotOver": "Nur vergangene Tage können abgeschlossen werden",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "Lieferant",
  supplierNo: "Lieferantennr.",
  supplierName: "Lieferant",
  address: "Adresse",
  productCount: "Produkte",
  productId: "Produkt",
  spec: "Spezifikation",
  unit: "Einheit",
  price: "Preis des Produkts",
  supplyPrice: "Lieferpreis",
  packSize: "Stück je Packung",
  leadDays: "Lieferzeit (Tage)",
  warehouseId: "Lager",
  warehouseName: "Lager",
  warehouseKind: "Art",
  batchNo: "Charge",
  stock: "Bestand",
  average: "Durchschnittskosten",
  value: "Kosten",
  warnThreshold: "Warnschwelle",
  updatedTime: "Geändert",
  reason: "Grund",
  quantity: "Menge",
  stockAfter: "Bestand danach",
  docNo: "Belegnr.",
  docDate: "Belegdatum",
  closedDay: "Abgeschlossen bis",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "Lieferant hinzufügen",
    editSupplier: "Lieferant bearbeiten",
    products: "Produkte",
    enable: "Aktivieren",
    disable: "Deaktivieren",
    addSupply: "Produkt hinzufügen",
    editSupply: "Lieferpreis bearbeiten",
    addWarehouse: "Lager hinzufügen",
    editWarehouse: "Lager bearbeiten",
    movements: "Bewegungen",
    setWarning: "Warnschwelle setzen",
  },
  yesNo: {
    yes: "Ja",
    no: "Nein",
  },
  kind: {
    warehouse: "Lager",
    bag: "Tasche einer Route",
  },
  goodsReason: {
    receipt: "Wareneingang",
    issue: "Warenausgang",
    arrival: "In die Tasche gelegt",
    loss: "Abschreibung",
    refill: "Auffüllen",
    reversal: "Storno",
  },
  hint: {
    phone: "Bitte die ganze Handynummer eingeben",
    closing: "An diesem Tag und davor bewegt sich nichts mehr; das bleibt so",
    warning: "Darunter ist nachzukaufen; 0 warnt nie",
  },
  confirm: {
    disable: "Diesen Lieferanten deaktivieren? Danach wird bei ihm nichts mehr gekauft.",
    enable: "Diesen Lieferanten aktivieren?",
  },
};
