import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "Group QR codes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "View group QR codes",
  "mall.groupCode.write": "Add, edit, enable, disable and delete group QR codes",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "Expired: choose today or a later day",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "QR code name",
  qrImage: "QR code",
  machineId: "Machine",
  updatedTime: "Modified at",
  validTo: "Valid until",
};

export const words: Translation<typeof zh.words> = {
  add: "Add group QR code",
  edit: "Edit group QR code",
  inMall: "Mall",
  machineHint: "Empty: for the mall",
  validToHint: "Still valid on that day",
  enable: "Enable",
  disable: "Disable",
  enableAsk: "Enable?",
  disableAsk: "Disable?",
  status: {
    enabled: "Enabled",
    disabled: "Disabled",
    expired: "Expired",
  },
};
