import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "Riconciliazione fornitori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "Vedere la riconciliazione fornitori",
  "finance.bill.write": "Caricare rendiconti e lavorare gli scarti",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "Prendere in carico uno scarto",
  workOff: "Chiudere uno scarto",
  park: "Sospendere una differenza",
  askProvider: "Chiedere al fornitore",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "Non è un rendiconto del fornitore; carichi il file originale",
  "finance.billTooLarge": "Il file non può superare {{limit}}",
  "finance.billCut": "Il rendiconto è incompleto; lo scarichi di nuovo",
  "finance.billTotals": "I totali del rendiconto differiscono dalle righe",
  "finance.billOtherDay": "Questo rendiconto è di un altro giorno",
  "finance.billOtherAccount": "Questo rendiconto è di un altro conto",
  "finance.billHash": "Il file non ha l’impronta indicata dal fornitore",
  "finance.billNotYet": "Quel giorno non è finito; non ha ancora un rendiconto",
  "finance.billOutOfTurn": "I rendiconti si prendono in ordine di giorno; il prossimo è quello del {{day}}",
  "finance.billDiffers": "C’è già un altro rendiconto di quel giorno",
  "finance.billServiceUnknown": "Questo servizio di pagamento non esiste",
  "finance.differenceUnknown": "Questo scarto non esiste",
  "finance.differenceChanged": "Questo scarto è appena stato lavorato; aggiorni e riprovi",
  "finance.parkDay": "Scelga un giorno entro {{days}} giorni da domani",
  "finance.nothingToAsk": "Non c’è un numero da chiedere al fornitore",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "Data rendiconto",
  providerName: "Fornitore",
  payMethod: "Metodo di pagamento",
  ourAmount: "Nostro importo",
  theirAmount: "Loro importo",
  difference: "Scarto",
  feeAmount: "Commissione",
  feeDifference: "Scarto di commissione",
  ourLineCount: "Nostre righe",
  theirLineCount: "Loro righe",
  differenceCount: "Scarti",
  openCount: "Aperti",
  billSubject: "Tipo di rendiconto",
  billStatus: "Stato",
  openBefore: "Aperti prima",
  openedCount: "Nuovi",
  settledCount: "Trovati",
  openAfter: "Aperti dopo",
  oldestOpenTime: "Il più vecchio aperto",
  billSource: "Origine",
  uploader: "Caricato da",
  takenTime: "Confrontato il",
  reason: "Motivo",
  lineKind: "Tipo",
  outTradeNo: "Numero presso il fornitore",
  thirdTradeNo: "N. transazione esterna",
  ourTime: "Nostra ora",
  theirTime: "Loro ora",
  differenceState: "Stato",
  handler: "Gestito da",
  handleTime: "Gestito il",
  parkedUntil: "Sospesa fino al",
  untilDay: "Sospesa fino al",
  answerState: "Risposta del fornitore",
  serviceId: "Fornitore",
  content: "File",
  billHash: "Impronta (SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "In pareggio",
    open: "Scarti aperti",
    workedOff: "Chiuso",
  },
  subject: {
    trade: "Rendiconto delle transazioni",
    sharing: "Rendiconto di ripartizione",
  },
  source: {
    fetched: "Recuperato",
    uploaded: "Caricato",
  },
  reason: {
    missingHere: "Manca da noi",
    missingThere: "Manca da loro",
    amountDiffers: "Importo diverso",
    stateDiffers: "Stato diverso",
    duplicate: "Doppione",
    feeDiffers: "Commissione diversa",
  },
  advice: {
    missingHere: "Cerchi l’ordine con il numero esterno; lo registri o lo rimborsi",
    missingThere: "Chieda al fornitore; ciò che il prossimo rendiconto contiene si chiude da sé",
    amountDiffers: "Confronti il pagato con gli sconti; rimborsi o corregga il resto",
    stateDiffers: "Guardi l’ordine e i rimborsi; se serve riprovi il rimborso",
    duplicate: "Il cliente può aver pagato due volte; verifichi e rimborsi",
    feeDiffers:
      "Confronti con il tasso di commissione del contratto; chieda indietro il di più o corregga il tasso da domani",
  },
  lineKind: {
    payment: "Pagamento",
    refund: "Rimborso",
    share: "Ripartizione",
    return: "Ripartizione restituita",
  },
  state: {
    open: "Aperto",
    taken: "In lavorazione",
    parked: "Sospesa",
    done: "Chiuso",
  },
  action: {
    upload: "Carichi un rendiconto",
    choose: "Scelga un file",
    differences: "Vedere gli scarti",
    take: "Prendere in carico",
    settle: "Chiudere",
    park: "Sospendere",
    ask: "Chiedere al fornitore",
  },
  differences: "Scarti dei rendiconti",
  answer: {
    unknown: "Sconosciuto al fornitore",
    unpaid: "Non pagato",
    closed: "Chiuso",
    paid: "Pagato",
    processing: "In corso",
    succeeded: "Rimborsato",
    failed: "Rimborso non riuscito",
    unreachable: "Il fornitore non ha risposto",
  },
  takeQuestion: "Prendere in carico questo scarto?",
  parkedUntil: "Fino al {{day}}",
  asked: "Chiesto al fornitore, si attende la risposta",
  none: "Nessuno scarto",
  arrived: "Presente in un rendiconto successivo",
  bookedSince: "Registrato in seguito nei nostri libri",
  gap: "Gli aperti non continuano: {{n}} di scarto, forse manca una pagina",
  next: "Prossimo rendiconto: {{day}}",
  compared: "Rendiconto confrontato: {{n}} scarti",
};
