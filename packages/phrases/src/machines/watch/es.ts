import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Estado de las máquinas",
  "/shj/yyztcx": "Estado de venta",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Ver el estado de las máquinas",
  "machines.operation.read": "Ver el estado de venta",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Puertas",
  temperature: "Temperatura (°C)",
  humidity: "Humedad",
  lastHeartbeat: "Última señal",
  problem: "Por atender",
  lostPerHour: "Pérdida por hora",
  salesCount: "Pedidos de hoy",
  lackLaneCount: "Carriles con falta de existencias",
  laneAlert: "Por reponer",
  replenishTime: "Repuesto por última vez",
  askedAt: "Pedida el",
  answeredAt: "Respondida el",
  detail: "Resultado",
  command: "Orden",
};

export const words: Translation<typeof zh.words> = {
  commands: "Registro de órdenes",
  openAlarms: "Ver las alarmas",
  openLanes: "Ver los carriles",
  more: "{{n}} en total",
  lostHint: "Estimado con las ventas medias de esta hora en 28 días y la parte de carriles que no venden",
};
