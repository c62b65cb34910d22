import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "Diagnóstico",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "Ver",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "Avería",
  faultCount: "Averías",
  faultSeconds: "Duración de averías",
  offlineDuration: "Tiempo sin conexión",
  onlineRate: "Tasa en línea",
  range: "Días",
};

export const words: Translation<typeof zh.words> = {
  open: "Diagnosticar",
  byDay: "Por día",
  byKind: "Por avería",
  byHour: "Por hora",
  byLane: "Por carril",
  byProduct: "Por producto",
  own: "Esta máquina",
  alike: "Media de su tipo ({{n}} máquinas)",
  betweenFailures: "Tiempo medio entre averías",
  toRepair: "Tiempo medio de reparación",
  none: "Sin averías en estos días",
};
