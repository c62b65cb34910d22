import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "Users",
  roles: "Roles",
  merchants: "Merchants",
  machinesOnline: "Machines online",
  openAlarms: "Open alarms",
  blocked: "{{n}} of them blocked",
  ofAll: "of {{n}}",
  lastLogins: "Last logins",
  lastAlarms: "Last alarms",
  pages: "System pages",
  unknownAccount: "Unknown account",
  field: {
    logTime: "Time",
    account: "Account",
    result: "Result",
    address: "IP address",
    machine: "Machine",
    kind: "Alarm",
    state: "State",
  },
  alarm: {
    open: "Open",
    cleared: "Cleared",
  },
} satisfies Translation<typeof zh>;
