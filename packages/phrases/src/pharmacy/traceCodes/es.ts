import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "Códigos de trazabilidad",
  "/ypgl/zsmdr": "Importar códigos de trazabilidad",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "Ver códigos de trazabilidad",
  "pharmacy.trace.write": "Anotar códigos de trazabilidad, ponerlos en carriles, escanear ventas y eliminar",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "Poner en un carril",
  scan: "Escanear una venta",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "El código de trazabilidad {{code}} no está anotado aquí",
  "pharmacy.traceTaken": "El código de trazabilidad {{code}} ya está anotado",
  "pharmacy.traceMalformed": "«{{code}}» no es un código de trazabilidad de 20 cifras",
  "pharmacy.traceTwice": "El código de trazabilidad {{code}} está dos veces",
  "pharmacy.traceTooMany": "Como máximo {{limit}} códigos de trazabilidad a la vez",
  "pharmacy.traceOther": "El código de trazabilidad {{code}} es de otro medicamento",
  "pharmacy.traceAboveBatch": "Hay más códigos de trazabilidad que las {{quantity}} piezas del lote",
  "pharmacy.traceSold":
    "El código de trazabilidad {{code}} se vendió el {{time}} en {{machine}}; solo se vende una vez",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "Código de trazabilidad",
  traceCodes: "Códigos de trazabilidad",
  medicineName: "Medicamento",
  manufacturer: "Fabricante",
  batchNo: "Lote",
  traceState: "Estado",
  laneNo: "Carril",
  soldTime: "Vendido el",
  repeats: "Reescaneos",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "En existencias",
    placed: "En carril",
    sold: "Vendido",
  },
  record: "Añadir códigos de trazabilidad",
  place: "Poner en un carril",
  placed: "Puestos en el carril",
  scan: "Escanear venta",
  scanned: "Venta anotada",
  scanHint: "Solo lo entregado en mano: lo que sale de los carriles se anota solo",
  soldStays: "Un código vendido se queda",
  pasteHint: "Escanee o pegue, uno por línea; para un carril, en el orden de dispensación",
  laneHint: "Carriles que indican este lote",
  lane: "Carril {{n}}",
};
