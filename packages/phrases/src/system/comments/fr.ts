import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "Commenter",
  "system.comment.remove": "Supprimer le commentaire",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown":
    "Une personne mentionnée ne peut pas consulter cet enregistrement ; retirez son nom et envoyez à nouveau",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "Commentaire",
  mentionIds: "Personnes mentionnées",
};

export const words: Translation<typeof zh.words> = {
  title: "Commentaires",
  both: "Commentaires et activité",
  of: "Commentaires et activité de {{number}}",
  placeholder: "Écrivez un commentaire ; tapez @ pour mentionner un collègue",
  hint: "Ctrl+Entrée pour envoyer",
  send: "Envoyer",
  sent: "Commentaire envoyé",
  remove: "Supprimer",
  removeAsk: "Supprimer ce commentaire ?",
  removeNote: "Sa place indique qu’il a été supprimé ; plus personne ne le lit.",
  removed: "Commentaire supprimé",
  gone: "Ce commentaire a été supprimé",
  empty: "Aucun commentaire. Écrivez le premier ; les collègues mentionnés avec @ reçoivent un message.",
  more: "Commentaires plus anciens : {{n}}",
  nobody: "Personne à mentionner",
  mention: "{{author}} vous a mentionné dans un commentaire sur {{recordNo}}",
  mentionAbove: "Un niveau supérieur vous a mentionné dans un commentaire sur {{recordNo}}",
};
