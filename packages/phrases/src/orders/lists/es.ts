import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "Ventas por máquina",
  "/jygl/ycchjl": "Dispensación a distancia",
  "/jygl/ddcx": "Búsqueda de pedidos",
  "/jygl/chcx": "Consulta de dispensación",
  "/jygl/chmx": "Detalle de dispensación",
  "/jygl/yhgmjl": "Compras por titular",
  "/cfgl/wtddgl": "Pedidos con incidencia",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "Ver",
  "orders.remote.read": "Ver",
  "orders.search.read": "Ver",
  "orders.dispensing.read": "Ver",
  "orders.purchase.read": "Ver",
  "orders.problem.read": "Ver",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "Cualquier número",
  unitPrice: "Precio unitario",
  commandTime: "Enviado",
  dispenseResult: "Resultado de la dispensación",
  fault: "Notificado por la máquina",
  resultTime: "Hora del resultado",
  exception: "Causa",
  nextStep: "Siguiente paso",
  attempt: "Intento",
  dispensed: "Unidades dispensadas",
  offerTime: "Ofrecido",
  grantTime: "Permitido",
  holderName: "Titular",
  holderPhone: "Teléfono del titular",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "Ventas por máquina",
    remote: "Dispensación a distancia",
    problems: "Pedidos con incidencia",
  },
  anyHint: "N.º de pedido, reembolso, transacción, tarjeta o teléfono",
  wholeNumber: "Introduzca el número completo",
  detail: "Detalle",
  back: "Volver a la consulta de dispensación",
  byItself: "La propia máquina",
  fault: {
    jam: "Producto atascado",
    timeout: "Tiempo del motor agotado",
    other: "Otro",
  },
  steps: {
    awaitDelivery: "Esperar a la máquina",
    awaitRefund: "Esperar el reembolso",
    retryRefund: "Reintentar el reembolso",
    refundOrProcess: "Reembolsar o anotar el resultado",
    process: "Revisar y marcar como resuelto",
    none: "Nada que hacer",
  },
};
