import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "Reembolsos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "Ver",
  "orders.refund.write": "Reembolsar y reintentar",
  "orders.refund.approve": "Revisar reembolsos",
};

export const verbs: Translation<typeof zh.verbs> = {
  batch: "Reembolsar varios pedidos",
  retry: "Reintentar el reembolso",
  decline: "Rechazar el reembolso",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "N.º de reembolso",
  refund: "Reembolso",
  refundReason: "Motivo del reembolso",
  refundMethod: "Modo de reembolso",
  refundOperator: "Solicitado por",
  approver: "Revisado por",
  askedTime: "Solicitado",
  refundTime: "Terminado",
  failure: "Causa del fallo",
  attempt: "Intentos",
  answer: "Última respuesta del proveedor",
  answerTime: "Respondido",
  nextTryTime: "Próximo intento",
  cardNo: "N.º de tarjeta",
  claims: "Reembolsos en 30 días",
  repeats: "Reembolsos repetidos",
};

export const words: Translation<typeof zh.words> = {
  title: "Reembolsos",
  pending: "Pendientes",
  answer: {
    processing: "En curso",
    unreachable: "Sin respuesta",
    denied: "Se niega a responder",
    succeeded: "Reembolsado",
    failed: "Rechazado",
  },
  repeats: {
    yes: "3 o más en 30 días",
  },
  claimed: "{{n}} en 30 días",
  retry: "Reintentar",
  retryAsk: "Los reembolsos fallidos empiezan de nuevo con su número. ¿Reembolsar?",
  order: "Ver pedido",
  review: "Revisar",
  decision: {
    approve: "Aprobar y reembolsar",
    decline: "Rechazar",
  },
  decided: "Decisión",
  because: "Nota",
  automatic: "Reembolsos automáticos: {{limit}}",
  upTo: "hasta {{amount}}",
  always: "cualquier importe",
  twoPeople: "Segunda persona: {{limit}}",
  above: "por encima de {{amount}}",
  never: "sin definir",
  settings: "Ajustes de reembolso",
  batch: {
    title: "Reembolso en grupo",
    list: "Reembolsos en grupo",
    what: "Qué reembolsar",
    kind: {
      retry: "Reintentar los reembolsos fallidos",
      rest: "Devolver lo que queda de los pedidos",
    },
    sum: "{{n}} reembolsos, {{amount}} en total",
    waits: "{{n}} de ellos ({{amount}}) superan el límite de una persona y esperan revisión",
    factor: "El total supera el máximo de reembolso automático: hace falta un segundo factor",
    none: "No se puede reembolsar nada de lo seleccionado",
    leftOut: "{{n}} sin reembolsar: {{reason}}",
    verb: "Reembolsar {{n}} pedidos, {{amount}}",
    started: "Reembolso en grupo iniciado",
    choose: "Reembolso en grupo",
    result: "Resultado",
    because: "Motivo",
    progress: "{{done}} de {{all}} terminados",
    waiting: "En espera",
    refused: "Sin reembolsar",
  },
};
