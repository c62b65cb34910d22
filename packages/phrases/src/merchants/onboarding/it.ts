import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "Liquidazione",
  "/cfgl/xwshrz": "Piccoli esercenti",
  "/cfgl/step": "Domanda di adesione",
  "/cfgl/xwshjj": "Esame delle domande",
  "/jjxx": "Modulo di domanda",
  "/jjxx0": "Stato della domanda",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "Vedere le domande",
  "merchants.application.write": "Redigere le domande",
  "merchants.application.review": "Esaminare le domande",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "Ritirare",
  invite: "Creare un link di invito",
  revoke: "Revocare il link di invito",
  ignore: "Ignorare la domanda",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "Questa domanda è appena stata inviata di nuovo; aggiorni e riprovi",
  "merchants.applicationUnknown": "La domanda non esiste",
  "merchants.idCardWrong": "Inserisca un numero di carta d’identità valido",
  "merchants.idCardTaken": "Questa persona ha già una domanda da esaminare o approvata",
  "merchants.bankCardWrong": "Inserisca un numero di carta bancaria valido",
  "merchants.applicationIncomplete": "Completi le informazioni",
  "merchants.imageMissing": "Carichi tutte le immagini",
  "merchants.imageUnknown": "L’immagine non esiste",
  "merchants.signatureDiffers": "La firma deve essere il nome del referente",
  "merchants.ownApplication": "Nessuno esamina una propria domanda",
  "merchants.selectApplications": "Selezioni i dati su cui operare",
  "merchants.linkInvalid": "Il link non è valido o è scaduto",
  "merchants.tooManyDrafts": "In 24 ore sono state aperte {{limit}} bozze di domanda; completi e invii prima queste",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "N. domanda",
  inviterName: "Esercente superiore",
  idCardNo: "N. carta d’identità",
  storeName: "Nome negozio",
  province: "Provincia",
  city: "Città",
  address: "Indirizzo",
  bankName: "Banca",
  bankAccount: "N. carta bancaria",
  providerName: "Fornitore",
  applyStatus: "Stato",
  applyTime: "Richiesto il",
  submittedAt: "Inviato il",
  signature: "Firma",
};

export const words: Translation<typeof zh.words> = {
  title: "Adesione piccoli esercenti",
  reviewTitle: "Esame delle domande",
  wizardTitle: "Domanda di adesione",
  create: "Aggiungi domanda",
  invite: "Invita con link",
  state: {
    draft: "Bozza",
    pending: "Da esaminare",
    approved: "Approvata",
    notApproved: "Respinta",
    ignored: "Ignorata",
  },
  step: {
    subject: "Titolare e carta d’identità",
    store: "Negozio",
    bank: "Carta bancaria",
    sign: "Conferma e firma",
  },
  image: {
    idFront: "Carta d’identità, fronte",
    idBack: "Carta d’identità, retro",
    store: "Foto del negozio",
    bankCard: "Foto della carta bancaria",
  },
  imageHint: "PNG o JPG, al massimo 2 MB",
  choose: "Scegli immagine",
  replace: "Sostituisci",
  next: "Avanti",
  back: "Indietro",
  keptNumber: "Salvato: {{number}}; lo riscriva per sostituirlo",
  nameHint: "Come sulla carta d’identità",
  declaration: "Confermo che i dati sono veri e acconsento al loro uso per l’esame",
  declarationNeeded: "Confermi la dichiarazione e selezioni la casella",
  signatureHint: "Scriva il nome del referente come firma",
  submitted: "Inviata; da esaminare",
  resubmit: "Invia di nuovo",
  go: "Continua",
  withdraw: "Ritira",
  withdrawAsk: "Ritirare la domanda?",
  revoke: "Revoca link",
  revokeAsk: "Il link smetterà subito di funzionare. Revocarlo?",
  link: {
    title: "Link di invito",
    hint: "Solo per questa domanda, valido fino al {{time}}. Un nuovo link sostituisce questo.",
    show: "Mostra link",
    renew: "Nuovo link",
    invalid: "Link non valido o scaduto; ne chieda uno nuovo a chi l’ha invitata",
  },
  decision: {
    approve: "Approva",
    reject: "Rifiuta",
    ignore: "Ignora",
  },
  decisionAsk: {
    approve: "Approvare? L’esercente viene creato e la password iniziale inviata al telefono.",
    reject: "Rifiutare?",
    ignore: "Una domanda ignorata non può essere reinviata. Ignorare?",
  },
  event: {
    submit: "Inviata",
    withdraw: "Ritirata",
    approve: "Approvata",
    reject: "Respinta",
    ignore: "Ignorata",
  },
  history: "Cronologia dell’esame",
  pictures: "Immagini",
  applicant: "Richiedente",
  platform: "Piattaforma",
  reveal: "Mostra numeri completi",
  revealAsk: "La consultazione viene registrata. Mostrarli?",
  sameBank: "Altre {{n}} domande usano la stessa carta bancaria",
  correct: "Correggi",
  corrected: "Completa la correzione",
  correctedHint: "I dati sono salvati; la piattaforma li invia di nuovo al fornitore.",
};
