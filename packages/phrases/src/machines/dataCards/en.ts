import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "Data cards",
  "/shj/llkdr": "Import data cards",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "View data cards",
  "machines.dataCard.write": "Maintain data cards and packages",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "Renew",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "The data card {{iccid}} does not exist; register it first",
  "dataCards.taken": "This ICCID is already registered",
  "dataCards.onOtherMachine": "The data card {{iccid}} is in machine {{machineNo}}",
  "dataCards.iccidMalformed": "An ICCID has 19 or 20 digits and begins with 89",
  "dataCards.iccidCheckDigit": "The check digit of the ICCID is wrong",
  "dataCards.imsiMalformed": "An IMSI has 14 or 15 digits",
  "dataCards.imeiMalformed": "An IMEI has 15 digits, the last a check digit",
  "dataCards.phoneMalformed": "A card number has 11 to 13 digits",
  "dataCards.typeWrong": "There is no such data card type",
  "dataCards.carrierWrong": "There is no such carrier",
  "dataPackages.unknown": "The package does not exist",
  "dataPackages.off": "The package is disabled",
  "dataPackages.inUse": "{{cards}} cards bear the package, so it cannot be deleted",
  "dataPackages.trafficOutOfRange": "Enter a whole number from 1 to {{limit}}",
  "dataPackages.periodOutOfRange": "Enter 1 to {{limit}} months",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "Card number",
  dataCardType: "Data card type",
  carrier: "Carrier",
  dataCardStatus: "Data card status",
  packageName: "Package",
  packageId: "Package",
  packageTraffic: "Data traffic (MB)",
  packagePrice: "Package price",
  packagePeriod: "Months",
  cardCount: "Data cards",
  dailyFlow: "Data traffic today (MB)",
  monthlyFlow: "Data traffic this month (MB)",
  expiryDate: "Expiry date",
  renewalTime: "Renewed at",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "Data cards",
    packages: "Packages",
    renewals: "Renewals",
  },
  type: {
    iot: "IoT",
    ordinary: "Ordinary",
    esim: "eSIM",
  },
  carrier: {
    mobile: "China Mobile",
    unicom: "China Unicom",
    telecom: "China Telecom",
    broadnet: "China Broadnet",
    other: "Other",
  },
  state: {
    enabled: "Enabled",
    disabled: "Disabled",
  },
  expiry: {
    valid: "Valid",
    expiring: "Expires within 30 days",
    expired: "Expired",
  },
  silent: "Machine offline",
  expiryFilter: "Expiry",
  add: "Add data card",
  edit: "Edit data card",
  addPackage: "Add package",
  editPackage: "Edit package",
  enable: "Enable",
  disable: "Disable",
  enableAsk: "Enable this data card?",
  disableAsk: "Disable this data card?",
  losesConnection: "Machines that lose their connection: {{machines}}",
  renew: "Renew",
  renewHint: "Counts from the later of today and the expiry date",
  trafficDays: "Data traffic by day",
  importHint:
    "Keep ICCIDs as text, or the spreadsheet changes their last digits. Every row adds one enabled data card; package and machine may stay empty, and a machine takes 3 cards at most.",
  batch: "{{n}} cards",
  months: "{{n}} months",
  yesNo: {
    yes: "Enabled",
    no: "Disabled",
  },
};
