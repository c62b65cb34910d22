import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "Demasiados documentos en este intervalo; elija menos días o una máquina",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "Lugar",
  missing: "Faltantes",
  found: "Encontrados",
  value: "Coste",
  lossStep: "Fase probable",
  why: "Motivo",
  warehousePieces: "Faltan en almacén",
  bagPieces: "Faltan en la bolsa",
  lanePieces: "Faltan en el carril",
  salePieces: "Faltan al dispensar",
  lossTime: "Hora",
  docNo: "Documento",
  lossKind: "Tipo de documento",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "Bajas por merma",
    steps: "Pérdidas por fase",
  },
  facts: "Documentos de la pérdida",
  step: {
    warehouse: "Almacén",
    bag: "Bolsa de ruta",
    lane: "Carril",
    sale: "Dispensación",
  },
  kind: {
    check: "Control de reposición",
    laneCount: "Recuento de carril",
    placeCount: "Recuento de almacén",
    writeOff: "Baja por merma",
    order: "Pedido",
  },
  reason: {
    placeShort: "El recuento halló menos de lo que dice el libro",
    unbooked: "Se movió mercancía sin documento",
    writtenOff: "Una baja por merma dice que se perdieron",
    loadedWrong: "Según se indicó, la reposición se anotó mal",
    notLoaded: "La máquina contó menos de lo anotado como repuesto",
    failedBefore: "Antes hubo productos pagados que no salieron",
    jammed: "El recuento indica producto atascado o avería de la máquina",
    givenAway: "Salieron tras un reembolso, o más de lo comprado",
    saidMissing: "Según se indicó, se perdieron",
    laneShort: "Menos de lo que dice el libro, sin que lo expliquen reposición ni ventas",
  },
};
