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
    succeeded: "Reembolsado",
    failed: "Rechazado",
  },
  repeats: {
    yes: "3 o más en 30 días",
  },
  claimed: "{{n}} en 30 días",
  retry: "Reintentar",
  retryMany: "Reembolsar de nuevo",
  retryAsk: "Los reembolsos fallidos empiezan de nuevo con su número. ¿Reembolsar?",
  started: "{{n}} reembolsos iniciados",
  notStarted: "{{n}} no iniciados: {{reasons}}",
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
};
