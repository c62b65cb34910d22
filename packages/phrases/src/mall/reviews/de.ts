import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "Bewertungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "Bewertungen ansehen",
  "mall.review.handle": "Bewertungen beantworten, ausblenden und einblenden",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "Bewertung ausblenden",
  showReview: "Bewertung einblenden",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "Diese Bestellung ist schon bewertet",
  "mall.reviewStars": "Sterne: 1 bis {{limit}}",
  "mall.reviewsOff": "Dieser Shop nimmt keine Bewertungen an",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "Sterne",
  content: "Text",
  buyerName: "Käufer",
  reply: "Antwort",
  repliedTime: "Beantwortet am",
  reviewState: "Anzeige",
  reason: "Grund",
  changedBy: "Bearbeitet von",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "Sichtbar",
    hidden: "Ausgeblendet",
  },
  answer: "Antworten",
  hide: "Ausblenden",
  show: "Einblenden",
  showAsk: "Kunden lesen diese Bewertung dann wieder. Einblenden?",
  openOrder: "Bestellung ansehen",
};
