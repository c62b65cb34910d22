import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "System",
  "/xtgl/index": "System home",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "View the system home",
};

export const fields: Translation<typeof zh.fields> = {
  result: "Result",
  kind: "Alarm",
};

export const words: Translation<typeof zh.words> = {
  users: "Users",
  merchants: "Merchants",
  machinesOnline: "Machines online",
  openAlarms: "Open alarms",
  blocked: "{{n}} of them frozen",
  ofAll: "of {{n}} in service",
  lastLogins: "Last logins",
  lastAlarms: "Last alarms",
  systemPages: "System pages",
  unknownAccount: "Unknown account",
  alarm: {
    open: "Open",
    cleared: "Cleared",
  },
};
