import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "Ya hay una factura de este proveedor con ese número",
  "stock.billEmpty": "Elija las entradas en almacén o devoluciones de la factura",
  "stock.billDueEarly": "El vencimiento no puede ser anterior a la fecha de la factura",
  "stock.billDiffers":
    "La factura ({{amount}} yuanes) difiere de sus documentos ({{expected}} yuanes) en {{difference}} yuanes: indique el motivo en la observación y confirme",
  "stock.billed": "El documento {{docNo}} consta en la factura {{billNo}}: anúlela primero",
  "stock.billPaid": "Hay {{paid}} yuanes pagados en esta factura: anule antes el pago",
  "stock.billPaysOnly": "Solo un pago al proveedor puede nombrar una factura",
  "stock.aboveBill": "El importe supera lo pendiente de la factura ({{open}} yuanes)",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "Factura",
  billNo: "Número de factura",
  billedOn: "Fecha de la factura",
  dueOn: "Vencimiento",
  billAmount: "Importe de la factura",
  expected: "Total de documentos",
  difference: "Diferencia",
  documentIds: "Entradas en almacén y devoluciones",
  billOpen: "Pendiente",
  unbilled: "Sin facturar",
  billedOpen: "Facturado y pendiente",
  overdue: "Vencido",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "Facturas",
    add: "Añadir factura",
    pay: "Pagar",
    void: "Anular",
  },
  records: "Facturas de proveedores",
  state: {
    unpaid: "Sin pagar",
    partlyPaid: "Pagada en parte",
    paid: "Pagada",
    overdue: "Vencida",
    void: "Anulada",
  },
  confirm: {
    void: "¿Anular esta factura? Sus documentos podrán constar en otra.",
    differs: "La factura difiere de sus documentos. ¿Registrarla?",
  },
  hint: "Una factura que difiere de sus documentos necesita un motivo",
  notOwn: "Solo puede pagar el comercio de este proveedor",
  nothing: "Todas las entradas en almacén y devoluciones de este proveedor están facturadas",
  noPayments: "Aún no hay pagos",
};
