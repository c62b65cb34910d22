import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Machine status",
  "/shj/jqxq": "Machine",
  "/shj/yyztcx": "Operation status",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "View machine status",
  "machines.operation.read": "View operation status",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Doors",
  temperature: "Temperature (°C)",
  humidity: "Humidity",
  lastHeartbeat: "Last heartbeat",
  problem: "Needs a person",
  lostPerHour: "Loss per hour",
  salesCount: "Orders today",
  lackLaneCount: "Out-of-stock lanes",
  laneAlert: "To refill",
  replenishTime: "Last refill",
  askedAt: "Sent by operator at",
  answeredAt: "Answered at",
  detail: "Result",
  command: "Command",
};

export const words: Translation<typeof zh.words> = {
  commands: "Command log",
  log: "Show log",
  openAlarms: "Show alarms",
  openLanes: "Open the lanes",
  more: "{{n}} in all",
  lostHint: "Estimated from the average sales of this hour in the last 28 days and the share of lanes that cannot sell",
  page: {
    tab: {
      live: "Overview",
      front: "Lanes",
      curves: "Curves",
      history: "History",
      counters: "Counters",
    },
    chooseHint: "Choose a machine first, then see its details.",
    openPage: "Open machine page",
    orders: "Orders of today",
    openLanes: "Manage lanes",
    openAlarms: "Open alarms",
    feedbackCode: "Feedback code",
    feedbackCodeHint:
      "Stick it onto the machine: customers scan it to report a problem and read the answer on the same page. Reports appear in customer feedback.",
    silent: "No data: the machine has not reported lately",
    days: "Last {{n}} days",
    temperature: "Temperature (℃)",
    low: "Lowest",
    high: "Highest",
    humidity: "Humidity (%)",
    traffic: "Data traffic per day (MB)",
    doors: "Door openings per day",
    sampled: "Lowest and highest of each hour, sampled every 10 minutes",
    more: "Earlier entries",
    nothing: "No entries yet",
    all: "All",
    noPoint: "taken from its point",
    toPoint: "to {{point}}",
    refilled: "{{n}} items into {{lanes}} lanes",
    by: "by {{who}}",
    until: "ended {{time}}",
    open: "ongoing",
    cards: "Data cards",
    kind: {
      registered: "Registered",
      activated: "Activated",
      decommissioned: "Decommissioned",
      recommissioned: "Recommissioned",
      moved: "Moved",
      refill: "Refill",
      alarm: "Alarm",
      command: "Command",
      maintenance: "Maintenance",
      software: "Software update",
    },
    work: {
      open: "open",
      done: "done",
    },
    update: {
      waiting: "waiting",
      sent: "sent",
      done: "done",
      failed: "failed",
      expired: "expired",
      skipped: "skipped",
    },
  },
  map: {
    list: "List",
    map: "Map",
    label: "Map of machines",
    seen: "{{n}} machines in this area",
    first: "Only the first {{n}} are listed; zoom in for the others",
    unplaced: "{{n}} without a position, not on the map",
    tone: {
      bad: "Offline or faulty",
      warning: "Needs attention",
      good: "As it should be",
      neutral: "Not activated",
    },
  },
};
