import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "Meine Händler",
  "/shgl/management": "Händlerbaum",
  "/shgl": "Händler",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "Ansehen",
  "merchants.merchant.write": "Hinzufügen, bearbeiten, deaktivieren",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Erstattungsregeln setzen",
  setFeatures: "Funktionen setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "Bitte zuerst der Gebühr von 1 % für den Glückskauf zustimmen",
  "merchants.unknown": "Der Händler existiert nicht",
  "merchants.numberTaken": "Die Händlernummer ist bereits vergeben",
  "merchants.notBelow": "Nur dem eigenen untergeordnete Händler lassen sich verwalten",
  "merchants.cycle": "Ein Händler kann nicht unter sich selbst stehen",
  "merchants.otherTree": "Ein Händler bleibt im Baum seines obersten Händlers",
  "merchants.rolesAbove":
    "{{accounts}} Konten haben Rollen von Händlern, die dann nicht mehr darüber stehen: zuerst diese ändern",
  "merchants.stopped": "Der übergeordnete Händler ist deaktiviert",
  "merchants.inUse": "Er hat noch {{machines}} Automaten und {{merchants}} untergeordnete Händler",
  "merchants.storeClosed": "Das Geschäft ist geschlossen",
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
  collects: "Einzug durch die Plattform",
  features: "Funktionsschalter",
  maxPickupCodes: "Max. Abholcodes",
  currency: "Währung",
  exchangeRate: "Wechselkurs",
  pushTime: "Tägliche Sendezeit",
  refundMaximum: "Max. automatische Erstattung",
  refundReview: "Erstattung prüfen ab über",
  storeState: "Geschäft",
  collectionAccounts: "Einzugskonten",
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
    stopped: "Deaktiviert",
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
    purchase: "Glückskauf",
    medicine: "Arzneimittelchargen",
    shoppingCart: "Warenkorb",
    membershipCard: "Mitgliedskarte",
    pickupCode: "Abholcode",
    smartMedicineBox: "Intelligente Arzneibox",
    drugCombination: "Arzneimittelset",
  },
  action: {
    features: "Funktionen",
    refund: "Erstattungsregel",
    move: "Verschieben",
    stop: "Deaktivieren",
    resume: "Aktivieren",
    restore: "Wiederherstellen",
  },
  confirm: {
    stop: "Alle Konten dieses Händlers und der untergeordneten werden sofort abgemeldet. Deaktivieren?",
    resume: "Diesen Händler aktivieren?",
    restore: "Wiederherstellen?",
    purchase: "Der Glückskauf kostet 1 % Gebühr",
  },
  hint: {
    below: "Was hier deaktiviert ist, ist es auch für alle untergeordneten Händler; vorhandene Daten bleiben.",
    rate: "Landeswährung für einen Yuan",
    number: "Die Nummer folgt dem übergeordneten Händler, auch darunter.",
  },
  refund: {
    agreed: "Höchstbetrag vereinbaren",
    agreedHint: "Gestörte Bestellungen bis zu diesem Betrag werden automatisch erstattet, größere von Hand.",
    disagreed: "Nicht vereinbaren",
    cashHint: "Bargeld kann das System nicht zurückgeben: Bestellungen, die bar bezahlt wurden, klärt eine Person.",
    disagreedHint: "Alle gestörten Bestellungen werden automatisch erstattet.",
    noReview: "Keine zweite Person nötig",
    reviewHint:
      "Über dieser Summe beginnt eine manuelle Erstattung erst, wenn eine andere Person sie genehmigt; leer lassen für keine Grenze.",
  },
  contact: {
    show: "Kontakt vollständig anzeigen",
    recorded: "Diese Einsicht wurde im Protokoll vermerkt.",
    wholeNumber: "Vollständige Nummer eingeben",
  },
};
