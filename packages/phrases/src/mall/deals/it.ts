import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "Vendite lampo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "Vedere le vendite lampo",
  "mall.flashSale.write": "Aggiungere, modificare, fermare ed eliminare vendite lampo",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "Acceda prima di acquistare",
  "mall.dealNoCoupon": "A questo prezzo non si aggiunge un coupon",
  "mall.dealPriceTooHigh": "Il prezzo deve essere sotto quello del negozio online",
  "mall.flashUnknown": "La vendita lampo non esiste",
  "mall.flashPieces": "Pezzi: da 1 a {{limit}}, non più di quelli vendibili",
  "mall.flashPerBuyer": "Per acquirente: da 1 a {{limit}}",
  "mall.flashPeriod": "La fine deve seguire l’inizio e l’ora attuale, al massimo {{limit}} giorni",
  "mall.flashStarted": "Ciò che è iniziato o finito si può solo fermare",
  "mall.flashOverlaps": "Questo prodotto ha già una vendita lampo in quel periodo",
  "mall.flashNotRunning": "La vendita lampo non è iniziata o è finita",
  "mall.flashSoldOut": "Della vendita lampo restano {{n}}",
  "mall.flashLimit": "Al massimo {{limit}} per acquirente",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Prodotto",
  mallPrice: "Prezzo online",
  flashPrice: "Prezzo lampo",
  pieces: "Pezzi",
  taken: "Presi",
  perBuyer: "A testa",
  startsAt: "Inizio",
  endsAt: "Fine",
  flashStatus: "Stato",
  createdBy: "Creato da",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "In arrivo",
    running: "In corso",
    soldOut: "Esaurito",
    ended: "Terminato",
    stopped: "Fermato",
  },
  addFlash: "Aggiungi vendita lampo",
  editFlash: "Modifica vendita lampo",
  stop: "Ferma",
  stopAsk: "Lo stop è definitivo; gli ordini fatti restano. Fermare?",
  stopped: "Già fermato",
};
