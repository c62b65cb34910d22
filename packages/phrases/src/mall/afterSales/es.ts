import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Posventa",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Ver solicitudes de posventa",
  "mall.afterSale.handle": "Resolver solicitudes de posventa",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Este pedido ya tiene una solicitud en espera",
  "mall.afterSaleTooMany": "Como máximo {{limit}} solicitudes por pedido",
  "mall.afterSaleTooMuch": "No puede superar lo que queda por devolver",
  "mall.afterSaleOver": "El plazo de posventa ha pasado",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleReason: "Motivo",
  content: "Detalles",
  paidAmount: "Importe pagado",
  askedAmount: "Importe solicitado",
  afterSaleState: "Estado de posventa",
  refundAmount: "Importe del reembolso",
  note: "Nota",
  decidedBy: "Resuelto por",
  orderStatus: "Estado del pedido",
};

export const words: Translation<typeof zh.words> = {
  reason: {
    damaged: "Dañado",
    wrong: "Producto equivocado",
    missing: "Faltan piezas",
    late: "Demasiado tarde",
    other: "Otro",
  },
  state: {
    asked: "En espera",
    approved: "Aceptado",
    rejected: "Rechazado",
  },
  approve: "Aceptar",
  reject: "Rechazar",
  decided: "La solicitud ya está resuelta",
  openOrder: "Ver pedido",
  noteHint: "El comprador la lee",
};
