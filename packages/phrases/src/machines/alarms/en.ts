import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "Machine alarms",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "View alarms",
  "machines.alarm.write": "Handle alarms",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "Handle",
  dismiss: "Ignore",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "Select data to operate on",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Raised at",
  alarmType: "Alarm kind",
  alarmLevel: "Level",
  alarmContent: "Value",
  laneNo: "Lane no.",
  recoverTime: "Over since",
  recovery: "Recovery",
  handleStatus: "Handling",
  handleResult: "Result",
  handler: "Handled by",
  handleTime: "Handled at",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "Urgent",
    important: "Important",
    minor: "Minor",
  },
  handleState: {
    open: "To handle",
    handled: "Handled",
    ignored: "Ignored",
  },
  result: {
    repaired: "Repaired",
    refilled: "Refilled",
    restarted: "Restarted",
    visited: "Seen to on site",
    falseAlarm: "False alarm",
    other: "Other (see remark)",
  },
  recoveryState: {
    open: "Open",
    recovered: "Over",
  },
  handle: "Handle",
  handleMany: "Handle all chosen",
  ignore: "Ignore",
  ignoreAsk: "Ignore the chosen alarms?",
  countOf: "{{n}} alarms",
  openMachine: "Open the machine",
};
