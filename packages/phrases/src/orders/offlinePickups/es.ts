import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "Revisión de compras con sorteo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "Ver",
  "orders.offlinePickup.write": "Solicitar recogidas sin conexión",
  "orders.offlinePickup.review": "Revisar recogidas sin conexión",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "Este pedido no es una compra con sorteo premiada",
  "orders.offlineNotOpen": "La recogida sin conexión solo vale para un pedido con incidencia",
  "orders.offlineGiven": "La dispensación del premio ya se hizo o ya se resolvió",
  "orders.offlinePictures": "Suba de 1 a {{limit}} imágenes",
  "orders.offlineApplied": "Ya se solicitó la recogida sin conexión de este pedido",
  "orders.offlineSelect": "Seleccione los datos",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Premio",
  applicant: "Solicitante",
  contactPhone: "Teléfono",
  applyTime: "Solicitado",
  reviewStatus: "Revisión",
  reviewer: "Revisado por",
  reviewTime: "Revisado el",
  reviewRemark: "Observación de la revisión",
  pictures: "Imágenes",
  note: "Observación",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "Por revisar",
    approved: "Aprobado",
    notApproved: "Rechazado",
    ignored: "Ignorado",
  },
  decide: {
    approve: "Aprobar",
    reject: "Rechazar",
    ignore: "Ignorar",
  },
  review: "Revisar",
  reviewMany: "Revisar selección",
  reviewed: "Revisado",
  approveHint: "Un pedido aprobado pasa a recibido sin conexión; el dinero es del comercio",
  apply: "Solicitar recogida sin conexión",
  applyHint: "Un pedido premiado cuyo producto quedó dentro",
  applied: "Solicitado",
  view: "Ver",
};
