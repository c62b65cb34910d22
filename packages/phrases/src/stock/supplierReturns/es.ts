import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "Se pueden devolver {{open}} piezas como máximo",
  "stock.returnedSince": "Hay una devolución de esta entrada en almacén: anúlela primero",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "Entrada en almacén",
  returnedQty: "Devuelto",
  returnable: "Por devolver",
  returned: "Mercancía devuelta",
  returnQty: "Cantidad devuelta",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "Devolver",
  },
  records: "Devoluciones",
  hint: "La mercancía vuelve al coste de su entrada en almacén, que reduce el importe pendiente",
};
