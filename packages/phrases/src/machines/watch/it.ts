import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Stato dei distributori",
  "/shj/yyztcx": "Stato di vendita",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Vedere lo stato dei distributori",
  "machines.operation.read": "Vedere lo stato di vendita",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Porte",
  temperature: "Temperatura (°C)",
  humidity: "Umidità",
  lastHeartbeat: "Ultimo segnale",
  problem: "Da gestire",
  lostPerHour: "Perdita all’ora",
  salesCount: "Ordini di oggi",
  lackLaneCount: "Canali con scorta insufficiente",
  laneAlert: "Da rifornire",
  replenishTime: "Ultimo rifornimento",
  askedAt: "Richiesto il",
  answeredAt: "Risposta il",
  detail: "Esito",
  command: "Comando",
};

export const words: Translation<typeof zh.words> = {
  commands: "Registro dei comandi",
  openAlarms: "Vedere gli allarmi",
  openLanes: "Vedere i canali",
  more: "{{n}} in tutto",
  lostHint: "Stima dal fatturato medio di quest’ora in 28 giorni e dalla quota di canali che non vendono",
};
