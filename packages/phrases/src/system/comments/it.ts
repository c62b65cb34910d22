import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "Commentare",
  "system.comment.remove": "Eliminare il commento",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown": "Una persona menzionata non può vedere questo record; togli il nome e invia di nuovo",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "Commento",
  mentionIds: "Persone menzionate",
};

export const words: Translation<typeof zh.words> = {
  title: "Commenti",
  both: "Commenti e attività",
  of: "Commenti e attività di {{number}}",
  placeholder: "Scrivi un commento; digita @ per menzionare un collega",
  hint: "Ctrl+Invio per inviare",
  send: "Invia",
  sent: "Commento inviato",
  remove: "Elimina",
  removeAsk: "Eliminare questo commento?",
  removeNote: "Al suo posto si legge che è stato eliminato; nessun altro lo legge più.",
  removed: "Commento eliminato",
  gone: "Questo commento è stato eliminato",
  empty: "Ancora nessun commento. Scrivi il primo; i colleghi menzionati con @ ricevono un messaggio.",
  more: "Commenti precedenti: {{n}}",
  nobody: "Nessuno da menzionare",
  mention: "{{author}} ti ha menzionato in un commento su {{recordNo}}",
  mentionAbove: "Il livello superiore ti ha menzionato in un commento su {{recordNo}}",
};
