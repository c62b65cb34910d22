import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Report export",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "View reports",
  "insight.report.write": "Generate reports",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Export range: at most 31 days",
  "insight.sendDay": "The day is between 1 and {{n}}",
  "insight.sendTime": "Enter a time of day",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Report",
  startDate: "From",
  endDate: "To",
  reportStatus: "State",
  createdBy: "Created by",
  fileSize: "Size",
  cycle: "Cycle",
  sendDay: "Send on",
  sendTime: "Send at",
  receiverIds: "Receivers",
  nextTime: "Next",
  mailStatus: "Mail",
  mailResult: "Mail result",
};

export const words: Translation<typeof zh.words> = {
  add: "Add report",
  generate: "Generate",
  days: "Days",
  daysHint: "At most 31 days",
  schedules: "Schedules",
  addSchedule: "Add schedule",
  off: "Disabled",
  switchOn: "Enable",
  switchOff: "Disable",
  scheduleHint: "Sent by the merchant’s mail server for alarms; people without an e-mail address get nothing",
  dayOfMonth: "Day {{n}} of the month",
  cycleName: {
    daily: "Daily",
    weekly: "Weekly",
    monthly: "Monthly",
  },
  mail: {
    waiting: "Waiting",
    sent: "Sent",
    failed: "Failed",
    expired: "Expired",
  },
  mailSubject: "{{name}} ({{from}} to {{to}})",
  mailText: "{{merchant}}:\nAttached is the report “{{name}}” from {{from}} to {{to}}.",
  state: {
    notGenerated: "Not generated",
    generating: "Generating",
    generated: "Generated",
    failed: "Failed",
  },
  name: {
    overview: "Sales overview",
    machines: "Sales by machine",
    products: "Sales by product",
    payments: "Sales by payment method",
    points: "Sales by point",
    merchants: "Sales by merchant",
  },
};
