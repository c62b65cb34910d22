import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "Certificati",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "Vedere i certificati",
  "merchants.certificate.write": "Aggiungere, modificare, eliminare certificati",
  "merchants.certificate.review": "Esaminare i certificati",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "Il certificato non esiste",
  "merchants.certificateTaken": "L’esercente ha già un certificato con questo numero",
  "merchants.certificateInUse": "Un farmacista usa questo certificato; elimini prima il farmacista",
  "merchants.certificateChanged": "Qualcuno ha appena modificato questo certificato; aggiorni e riprovi",
  "merchants.certificateExpired": "Il certificato è scaduto",
  "merchants.certificateImageMissing": "Carichi almeno un’immagine",
  "merchants.certificateImages": "Al massimo {{limit}} immagini",
  "merchants.ownCertificate": "Non può esaminare un certificato che ha presentato",
  "merchants.selectCertificates": "Selezioni i dati su cui operare",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "N. certificato",
  certName: "Certificato",
  certType: "Tipo di titolare",
  certExpiry: "Valido fino al",
  expiry: "Validità",
  certImage: "Immagini",
  reviewStatus: "Esame",
  remindedAt: "Ultimo promemoria",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi certificato",
  edit: "Modifica certificato",
  kind: {
    merchant: "Esercente",
    pharmacist: "Farmacista",
    doctor: "Medico",
  },
  state: {
    pending: "Da esaminare",
    approved: "Approvato",
    notApproved: "Respinto",
  },
  expiry: {
    valid: "Valido",
    expiring: "In scadenza",
    expired: "Scaduto",
  },
  forever: "Senza scadenza",
  inDays: "Scade tra {{n}} giorni",
  lastDay: "Scade oggi",
  expiredFor: "Scaduto da {{n}} giorni",
  pictures: "{{n}}",
  soonNotice: "In scadenza entro 30 giorni: {{n}}",
  expiredNotice: "Scaduti: {{n}}",
  pendingNotice: "Da esaminare: {{n}}",
  decision: {
    approve: "Approva",
    reject: "Rifiuta",
  },
  decisionAsk: {
    approve: "Approvare?",
    reject: "Rifiutare?",
  },
  reviewAgain: "Le modifiche vengono esaminate di nuovo",
  imageHint: "PNG o JPG, max 2 MB ciascuna, fino a {{n}}",
  choose: "Scegli immagine",
  removePicture: "Rimuovi immagine",
  reminders: "Promemoria",
  reminderStep: "{{n}} giorni prima del {{day}}",
  reminderExpired: "Dopo la scadenza, {{day}}",
};
