import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Online-Shop",
  "/essggl": "Online-Shop Spontankauf",
  "/sc/dpxx": "Angaben zum Geschäft",
  "/sc/cpgl": "Produkte des Online-Shops",
  "/sc/thdgl": "Abholstellen",
  "/essggl/sz": "Einstellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Angaben zum Geschäft ansehen",
  "mall.shop.write": "Angaben zum Geschäft bearbeiten",
  "mall.quickBuyShop.read": "Einstellungen des Spontankaufs ansehen",
  "mall.quickBuyShop.write": "Einstellungen des Spontankaufs bearbeiten",
  "mall.product.read": "Produkte des Online-Shops ansehen",
  "mall.product.write": "Produkte des Online-Shops hinzufügen, bearbeiten und anbieten",
  "mall.pickupPoint.read": "Abholstellen ansehen",
  "mall.pickupPoint.write": "Abholstellen hinzufügen, bearbeiten und löschen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "Anbieten oder herausnehmen",
  setOpen: "Öffnen oder schließen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Die Frist muss {{least}} bis {{most}} Minuten betragen",
  "mall.tooManyTags": "Höchstens {{limit}} Service-Etiketten",
  "mall.shopMissing": "Bitte zuerst die Angaben zum Geschäft speichern",
  "mall.machineUnknown": "Der Automat ist unbekannt oder verkauft nicht ans Handy",
  "mall.productUnknown": "Dieses Produkt des Online-Shops gibt es nicht",
  "mall.medicineNotSold": "Verschreibungspflichtige Produkte verkauft der Online-Shop nicht",
  "mall.stockOutOfRange": "Der Bestand muss eine ganze Zahl von 0 bis {{limit}} sein",
  "mall.stockReserved": "Bestellungen haben {{n}} Stück reserviert",
  "mall.stockChanged": "Der Bestand ist inzwischen {{n}}; bitte neu laden und erneut versuchen",
  "mall.priceBelowDeal":
    "Der Preis muss über ¥{{price}} bleiben, dem eines Blitzangebots oder Gruppenkaufs des Produkts; stoppen Sie es zuerst, auch offene Gruppen müssen enden",
  "mall.pickupPointUnknown": "Diese Abholstelle gibt es nicht",
  "mall.pickupPointTaken": "Name oder Automat gehört zu einer anderen Abholstelle",
  "mall.pickupPointInUse": "Diese Abholstelle hat {{n}} offene Bestellungen und kann nicht gelöscht werden",
  "mall.pickupPointKeepsMachine":
    "Diese Abholstelle hat {{n}} offene Bestellungen, ihr Automat kann nicht gewechselt werden",
  "mall.noPickupLane": "Dieser Automat hat keinen Schacht „nur Abholung“",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Kategorie",
  unitPrice: "Einzelpreis",
  mallPrice: "Verkaufspreis",
  stock: "Bestand",
  reserved: "Reserviert",
  salesCount: "Verkauft",
  productStatus: "Angebot",
  productIds: "Produkte",
  pickupPoint: "Abholstelle",
  pickupMachine: "Automat zur Abholung",
  shopNo: "Geschäftsnummer",
  shopName: "Name des Geschäfts",
  servicePhone: "Servicetelefon",
  shopAddress: "Adresse des Geschäfts",
  location: "Standort",
  announcement: "Ankündigung",
  serviceTags: "Service-Etiketten",
  openStatus: "Öffnung",
  deliveryWays: "Lieferarten",
  deliveryFee: "Liefergebühr",
  closeMinutes: "Unbezahlte Bestellungen schließen (Minuten)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Geöffnet",
    closed: "Geschlossen",
  },
  deliveryWay: {
    delivery: "Lieferung",
    pickup: "Selbstabholung",
  },
  shelfState: {
    on: "Im Angebot",
    off: "Herausgenommen",
  },
  shelf: {
    on: "Anbieten",
    off: "Herausnehmen",
  },
  shelfOnAsk: "Anbieten?",
  shelfOffAsk: "Herausnehmen? Kunden können dann nicht mehr bestellen",
  isReserved: "Offene Bestellungen haben es reserviert",
  addProducts: "Produkte aus dem Katalog",
  addHint: "Neue sind noch nicht im Angebot und ohne Bestand",
  pointSwitch: {
    open: "Aktivieren",
    closed: "Deaktivieren",
  },
  openPoint: "Aktivieren?",
  closePoint: "Deaktivieren? Neue Bestellungen können diese Abholstelle dann nicht wählen",
  addPickupPoint: "Abholstelle hinzufügen",
  machineHint: "Braucht einen Schacht „nur Abholung“; leer für einen Schalter",
  openShop: "Geschäft öffnen?",
  closeShop: "Geschäft schließen? Es nimmt dann keine neuen Bestellungen an",
  editShop: "Geschäft bearbeiten",
  tagsHint: "Nach jedem Etikett Enter drücken, z. B. Kostenlose Lieferung",
  notSaved: "Noch nicht eingerichtet; Speichern öffnet das Geschäft",
};
