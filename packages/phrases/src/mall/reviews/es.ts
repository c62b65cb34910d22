import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "Valoraciones",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "Ver valoraciones",
  "mall.review.handle": "Responder, ocultar y mostrar valoraciones",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "Ocultar valoración",
  showReview: "Mostrar valoración",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "Este pedido ya tiene una valoración",
  "mall.reviewStars": "Estrellas: de 1 a {{limit}}",
  "mall.reviewsOff": "Esta tienda no admite valoraciones",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "Estrellas",
  content: "Texto",
  buyerName: "Comprador",
  reply: "Respuesta",
  repliedTime: "Respondido el",
  reviewState: "Visible",
  reason: "Motivo",
  changedBy: "Gestionado por",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "Visible",
    hidden: "Oculta",
  },
  answer: "Responder",
  hide: "Ocultar",
  show: "Mostrar",
  showAsk: "Los clientes volverán a leer esta valoración. ¿Mostrar?",
  openOrder: "Ver pedido",
};
