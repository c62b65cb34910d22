import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "Ajustes de peso",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "Ver",
  "machines.weight.write": "Ajustar",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "Ajustar los pesos",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange": "El factor debe ser mayor que 0 y como máximo {{limit}}, con hasta tres decimales",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N.º de carril",
  weight: "Peso (g)",
  weightTolerance: "Tolerancia (g)",
  weightFactor: "Factor",
  origin: "Origen",
  updatedTime: "Modificado",
};

export const words: Translation<typeof zh.words> = {
  set: "Ajustar",
  setSelected: "Ajustar selección",
  setByProduct: "Ajustar por producto",
  changed: "Carriles ajustados: {{n}}",
  factorHint: "El peso medido por la máquina se multiplica por el factor antes de comparar; 1 no cambia nada.",
  origin: {
    lane: "Carril",
    product: "Producto",
  },
  cabinet: {
    main: "Armario principal",
    sub: "Armario auxiliar",
  },
};
