import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Assistenza",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Vedere le richieste di assistenza",
  "mall.afterSale.handle": "Decidere le richieste di assistenza",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "Accettare il rinvio",
  "mall.afterSale.receive": "Ricevere gli articoli rimandati",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Per questo ordine c’è già una richiesta in attesa",
  "mall.afterSaleTooMany": "Al massimo {{limit}} richieste per ordine",
  "mall.afterSaleTooMuch": "Non oltre quanto resta da restituire",
  "mall.afterSaleNotDelivered": "Gli articoli si rimandano dopo averli ricevuti",
  "mall.afterSaleNoGoods": "Questa richiesta non prevede articoli da rimandare",
  "mall.returnedPieces": "Da 0 a {{limit}} pezzi interi",
  "mall.afterSaleOver": "Il termine post-vendita è scaduto",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "Richiesta",
  afterSaleReason: "Motivo",
  content: "Dettagli",
  paidAmount: "Importo pagato",
  askedAmount: "Importo richiesto",
  afterSaleState: "Stato dell’assistenza",
  refundAmount: "Importo del rimborso",
  pieces: "Pezzi da rivendere",
  note: "Nota",
  decidedBy: "Deciso da",
  orderStatus: "Stato dell’ordine",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "Solo rimborso",
    return: "Rimandare indietro",
  },
  reason: {
    damaged: "Danneggiato",
    wrong: "Prodotto sbagliato",
    missing: "Pezzi mancanti",
    late: "Troppo tardi",
    other: "Altro",
  },
  state: {
    asked: "In attesa",
    returning: "Articoli attesi",
    approved: "Accettata",
    rejected: "Rifiutata",
  },
  approve: "Accettare",
  reject: "Rifiutare",
  agree: "Accettare il rinvio",
  receive: "Articoli tornati",
  whereTo: "Dove rimandarli",
  piecesHint: "Tornano nella scorta e si rivendono",
  decided: "La richiesta è già decisa",
  openOrder: "Vedere l’ordine",
  noteHint: "L’acquirente la legge",
};
