import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "Avis",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "Voir les avis",
  "mall.review.handle": "Répondre aux avis, les masquer et les rétablir",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "Masquer l’avis",
  showReview: "Rétablir l’avis",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "Cette commande a déjà un avis",
  "mall.reviewStars": "Étoiles : de 1 à {{limit}}",
  "mall.reviewsOff": "Cette boutique ne prend pas d’avis",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "Étoiles",
  content: "Texte",
  buyerName: "Acheteur",
  reply: "Réponse",
  repliedTime: "Répondu le",
  reviewState: "Affichage",
  reason: "Motif",
  changedBy: "Traité par",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "Affiché",
    hidden: "Masqué",
  },
  answer: "Répondre",
  hide: "Masquer",
  show: "Rétablir",
  showAsk: "Les clients liront de nouveau cet avis. Rétablir ?",
  openOrder: "Voir la commande",
};
