import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "Daten-SIM",
  "/shj/llkdr": "Daten-SIM importieren",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "Daten-SIM ansehen",
  "machines.dataCard.write": "Daten-SIM und Tarife pflegen",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "Verlängern",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "Die Daten-SIM {{iccid}} gibt es nicht; bitte zuerst anlegen",
  "dataCards.taken": "Diese ICCID ist schon angelegt",
  "dataCards.onOtherMachine": "Die Daten-SIM {{iccid}} steckt im Automaten {{machineNo}}",
  "dataCards.iccidMalformed": "Eine ICCID hat 19 oder 20 Ziffern und beginnt mit 89",
  "dataCards.iccidCheckDigit": "Die Prüfziffer der ICCID stimmt nicht",
  "dataCards.imsiMalformed": "Eine IMSI hat 14 oder 15 Ziffern",
  "dataCards.imeiMalformed": "Eine IMEI hat 15 Ziffern, die letzte ist eine Prüfziffer",
  "dataCards.phoneMalformed": "Eine Rufnummer hat 11 bis 13 Ziffern",
  "dataCards.typeWrong": "Diesen Typ der Daten-SIM gibt es nicht",
  "dataCards.carrierWrong": "Diesen Netzbetreiber gibt es nicht",
  "dataPackages.unknown": "Den Tarif gibt es nicht",
  "dataPackages.off": "Der Tarif ist deaktiviert",
  "dataPackages.inUse": "{{cards}} Karten haben den Tarif; er kann nicht gelöscht werden",
  "dataPackages.trafficOutOfRange": "Bitte eine ganze Zahl von 1 bis {{limit}} eingeben",
  "dataPackages.periodOutOfRange": "Bitte 1 bis {{limit}} Monate eingeben",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "Rufnummer",
  dataCardType: "Typ der Daten-SIM",
  carrier: "Netzbetreiber",
  dataCardStatus: "Status der Daten-SIM",
  packageName: "Tarif",
  packageId: "Tarif",
  packageTraffic: "Datenverbrauch (MB)",
  packagePrice: "Preis des Tarifs",
  packagePeriod: "Monate",
  cardCount: "Daten-SIM",
  dailyFlow: "Datenverbrauch heute (MB)",
  monthlyFlow: "Datenverbrauch im Monat (MB)",
  expiryDate: "Ablaufdatum",
  renewalTime: "Verlängert am",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "Daten-SIM",
    packages: "Tarife",
    renewals: "Verlängerungen",
  },
  type: {
    iot: "IoT",
    ordinary: "Gewöhnlich",
    esim: "eSIM",
  },
  carrier: {
    mobile: "China Mobile",
    unicom: "China Unicom",
    telecom: "China Telecom",
    broadnet: "China Broadnet",
    other: "Anderer",
  },
  state: {
    enabled: "Aktiviert",
    disabled: "Deaktiviert",
  },
  expiry: {
    valid: "Gültig",
    expiring: "Läuft in 30 Tagen ab",
    expired: "Abgelaufen",
  },
  silent: "Automat offline",
  expiryFilter: "Ablauf",
  add: "Daten-SIM hinzufügen",
  edit: "Daten-SIM bearbeiten",
  addPackage: "Tarif hinzufügen",
  editPackage: "Tarif bearbeiten",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Diese Daten-SIM aktivieren?",
  disableAsk: "Diese Daten-SIM deaktivieren?",
  losesConnection: "Automaten, die ihre Verbindung verlieren: {{machines}}",
  renew: "Verlängern",
  renewHint: "Zählt ab heute oder ab dem Ablaufdatum, je nachdem, was später ist",
  trafficDays: "Datenverbrauch pro Tag",
  importHint:
    "ICCIDs bitte als Text formatieren, sonst ändert die Tabelle ihre letzten Ziffern. Jede Zeile legt eine aktivierte Daten-SIM an; Tarif und Automat dürfen leer bleiben, ein Automat nimmt höchstens 3.",
  batch: "{{n}} Karten",
  months: "{{n}} Monate",
  yesNo: {
    yes: "Aktiviert",
    no: "Deaktiviert",
  },
};
