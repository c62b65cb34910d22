import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "System alarms",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "View system alarms",
  "system.alarm.write": "Handle system alarms",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Raised",
  alarmType: "Alarm",
  alarmLevel: "Level",
  subject: "Subject",
  figure: "Figure",
  recoverTime: "Recovered",
  handleStatus: "Handling",
  handler: "Handled by",
  handleTime: "Handled",
};

export const words: Translation<typeof zh.words> = {
  open: "View records",
  kind: {
    dutyFailing: "Background task failing",
    diskFull: "Disk nearly full",
    refundsStuck: "Refunds not completed",
    statementsHeld: "Settlement statements held",
    billDifferences: "Differences of provider bills",
    feeDifferences: "Differences of provider fees",
    billsLate: "Provider bills late",
    salesWithheld: "Sales to be checked",
    exportsFailed: "Exports failed",
    noticesFailed: "Alarm notices not sent",
    messagesSetAside: "Machine messages not readable",
  },
  content: {
    dutyFailing: "{{subject}} failed {{n}} times in a row",
    diskFull: "{{n}}% used",
    refundsStuck: "{{n}} for more than 24 hours",
    statementsHeld: "{{n}} waiting",
    billDifferences: "{{n}} waiting",
    feeDifferences: "{{n}} waiting",
    billsLate: "{{subject}}: {{n}} days without a bill",
    salesWithheld: "{{n}} undecided for more than 24 hours",
    exportsFailed: "{{n}} within the last hour",
    noticesFailed: "{{n}} within the last hour ({{subject}})",
    messagesSetAside: "{{n}} within the last hour",
  },
};
