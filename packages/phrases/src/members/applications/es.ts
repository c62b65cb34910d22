import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "Reposición de tarjetas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "Ver solicitudes de reposición",
  "members.application.write": "Solicitar reposiciones",
  "members.application.review": "Revisar solicitudes de reposición",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "Ya hay una solicitud por revisar para esta tarjeta",
  "cardApplications.own": "Nadie revisa su propia solicitud",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "Tarjeta original",
  newCardNo: "Número nuevo",
  physicalNo: "Número físico",
  logicalNo: "Número lógico",
  cardExpiry: "Válida hasta",
  holderName: "Titular",
  balance: "Saldo",
  gift: "Importe de regalo",
  applyStatus: "Estado",
  applicant: "Solicitante",
  applyTime: "Solicitado",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "Por revisar",
    approved: "Aprobado",
    rejected: "Rechazado",
    ignored: "Ignorado",
  },
  action: {
    apply: "Solicitar",
    approve: "Aprobar",
    reject: "Rechazar",
    ignore: "Ignorar",
  },
  confirm: {
    approve: "¿Aprobar? La tarjeta original se anula; saldo y regalo pasan a la nueva.",
    ignore: "¿Ignorar esta solicitud?",
  },
};
