import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "La mercancía tiene que ir a otro lugar",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N.º de documento",
  docDate: "Fecha del documento",
  docStatus: "Estado",
  warehouseId: "Desde",
  intoId: "Hacia",
  quantity: "Cantidad",
  value: "Coste",
  createdBy: "Creado por",
  lines: "Productos",
  batchNo: "Lote",
  stock: "Existencias",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Devolver o trasladar",
    all: "Rellenar todo lo que hay",
    addLine: "Añadir producto",
    reverse: "Anular",
  },
  state: {
    draft: "Por registrar",
    booked: "Registrado",
    reversed: "Anulada",
  },
  records: "Traslados",
  confirmReverse: "¿Anular este documento? La mercancía vuelve a su lugar de origen.",
  total: "{{lines}} líneas, {{pieces}} piezas",
};
