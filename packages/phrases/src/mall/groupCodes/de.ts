import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "Gruppen-QR-Codes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "Gruppen-QR-Codes ansehen",
  "mall.groupCode.write": "Gruppen-QR-Codes hinzufügen, bearbeiten, aktivieren, deaktivieren und löschen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "Abgelaufen: bitte heute oder einen späteren Tag wählen",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "Name des QR-Codes",
  qrImage: "QR-Code",
  machineId: "Automat",
  updatedTime: "Geändert am",
  validTo: "Gültig bis",
};

export const words: Translation<typeof zh.words> = {
  add: "Gruppen-QR-Code hinzufügen",
  edit: "Gruppen-QR-Code bearbeiten",
  inMall: "Online-Shop",
  machineHint: "Leer: für den Online-Shop",
  validToHint: "An diesem Tag noch gültig",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Aktivieren?",
  disableAsk: "Deaktivieren?",
  status: {
    enabled: "Aktiviert",
    disabled: "Deaktiviert",
    expired: "Abgelaufen",
  },
};
