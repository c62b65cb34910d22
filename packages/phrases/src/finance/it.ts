import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "Prelievi",
  "/cfgl/sksz": "Conti d’incasso",
  "/cfgl/shyecx": "Saldi degli esercenti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "Vedere i prelievi",
  "finance.withdrawal.apply": "Chiedere e annullare prelievi",
  "finance.withdrawal.review": "Esaminare i prelievi",
  "finance.withdrawal.pay": "Pagare i prelievi e registrare l’esito",
  "finance.account.read": "Vedere i conti d’incasso",
  "finance.account.write": "Aggiungere, modificare, attivare e disattivare conti d’incasso",
  "finance.balance.read": "Vedere i saldi degli esercenti",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "Chiedere",
  takeBack: "Ritirare la richiesta",
  pay: "Avviare il bonifico",
  succeed: "Registrare il bonifico",
  fail: "Registrare un bonifico non riuscito",
  payee: "Vedere la carta bancaria di un bonifico",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "Questo conto d’incasso non esiste",
  "finance.accountActivated": "Un conto attivato non si può modificare",
  "finance.accountInactive": "Pagamento non riuscito: il conto d’incasso non è attivo",
  "finance.accountChanged": "Questo conto è appena stato modificato; aggiorni e riprovi",
  "finance.withdrawalUnknown": "Questo prelievo non esiste",
  "finance.amountRange": "Un prelievo va da 1,01 a 200.000 yuan",
  "finance.aboveBalance": "Prelievo impossibile: importo e commissione superano il saldo",
  "finance.outsideWindow": "Le richieste si accettano ogni giorno dalle {{from}} alle {{to}}; accreditato a T+1",
  "finance.ownApplication": "Nessuno esamina la propria richiesta",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "N. bonifico",
  bankName: "Banca",
  bankAccount: "Conto bancario",
  withdrawAmount: "Importo",
  amount: "Importo (CNY)",
  taxFee: "Commissione",
  transferAmount: "Importo bonificato",
  withdrawStatus: "Stato",
  reason: "Motivo",
  applicant: "Richiedente",
  applyTime: "Richiesto",
  paymentTime: "Bonificato",
  rejectTime: "Respinto",
  transferNo: "Riferimento bancario",
  payeeState: "Verifica del conto",
  total: "In tutto",
  lastPaidTime: "Ultimo bonifico",
  accountId: "Conto d’incasso",
  providerName: "Fornitore",
  payAccountNo: "Conto d’incasso",
  bankCardNo: "Carta bancaria",
  payKey: "Chiave",
  collectionUnit: "Beneficiario",
  activationState: "Attivazione",
  balance: "Saldo",
  frozen: "Importo bloccato",
  available: "Saldo per il prelievo",
  settle: "Importo della liquidazione",
  withdraw: "Prelevato",
  updatedTime: "Aggiornato",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "Non esaminato",
    reviewed: "Esaminato",
    paying: "Bonifico in corso",
    paid: "Bonificato",
    failed: "Bonifico non riuscito",
    rejected: "Respinto",
    cancelled: "Annullato",
  },
  activation: {
    preparation: "In preparazione",
    activated: "Attivo",
    stopped: "Disattivato",
  },
  payee: {
    same: "Lo stesso dell’ultimo bonifico",
    other: "Diverso dall’ultimo bonifico: da verificare",
    first: "Primo bonifico: da verificare",
  },
  action: {
    apply: "Prelevare",
    approve: "Approva",
    approveMany: "Approva selezione",
    reject: "Respingi",
    pay: "Bonifica",
    settle: "Accreditato",
    fail: "Registra il fallimento",
    cancelApplication: "Annulla",
    addAccount: "Aggiungi conto d’incasso",
    editAccount: "Modifica conto d’incasso",
    activate: "Attiva",
    stop: "Disattiva",
    withdrawals: "Prelievi",
  },
  confirm: {
    approve: "Approvare questo prelievo?",
    approveMany: "Approvare i prelievi selezionati?",
    pay: "Avviare questo bonifico? Controlli prima la carta bancaria.",
    cancel: "Annullare questa richiesta?",
    activate: "Attivare questo conto? Una volta attivo non si può modificare.",
    stop: "Disattivare questo conto? Poi non vi si versa più nulla.",
  },
  hint: {
    many: "Prelievi: {{n}}, {{amount}} in tutto",
    added: "Il conto va attivato prima dell’uso",
    kept: "Lasciato vuoto resta invariato",
    window: "Le richieste si accettano ogni giorno dalle {{from}} alle {{to}}; accreditato a T+1",
    can: "{{fen}} yuan prelevabili; gli incassi di oggi da domani",
    fee: "Commissione di {{fee}} yuan in più, {{total}} in tutto",
    failed: "Prelievo non riuscito: controlli la carta bancaria o contatti l’assistenza",
    noAccount: "Nessun conto d’incasso attivo: ne aggiunga e attivi uno",
    key: "Serve solo per collegarsi al fornitore; non si mostra più",
  },
};
