import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "Certificados",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "Ver certificados",
  "merchants.certificate.write": "Añadir, editar y eliminar certificados",
  "merchants.certificate.review": "Revisar certificados",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "El certificado no existe",
  "merchants.certificateTaken": "Este comercio ya tiene un certificado con este número",
  "merchants.certificateInUse": "Un farmacéutico tiene este certificado; elimine primero al farmacéutico",
  "merchants.certificateChanged": "Alguien acaba de modificar este certificado; actualice e inténtelo de nuevo",
  "merchants.certificateExpired": "El certificado ha vencido",
  "merchants.certificateImageMissing": "Suba al menos una imagen",
  "merchants.certificateImages": "Como máximo {{limit}} imágenes",
  "merchants.ownCertificate": "No puede revisar un certificado que usted presentó",
  "merchants.selectCertificates": "Seleccione los datos que desea tratar",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "N.º de certificado",
  certName: "Certificado",
  certType: "Tipo de titular",
  certExpiry: "Válido hasta",
  expiry: "Vigencia",
  certImage: "Imágenes",
  reviewStatus: "Revisión",
  remindedAt: "Último aviso",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir certificado",
  edit: "Editar certificado",
  kind: {
    merchant: "Comercio",
    pharmacist: "Farmacéutico",
    doctor: "Médico",
  },
  state: {
    pending: "Por revisar",
    approved: "Aprobado",
    notApproved: "Rechazado",
  },
  expiry: {
    valid: "Vigente",
    expiring: "Vence pronto",
    expired: "Vencido",
  },
  forever: "Sin vencimiento",
  inDays: "Vence en {{n}} días",
  lastDay: "Vence hoy",
  expiredFor: "Venció hace {{n}} días",
  pictures: "{{n}}",
  soonNotice: "Vencen en 30 días: {{n}}",
  expiredNotice: "Vencidos: {{n}}",
  pendingNotice: "Por revisar: {{n}}",
  decision: {
    approve: "Aprobar",
    reject: "Rechazar",
  },
  decisionAsk: {
    approve: "¿Aprobar?",
    reject: "¿Rechazar?",
  },
  reviewAgain: "Los cambios se revisan de nuevo",
  imageHint: "PNG o JPG, máx. 2 MB cada una, hasta {{n}}",
  choose: "Elegir imagen",
  removePicture: "Quitar imagen",
  reminders: "Avisos",
  reminderStep: "{{n}} días antes del {{day}}",
  reminderExpired: "Tras vencer, {{day}}",
};
