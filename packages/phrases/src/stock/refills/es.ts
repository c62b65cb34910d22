import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "Registro de reposiciones",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "Ver",
  "stock.refill.write": "Explicar diferencias al reponer",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "Explicar una diferencia al reponer",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N.º de carril",
  cabinet: "Armario",
  stock: "Existencias",
  stockBefore: "Antes",
  replenishQty: "Repuesto",
  replenisher: "Reponedor",
  replenishTime: "Repuesto el",
  last: "Anterior",
  loaded: "Cargado",
  sold: "Vendido",
  expected: "Esperado",
  reported: "Según la máquina",
  difference: "Diferencia",
  reportedTime: "Comunicado el",
  cause: "Causa",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "Máquina",
  total: "Carriles: {{lanes}}, unidades: {{pieces}}",
  checks: "Control de reposiciones",
  checksOpen: "Control de reposiciones · {{n}} por explicar",
  checksHint:
    "Si una máquina cuenta algo distinto de anterior + cargado − vendido, la diferencia espera aquí una explicación.",
  waiting: "Por explicar",
  explained: "Explicadas",
  explain: "Explicar",
  causes: {
    loadedWrong: "Mal anotado al reponer",
    missing: "Perdido",
    damaged: "Dañado",
    sensor: "La máquina contó mal",
    other: "Otro",
  },
  cabinet: {
    main: "Armario principal",
    sub: "Armario auxiliar",
  },
};
