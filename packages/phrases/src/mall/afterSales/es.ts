import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Posventa",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Ver solicitudes de posventa",
  "mall.afterSale.handle": "Resolver solicitudes de posventa",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "Aceptar la vuelta",
  "mall.afterSale.receive": "Recibir artículos de vuelta",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Este pedido ya tiene una solicitud en espera",
  "mall.afterSaleTooMany": "Como máximo {{limit}} solicitudes por pedido",
  "mall.afterSaleTooMuch": "No puede superar lo que queda por devolver",
  "mall.afterSaleNotDelivered": "Los artículos se devuelven una vez recibidos",
  "mall.afterSaleNoGoods": "En esta solicitud no se devuelven artículos",
  "mall.returnedPieces": "De 0 a {{limit}} unidades enteras",
  "mall.afterSaleOver": "El plazo de posventa ha pasado",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "Solicitud",
  afterSaleReason: "Motivo",
  content: "Detalles",
  paidAmount: "Importe pagado",
  askedAmount: "Importe solicitado",
  afterSaleState: "Estado de posventa",
  refundAmount: "Importe del reembolso",
  pieces: "Unidades que se revenden",
  note: "Nota",
  decidedBy: "Resuelto por",
  orderStatus: "Estado del pedido",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "Solo reembolso",
    return: "Devolver artículos",
  },
  reason: {
    damaged: "Dañado",
    wrong: "Producto equivocado",
    missing: "Faltan piezas",
    late: "Demasiado tarde",
    other: "Otro",
  },
  state: {
    asked: "En espera",
    returning: "A la espera de artículos",
    approved: "Aceptado",
    rejected: "Rechazado",
  },
  approve: "Aceptar",
  reject: "Rechazar",
  agree: "Aceptar la vuelta",
  receive: "Artículos de vuelta",
  whereTo: "Dónde enviarlos",
  piecesHint: "Vuelven a las existencias y se venden otra vez",
  decided: "La solicitud ya está resuelta",
  openOrder: "Ver pedido",
  noteHint: "El comprador la lee",
};
