import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "Liquidación",
  "/cfgl/xwshrz": "Alta de comercios",
  "/cfgl/step": "Solicitud de alta",
  "/cfgl/xwshjj": "Revisión de solicitudes",
  "/jjxx": "Formulario",
  "/jjxx0": "Estado de la solicitud",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "Ver solicitudes",
  "merchants.application.write": "Redactar solicitudes",
  "merchants.application.review": "Revisar solicitudes",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "Retirar",
  invite: "Crear enlace de invitación",
  revoke: "Anular enlace de invitación",
  ignore: "Ignorar la solicitud",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "Esta solicitud acaba de enviarse de nuevo; actualice e inténtelo de nuevo",
  "merchants.applicationUnknown": "La solicitud no existe",
  "merchants.idCardWrong": "Introduzca un número de documento de identidad válido",
  "merchants.idCardTaken": "Esta persona ya tiene una solicitud en revisión o aprobada",
  "merchants.bankCardWrong": "Introduzca un número de tarjeta bancaria válido",
  "merchants.applicationIncomplete": "Complete la información",
  "merchants.imageMissing": "Suba todas las imágenes",
  "merchants.imageUnknown": "La imagen no existe",
  "merchants.signatureDiffers": "La firma debe ser el nombre del contacto",
  "merchants.ownApplication": "Nadie revisa su propia solicitud",
  "merchants.selectApplications": "Seleccione los datos que desea tratar",
  "merchants.linkInvalid": "El enlace no es válido o ha caducado",
  "merchants.tooManyDrafts":
    "Se han abierto {{limit}} borradores de solicitud en 24 horas; complete y envíe primero esos",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "N.º de solicitud",
  inviterName: "Comercio superior",
  idCardNo: "N.º de documento de identidad",
  storeName: "Nombre de la tienda",
  province: "Provincia",
  city: "Ciudad",
  address: "Dirección",
  bankName: "Banco",
  bankAccount: "N.º de tarjeta bancaria",
  providerName: "Proveedor",
  applyStatus: "Estado",
  applyTime: "Solicitado el",
  submittedAt: "Enviado el",
  signature: "Firma",
};

export const words: Translation<typeof zh.words> = {
  title: "Alta de pequeños comercios",
  reviewTitle: "Revisión de solicitudes",
  wizardTitle: "Solicitud de alta",
  create: "Añadir solicitud",
  invite: "Invitar por enlace",
  state: {
    draft: "Borrador",
    pending: "Por revisar",
    approved: "Aprobada",
    notApproved: "Rechazada",
    ignored: "Ignorada",
  },
  step: {
    subject: "Titular y documento de identidad",
    store: "Tienda",
    bank: "Tarjeta bancaria",
    sign: "Confirmar y firmar",
  },
  image: {
    idFront: "Documento de identidad, anverso",
    idBack: "Documento de identidad, reverso",
    store: "Foto de la tienda",
    bankCard: "Foto de la tarjeta bancaria",
  },
  imageHint: "PNG o JPG, 2 MB como máximo",
  choose: "Elegir imagen",
  replace: "Cambiar",
  next: "Siguiente",
  back: "Atrás",
  keptNumber: "Guardado: {{number}}; escríbalo de nuevo para cambiarlo",
  nameHint: "Tal como figura en el documento de identidad",
  declaration: "Confirmo que estos datos son ciertos y acepto su uso para la revisión",
  declarationNeeded: "Confirme la declaración y marque la casilla",
  signatureHint: "Escriba el nombre del contacto como firma",
  submitted: "Enviada; espera la revisión",
  resubmit: "Reenviar",
  go: "Continuar",
  withdraw: "Retirar",
  withdrawAsk: "¿Retirar la solicitud?",
  revoke: "Anular enlace",
  revokeAsk: "El enlace dejará de funcionar al instante. ¿Anularlo?",
  link: {
    title: "Enlace de invitación",
    hint: "Solo para esta solicitud, válido hasta {{time}}. Un enlace nuevo anula este.",
    show: "Ver enlace",
    renew: "Enlace nuevo",
    invalid: "El enlace no es válido o ha caducado; pida uno nuevo a quien le invitó",
  },
  decision: {
    approve: "Aprobar",
    reject: "Rechazar",
    ignore: "Ignorar",
  },
  decisionAsk: {
    approve: "¿Aprobar? Se crea el comercio y se envía la contraseña inicial al teléfono.",
    reject: "¿Rechazar?",
    ignore: "Una solicitud ignorada no puede reenviarse. ¿Ignorar?",
  },
  event: {
    submit: "Enviada",
    withdraw: "Retirada",
    approve: "Aprobada",
    reject: "Rechazada",
    ignore: "Ignorada",
  },
  history: "Historial de la revisión",
  pictures: "Imágenes",
  applicant: "Solicitante",
  platform: "Plataforma",
  reveal: "Ver números completos",
  revealAsk: "La consulta de los números queda registrada. ¿Mostrarlos?",
  sameBank: "Otras {{n}} solicitudes usan la misma tarjeta bancaria",
  correct: "Corregir",
  corrected: "Terminar la corrección",
  correctedHint: "Los datos están guardados; la plataforma los envía de nuevo al proveedor.",
};
