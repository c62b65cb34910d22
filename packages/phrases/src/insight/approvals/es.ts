import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "Aprobaciones",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "Ver",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "Tipo",
  objectName: "Objeto",
  amount: "Importe",
  quantity: "Cantidad",
  asker: "Solicitado por",
  askedTime: "Solicitado el",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "Vista",
  view: { toDecide: "Por decidir", mine: "Solicitado por mí" },
  kind: {
    withdrawal: "Retirada de fondos",
    refund: "Reembolso",
    due: "Deuda entre comercios",
    count: "Recuento",
    goodsCount: "Diferencias de recuento de almacén",
    loss: "Baja por merma",
    plan: "Plan de compra",
    rollout: "Despliegue de software",
    destruction: "Destrucción de medicamento",
    card: "Reposición de tarjeta",
    certificate: "Certificado",
    application: "Pequeño comercio",
  },
  pieces: "{{n}} uds.",
  machines: "{{n}} máquinas",
  action: { decide: "Decidir", look: "Ver" },
};
