import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "Comentar",
  "system.comment.remove": "Eliminar comentario",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown": "Alguna persona mencionada no puede ver este registro; quite su nombre y envíe de nuevo",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "Comentario",
  mentionIds: "Personas mencionadas",
};

export const words: Translation<typeof zh.words> = {
  title: "Comentarios",
  both: "Comentarios y actividad",
  of: "Comentarios y actividad de {{number}}",
  placeholder: "Escriba un comentario; teclee @ para mencionar a un compañero",
  hint: "Ctrl+Intro para enviar",
  send: "Enviar",
  sent: "Comentario enviado",
  remove: "Eliminar",
  removeAsk: "¿Eliminar este comentario?",
  removeNote: "En su lugar se indica que fue eliminado; nadie más lo lee.",
  removed: "Comentario eliminado",
  gone: "Este comentario fue eliminado",
  empty: "Todavía no hay comentarios. Escriba el primero; los compañeros mencionados con @ reciben un mensaje.",
  more: "Comentarios anteriores: {{n}}",
  nobody: "No hay nadie a quien mencionar",
  mention: "{{author}} le ha mencionado en un comentario sobre {{recordNo}}",
  mentionAbove: "El nivel superior le ha mencionado en un comentario sobre {{recordNo}}",
};
