import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "Justificatifs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "Voir les justificatifs",
  "merchants.certificate.write": "Ajouter, modifier, supprimer des justificatifs",
  "merchants.certificate.review": "Examiner les justificatifs",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "Ce justificatif n’existe pas",
  "merchants.certificateTaken": "Ce commerçant a déjà un justificatif portant ce numéro",
  "merchants.certificateInUse": "Un pharmacien détient ce justificatif ; supprimez d’abord le pharmacien",
  "merchants.certificateChanged": "Ce justificatif vient d’être modifié ; actualisez et réessayez",
  "merchants.certificateExpired": "Le justificatif a expiré",
  "merchants.certificateImageMissing": "Téléversez au moins une image",
  "merchants.certificateImages": "{{limit}} images au maximum",
  "merchants.ownCertificate": "Vous ne pouvez pas examiner un justificatif que vous avez soumis",
  "merchants.selectCertificates": "Sélectionnez des données",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "N° de justificatif",
  certName: "Justificatif",
  certType: "Type de titulaire",
  certExpiry: "Valable jusqu’au",
  expiry: "Validité",
  certImage: "Images",
  reviewStatus: "Examen",
  remindedAt: "Dernier rappel",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un justificatif",
  edit: "Modifier le justificatif",
  kind: {
    merchant: "Commerçant",
    pharmacist: "Pharmacien",
    doctor: "Médecin",
  },
  state: {
    pending: "À examiner",
    approved: "Approuvé",
    notApproved: "Refusé",
  },
  expiry: {
    valid: "Valable",
    expiring: "Expire bientôt",
    expired: "Expiré",
  },
  forever: "Sans expiration",
  inDays: "Expire dans {{n}} jours",
  lastDay: "Expire aujourd’hui",
  expiredFor: "Expiré depuis {{n}} jours",
  pictures: "{{n}}",
  soonNotice: "Expirent sous 30 jours : {{n}}",
  expiredNotice: "Expirés : {{n}}",
  pendingNotice: "À examiner : {{n}}",
  decision: {
    approve: "Approuver",
    reject: "Refuser",
  },
  decisionAsk: {
    approve: "Approuver ?",
    reject: "Refuser ?",
  },
  reviewAgain: "Les modifications sont examinées à nouveau",
  imageHint: "PNG ou JPG, 2 Mo max. chacune, jusqu’à {{n}}",
  choose: "Choisir une image",
  removePicture: "Retirer l’image",
  reminders: "Rappels",
  reminderStep: "{{n}} jours avant le {{day}}",
  reminderExpired: "Après l’échéance, {{day}}",
};
