import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "Out-of-stock alarms",
  "/xtgl/bjrz": "Alarm log",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "Set alarm rules and connectors",
  "machines.alarmLog.read": "View the alarm log",
  "machines.stockAlarm.read": "View out-of-stock alarms",
  "machines.stockAlarm.write": "Set out-of-stock alarms",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "This alarm has no such bound",
  "alarms.boundOutOfRange": "Enter a number from {{least}} to {{most}}",
  "alarms.boundsReversed": "The upper bound must be above the lower one",
  "alarms.minutesOutOfRange": "At most {{limit}} minutes",
  "alarms.timeMalformed": "Enter a time from 00:00 to 23:59",
  "alarms.thresholdOutOfRange": "A whole number from 1 to {{limit}}",
  "alarms.urlRefused": "The robot’s address must be https at {{hosts}}",
  "alarms.hostRefused": "Enter the public name of a mail server",
  "alarms.tooManyChannels": "At most {{limit}} connectors",
  "alarms.receiverUnknown": "A receiver is unknown or not of this merchant",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "Alarm receivers",
  alarmReceiver: "Alarm receiver",
  notifyWay: "Notification by",
  ways: "Notification by",
  sendResult: "Result",
  sendTime: "Sent at",
  failure: "Reason",
  threshold: "Warning threshold",
  unit: "Unit",
  low: "Lower bound",
  high: "Upper bound",
  lastingMinutes: "Told after (minutes)",
  quietFrom: "Quiet from",
  quietTo: "Quiet until",
  escalateMinutes: "Escalated after (minutes)",
  escalateIds: "Escalation receivers",
  channelKind: "Connector",
  channelName: "Connector name",
  shown: "Address",
  url: "Robot address",
  secret: "Signing secret (optional)",
  host: "Mail server",
  port: "Port",
  secure: "SSL/TLS connection",
  password: "Mail password",
  sender: "Sender address",
};

export const words: Translation<typeof zh.words> = {
  rules: "Alarm rules",
  channels: "Notification connectors",
  usual: "Usual",
  usualReceivers: "By the notification settings",
  ruleHint:
    "For the machines of this merchant and of those below it; a rule of their own goes first. Warning thresholds of a machine’s template win over the rule.",
  judgedOnlyByRule: "An alarm only with an upper bound set",
  set: "Set",
  setMany: "Set all chosen",
  enable: "Enable",
  disable: "Disable",
  enabled: "Enabled",
  disabled: "Disabled",
  enableAsk: "Enable the alarm?",
  disableAsk: "Disable the alarm? Nobody is told any more.",
  addChannel: "Add connector",
  removeAsk: "Delete this connector?",
  notSet: "Not set",
  lanesOf: "{{n}} lanes",
  unitName: {
    lanes: "Lanes",
    percent: "Percent",
  },
  way: {
    console: "Bell",
    sms: "Text message",
    mail: "E-mail",
    robot: "Group chat robot",
  },
  channel: {
    wecom: "WeCom robot",
    dingtalk: "DingTalk robot",
    feishu: "Feishu robot",
    mail: "Mail server",
  },
  noticeState: {
    queued: "Queued",
    sending: "Sending",
    sent: "Sent",
    failed: "Failed",
  },
  escalated: "Escalated",
};
