import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Automatenstatus",
  "/shj/yyztcx": "Verkaufsstatus",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Automatenstatus ansehen",
  "machines.operation.read": "Verkaufsstatus ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Türen",
  temperature: "Temperatur (°C)",
  humidity: "Feuchte",
  lastHeartbeat: "Letztes Signal",
  problem: "Zu erledigen",
  lostPerHour: "Verlust je Stunde",
  salesCount: "Bestellungen heute",
  lackLaneCount: "Schächte, Bestand niedrig",
  laneAlert: "Aufzufüllen",
  replenishTime: "Zuletzt aufgefüllt",
  askedAt: "Angefordert",
  answeredAt: "Beantwortet",
  detail: "Ergebnis",
  command: "Befehl",
};

export const words: Translation<typeof zh.words> = {
  commands: "Befehle",
  openAlarms: "Alarme zeigen",
  openLanes: "Schächte öffnen",
  more: "{{n}} insgesamt",
  lostHint:
    "Geschätzt aus dem mittleren Umsatz dieser Stunde in 28 Tagen und dem Anteil der Schächte, die nicht verkaufen",
};
