import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "Recensioni",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "Vedere le recensioni",
  "mall.review.handle": "Rispondere alle recensioni, nasconderle e mostrarle",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "Nascondere la recensione",
  showReview: "Mostrare la recensione",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "Questo ordine ha già una recensione",
  "mall.reviewStars": "Stelle: da 1 a {{limit}}",
  "mall.reviewsOff": "Questo negozio non accetta recensioni",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "Stelle",
  content: "Testo",
  buyerName: "Acquirente",
  reply: "Risposta",
  repliedTime: "Risposto il",
  reviewState: "Visibilità",
  reason: "Motivo",
  changedBy: "Gestito da",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "Visibile",
    hidden: "Nascosta",
  },
  answer: "Rispondi",
  hide: "Nascondi",
  show: "Mostra",
  showAsk: "I clienti rileggeranno questa recensione. Mostrare?",
  openOrder: "Vedi ordine",
};
