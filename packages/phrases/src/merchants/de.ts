import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "Meine Händler",
  "/shgl/management": "Händlerbaum",
  "/shgl": "Händler",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "Ansehen",
  "merchants.merchant.write": "Anlegen, bearbeiten, stilllegen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Erstattungsregeln setzen",
  setFeatures: "Funktionen setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.unknown": "Der Händler existiert nicht",
  "merchants.numberTaken": "Die Händlernummer ist bereits vergeben",
  "merchants.notBelow": "Nur Händler unterhalb des eigenen lassen sich verwalten",
  "merchants.cycle": "Ein Händler kann nicht unter sich selbst stehen",
  "merchants.otherTree": "Ein Händler bleibt im Baum seines obersten Händlers",
  "merchants.stopped": "Der übergeordnete Händler ist gesperrt",
  "merchants.inUse": "Es hat noch {{machines}} Automaten und {{merchants}} Händler darunter",
  "merchants.storeClosed": "Der Laden ist geschlossen",
  "merchants.pickupCodesOutOfRange": "Abholcodes: 0 bis {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "Firma",
  parent: "Übergeordneter Händler",
  address: "Adresse",
  hotline: "Servicehotline",
  kind: "Händlerart",
  categoryCode: "Kategoriecode",
  tagCode: "Kennzeichencode",
  collects: "Inkasso durch die Plattform",
  features: "Funktionsschalter",
  maxPickupCodes: "Max. Abholcodes",
  currency: "Währung",
  exchangeRate: "Wechselkurs",
  pushTime: "Tägliche Sendezeit",
  refundMaximum: "Max. automatische Erstattung",
  storeState: "Laden",
  collectionAccounts: "Inkassokonten",
  status: "Status",
  machines: "Automaten",
  accounts: "Konten",
};

export const words: Translation<typeof zh.words> = {
  add: "Händler hinzufügen",
  addChild: "Darunter hinzufügen",
  editTitle: "Händler bearbeiten",
  passwordSent: "Das Anfangspasswort wurde an das Telefon gesendet",
  topLevel: "Oberster Händler",
  find: "Nummer oder Name",
  withBelow: "{{all}} gesamt",
  kind: {
    ordinary: "Gewöhnlich",
    drug: "Arzneimittel",
  },
  status: {
    normal: "Normal",
    stopped: "Gesperrt",
    deleted: "Gelöscht",
  },
  storeState: {
    open: "Geöffnet",
    closed: "Geschlossen",
  },
  channel: {
    wechat: "WeChat",
    alipay: "Alipay",
  },
  feature: {
    purchase: "Schnellkauf",
    medicine: "Arzneimittelchargen",
    shoppingCart: "Warenkorb",
    membershipCard: "Mitgliedskarte",
    pickupCode: "Abholcode",
    smartMedicineBox: "Intelligente Arzneibox",
    drugCombination: "Arzneikombination",
  },
  action: {
    features: "Funktionen",
    refund: "Erstattungsregel",
    move: "Verschieben",
    stop: "Sperren",
    resume: "Freigeben",
    restore: "Wiederherstellen",
  },
  confirm: {
    stop: "Alle Konten dieses Händlers und der darunterliegenden werden sofort abgemeldet. Sperren?",
    resume: "Diesen Händler wieder freigeben?",
    restore: "Wiederherstellen?",
    purchase: "Der Schnellkauf kostet 1 % Gebühr",
  },
  hint: {
    below: "Was hier aus ist, ist für alle darunterliegenden aus; vorhandene Daten bleiben.",
    rate: "Landeswährung für einen Yuan",
    number: "Die Nummer folgt dem übergeordneten Händler, auch darunter.",
  },
  refund: {
    agreed: "Höchstbetrag vereinbaren",
    agreedHint: "Problembestellungen bis zu diesem Betrag werden automatisch erstattet, größere von Hand.",
    disagreed: "Nicht vereinbaren",
    disagreedHint: "Alle Problembestellungen werden automatisch erstattet.",
  },
  contact: {
    show: "Kontakt vollständig anzeigen",
    recorded: "Diese Einsicht wurde im Protokoll vermerkt.",
    wholeNumber: "Vollständige Nummer eingeben",
  },
};
