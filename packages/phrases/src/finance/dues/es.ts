import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "Deudas entre comercios",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "Ver las deudas entre comercios",
  "finance.due.write": "Saldar y confirmar deudas",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "Saldar una deuda",
  confirmDue: "Confirmar el saldo",
  rejectDue: "Rechazar el saldo",
  cancelDue: "Retirar el saldo",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "Esta deuda no existe",
  "finance.dueOfPayer": "Solo puede saldarla el comercio que debe",
  "finance.aboveDue": "Es más de lo que se debe",
  "finance.dueAboveBalance": "El saldo del comercio que debe no alcanza",
  "finance.dueSettlementUnknown": "Este registro no existe",
  "finance.dueSettlementChanged": "Otra persona acaba de gestionarlo; actualice e inténtelo de nuevo",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "Debe",
  payerNo: "Número de quien debe",
  payeeName: "Cobra",
  payeeNo: "Número de quien cobra",
  owed: "Se debe",
  awaiting: "Por confirmar",
  settled: "Saldado",
  entryCount: "Asientos",
  updatedTime: "Último cambio",
  entryTime: "Fecha",
  entryKind: "Tipo",
  amount: "Importe",
  dueWay: "Modo",
  dueStatus: "Estado",
  dueSettlementId: "Número",
  reason: "Motivo",
  applicant: "Solicitante",
  applyTime: "Solicitado",
  decider: "Confirmado por",
  decideTime: "Confirmado",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "Pendiente",
    settlements: "Pagos",
  },
  kind: {
    purchase: "Compra con tarjeta",
    refund: "Reembolso",
    cardMove: "Tarjeta de socio trasladada",
    settlement: "Saldado",
    other: "Otro",
  },
  way: {
    offset: "Con cargo al saldo",
    paid: "Pagado fuera, confirma la otra parte",
  },
  state: {
    awaiting: "Por confirmar",
    done: "Saldado",
    rejected: "Rechazado",
    cancelled: "Retirado",
  },
  action: {
    settle: "Saldar",
    entries: "Ver asientos",
    confirm: "Confirmar",
    reject: "Rechazar",
    cancel: "Retirar",
  },
  confirmQuestion: {
    offset: "¿Descontarlo del saldo del comercio que debe?",
    paid: "¿Se ha recibido este dinero?",
  },
  cancelQuestion: "¿Retirarlo?",
  waits: "Espera la confirmación de otra persona",
  rule: "Por encima de {{limit}} yuanes en 24 horas confirma otra persona; lo pagado fuera lo confirma el comercio que cobra",
  none: "Sin asientos",
};
