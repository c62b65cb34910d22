import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "Merchant notifications",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "View",
  "merchants.notification.write": "Set notifications",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "Enter a time as HH:mm",
  "merchants.receiversMissing": "Choose at least one receiver before enabling it",
  "merchants.receiverUnknown": "Check staff info or role permissions",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "Message type",
  ways: "Notified by",
  receivers: "Receivers",
};

export const words: Translation<typeof zh.words> = {
  on: "Enabled",
  off: "Not enabled",
  enable: "Enable",
  disable: "Disable",
  none: "None",
  timeHint: "Each day at this time the summary of the day before is pushed, in the merchant’s time zone",
  scopeHint: "About the machines of this merchant and those below it",
  certificateTimeHint: "Reminders come each day at this time, in the merchant’s time zone",
  certificateScopeHint:
    "About the certificates of this merchant, once each 30, 7 and 1 days before they expire and once they have; its administrators are told unless this is set",
  type: {
    dailySummary: "Daily summary",
    alarm: "Machine alarms",
    certificate: "Certificate expiry",
  },
  way: {
    console: "Console message",
    sms: "Text message",
  },
};
