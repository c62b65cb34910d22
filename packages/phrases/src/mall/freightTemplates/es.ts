import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "Plantillas de envío",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "Ver plantillas de envío",
  "mall.freightTemplate.write": "Añadir, editar, activar, desactivar y eliminar plantillas de envío",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "Debe ser un número entero de 1 a {{limit}}",
  "mall.freightRules": "Escriba de 1 a {{limit}} reglas",
  "mall.freightProvinceTwice": "Cada provincia solo puede estar en una regla, y solo una regla vale para las demás",
  "mall.freightInUse": "Está en uso; desactívela primero",
  "mall.regionNotServed": "No se entrega en esta región",
  "mall.feeChanged": "Los gastos de entrega han cambiado; revíselos y vuelva a pedir",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Nombre de la plantilla",
  measure: "Se calcula por",
  rules: "Reglas",
  provinces: "Regiones",
  firstUnits: "Primeros",
  firstFee: "Primer importe",
  nextUnits: "Cada siguiente",
  nextFee: "Importe siguiente",
  freeFrom: "Gratis desde",
  inUse: "Uso",
  updatedTime: "Modificada",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir plantilla",
  edit: "Editar plantilla",
  addRule: "Añadir regla",
  removeRule: "Quitar regla",
  elsewhere: "Las demás regiones",
  measures: {
    piece: "Piezas",
    weight: "Peso",
  },
  unit: {
    piece: "piezas",
    weight: "g",
  },
  use: {
    yes: "En uso",
    no: "Sin usar",
  },
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "Las entregas se cobrarán con esta plantilla y la anterior se desactiva. ¿Activar?",
  disableAsk: "Se aplicará el importe fijo de la tienda. ¿Desactivar?",
  summary: "Hasta {{units}} {{unit}} {{fee}}, cada {{next}} {{unit}} más {{more}}",
  freeSummary: "gratis desde {{amount}}",
  weightHint: "Según el peso de cada producto; sin peso cuenta 0 g",
  noRuleHint: "Las regiones sin regla no se atienden",
};
