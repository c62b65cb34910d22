import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "Invii a WeChat",
  "/cfgl/zfbjj": "Invii ad Alipay",
  "/cfgl/jjxx0": "Domanda",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "Vedere gli invii ai fornitori",
  "merchants.submission.write": "Inviare ai fornitori",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "Inviare al fornitore",
  resubmit: "Inviare di nuovo al fornitore",
  query: "Interrogare il fornitore",
  report: "Comunicare l’avanzamento (fornitore)",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "Nessun fornitore configurato per l’invio",
  "merchants.submissionUnknown": "Questo invio non esiste",
  "merchants.submissionExists": "Questa domanda è già stata inviata a questo fornitore",
  "merchants.feeRateOutOfRange":
    "Il tasso di commissione deve essere tra {{least}} % e {{most}} %, con al massimo due decimali",
  "merchants.payAccountWrong": "Inserisca telefono o e-mail di un accesso Alipay",
  "merchants.signingLinkMissing": "Al momento non c’è un link per l’esercente",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "Non inviata",
    queued: "Invio in corso",
    checking: "In esame",
    verifying: "Conto da verificare",
    signing: "Da firmare",
    opening: "In attivazione",
    finished: "Completata",
    rejected: "Respinta",
    cancelled: "Decaduta",
  },
  submit: "Invia al fornitore",
  sent: "Inviata; il fornitore la sta elaborando",
  query: "Verifica esito",
  queried: "Il fornitore è stato interrogato; l’esito comparirà da solo",
  qr: {
    wechat: "QR di firma",
    alipay: "QR di autorizzazione",
  },
  qrHint: "Chieda a “{{merchant}}” di scansionare il codice o aprire il link e seguire la pagina.",
  open: "Apri il link",
  unreachable: "Il fornitore non è raggiungibile; si riproverà",
  account: "Conto di liquidazione",
  ofApplication: "Carta della domanda",
  another: "Altra carta",
  payAccount: "Conto d’incasso",
  payAccountHint: "Telefono o e-mail di accesso ad Alipay",
  feeRate: "Tasso di commissione",
  feeHint:
    "Alipay in tempo reale, commissione minima 0,01 yuan per transazione; WeChat liquida dopo mezzanotte, nessuna commissione sotto 0,01",
  feeExample: "Con questo tasso di commissione un pagamento di {{amount}} yuan costa {{fee}} yuan",
  section: "Presso i fornitori",
  subMerchantNo: "N. presso il fornitore",
  askedAt: "Ultima verifica",
  attempt: "Invio {{n}}",
  rejection: {
    nameNotAllowed: "Il fornitore non ammette questo nome, indichi quello reale",
    nameDiffers: "Il nome differisce da quello del documento",
    idCardDiffers: "Nome e numero della carta d’identità non corrispondono",
    idCardExpired: "La carta d’identità è scaduta",
    pictureUnclear: "L’immagine non è chiara o è incompleta, la carichi di nuovo",
    bankAccountRefused: "Prelievo non riuscito, verifichi la carta bancaria o contatti l’assistenza",
    merchantKnown: "Il fornitore ha già questo esercente",
  },
};
