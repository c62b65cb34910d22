import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "Envíos a WeChat",
  "/cfgl/zfbjj": "Envíos a Alipay",
  "/cfgl/jjxx0": "Solicitud",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "Ver envíos a proveedores",
  "merchants.submission.write": "Enviar a proveedores",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "Enviar al proveedor",
  resubmit: "Enviar de nuevo al proveedor",
  query: "Consultar al proveedor",
  report: "Comunicar el avance (proveedor)",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "No hay proveedor de solicitudes configurado",
  "merchants.submissionUnknown": "Este envío no existe",
  "merchants.submissionExists": "Esta solicitud ya se envió a este proveedor",
  "merchants.feeRateOutOfRange":
    "El porcentaje de comisión debe estar entre {{least}} % y {{most}} %, con dos decimales como máximo",
  "merchants.payAccountWrong": "Introduzca el teléfono o correo de una cuenta Alipay",
  "merchants.signingLinkMissing": "Ahora no hay ningún enlace para el comercio",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "Sin enviar",
    queued: "Enviándose",
    checking: "En revisión",
    verifying: "Cuenta por verificar",
    signing: "Por firmar",
    opening: "Activándose",
    finished: "Terminada",
    rejected: "Rechazada",
    cancelled: "Caducada",
  },
  submit: "Enviar al proveedor",
  sent: "Enviada; el proveedor la está tramitando",
  query: "Consultar resultado",
  queried: "Se ha consultado al proveedor; el resultado aparecerá solo",
  qr: {
    wechat: "QR para firmar",
    alipay: "QR de autorización",
  },
  qrHint: "Pida a «{{merchant}}» que escanee el código o abra el enlace y siga la página.",
  open: "Abrir el enlace",
  unreachable: "No se puede contactar con el proveedor; se reintentará",
  account: "Cuenta de liquidación",
  ofApplication: "Tarjeta de la solicitud",
  another: "Otra tarjeta",
  payAccount: "Cuenta de cobro",
  payAccountHint: "Teléfono o correo de acceso a Alipay",
  feeRate: "Porcentaje de comisión",
  feeHint:
    "Alipay en tiempo real, comisión mínima de 0,01 yuanes por transacción; WeChat liquida pasada la medianoche, sin comisión por debajo de 0,01",
  feeExample: "Con este porcentaje de comisión, un pago de {{amount}} yuanes cuesta {{fee}} yuanes",
  section: "En los proveedores",
  subMerchantNo: "N.º en el proveedor",
  askedAt: "Última consulta",
  attempt: "Envío {{n}}",
  rejection: {
    nameNotAllowed: "El proveedor no admite este nombre; indique el real",
    nameDiffers: "El nombre difiere del que figura en el documento",
    idCardDiffers: "El nombre y el número de documento de identidad no corresponden",
    idCardExpired: "El documento de identidad ha vencido",
    pictureUnclear: "La imagen no es clara o está incompleta; vuelva a subirla",
    bankAccountRefused: "La retirada de fondos ha fallado; revise la tarjeta bancaria o contacte con posventa",
    merchantKnown: "El proveedor ya tiene este comercio",
  },
};
