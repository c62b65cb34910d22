import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "Ordini del negozio online",
  "/sc/scddxq": "Ordine del negozio online",
  "/essggl/ddgl": "Ordini di acquisto al volo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "Vedere gli ordini del negozio online",
  "mall.order.handle": "Spedire, riscattare e chiudere gli ordini del negozio online",
  "mall.order.refund": "Rimborsare gli ordini del negozio online",
  "mall.quickBuyOrder.read": "Vedere gli ordini di acquisto al volo",
  "mall.quickBuyOrder.handle": "Spedire, riscattare e chiudere gli ordini di acquisto al volo",
  "mall.quickBuyOrder.refund": "Rimborsare gli ordini di acquisto al volo",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "Spedire",
  handOver: "Riscattare",
  complete: "Confermare la consegna",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "Il negozio è chiuso e non accetta ordini",
  "mall.shopUnknown": "Questo negozio non esiste",
  "mall.productOffShelf": "Il prodotto non è più in vendita",
  "mall.quantityOutOfRange": "La quantità deve essere un intero da 1 a {{limit}}",
  "mall.outOfStock": "Scorta insufficiente: ne restano {{n}}",
  "mall.wayNotOffered": "Il negozio non offre questo modo di consegna",
  "mall.tooManyUnpaid": "Paghi prima i Suoi {{limit}} ordini in sospeso",
  "mall.orderUnknown": "Questo ordine non esiste",
  "mall.machineHandsOut": "Il distributore consegna questi prodotti con il loro codice di ritiro",
  "mall.pickupCodeWrong": "Codice errato",
  "mall.selectOrders": "Selezioni i dati da elaborare",
  "mall.priceChanged": "Un prezzo è cambiato. Controllare e ordinare di nuovo",
  "mall.basketTwice": "Riunire ogni prodotto in una riga",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "Acquirente",
  receiver: "Destinatario",
  receiverPhone: "Telefono del destinatario",
  quantity: "Quantità",
  orderPrice: "Importo ordine",
  discountAmount: "Sconto",
  paidAmount: "Pagato",
  deliveryFee: "Spese di consegna",
  deliveryWay: "Modo di consegna",
  pickupPoint: "Punto di ritiro",
  expressNo: "N. consegna",
  courier: "Corriere",
  payMethod: "Metodo di pagamento",
  payStatus: "Stato del pagamento",
  orderStatus: "Stato ordine",
  orderTime: "Ora ordine",
  pickupCode: "Codice",
  receiverAddress: "Indirizzo",
  note: "Motivo del rimborso",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Inserisca il numero intero",
  deliveryWay: {
    delivery: "Consegna",
    pickup: "Ritiro",
  },
  state: {
    toPay: "Da pagare",
    toGather: "In attesa del gruppo",
    toDeliver: "Da spedire",
    delivering: "Consegna in corso",
    toPickUp: "Da ritirare",
    completed: "Completato",
    cancelled: "Annullato",
    refunding: "Rimborso in corso",
    refunded: "Rimborsato",
  },
  action: {
    deliver: "Spedisci",
    deliverAll: "Spedisci selezione",
    handOver: "Riscatta",
    complete: "Arrivato",
    refund: "Rimborsa",
    close: "Chiudi",
  },
  completeAsk: "È arrivato?",
  closeAsk:
    "Chiudere? L’acquirente non potrà più pagare e si chiuderanno anche gli ordini non pagati dello stesso pagamento",
  refundAsk: "Rimborsare?",
  expressHint: "Vuoto: un nostro numero",
  codeHint: "L’acquirente lo mostra sul telefono",
  refundHint: "Tutto quanto pagato viene rimborsato con lo stesso mezzo",
  section: {
    receiver: "Destinatario",
    timeline: "Cronologia",
  },
  detail: "Ordine",
  ownPage: "Aprire come pagina",
};
