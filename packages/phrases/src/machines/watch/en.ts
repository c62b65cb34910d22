import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Machine status",
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
  openAlarms: "Show alarms",
  openLanes: "Open the lanes",
  more: "{{n}} in all",
  lostHint: "Estimated from the average sales of this hour in the last 28 days and the share of lanes that cannot sell",
};
