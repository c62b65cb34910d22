import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "Kommentar schreiben",
  "system.comment.remove": "Kommentar löschen",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown":
    "Eine erwähnte Person darf diesen Datensatz nicht ansehen; entfernen Sie den Namen und senden Sie erneut",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "Kommentar",
  mentionIds: "Erwähnte Personen",
};

export const words: Translation<typeof zh.words> = {
  title: "Kommentare",
  both: "Kommentare und Verlauf",
  of: "Kommentare und Verlauf von {{number}}",
  placeholder: "Kommentar schreiben; mit @ erwähnen Sie Kollegen",
  hint: "Strg+Enter sendet",
  send: "Senden",
  sent: "Kommentar gesendet",
  remove: "Löschen",
  removeAsk: "Diesen Kommentar löschen?",
  removeNote: "An seiner Stelle steht, dass er gelöscht wurde; niemand liest ihn mehr.",
  removed: "Kommentar gelöscht",
  gone: "Dieser Kommentar wurde gelöscht",
  empty: "Noch keine Kommentare. Schreiben Sie den ersten; mit @ erwähnte Kollegen erhalten eine Nachricht.",
  more: "Ältere Kommentare: {{n}}",
  nobody: "Niemand zu erwähnen",
  mention: "{{author}} hat Sie in einem Kommentar zu {{recordNo}} erwähnt",
  mentionAbove: "Eine übergeordnete Stelle hat Sie in einem Kommentar zu {{recordNo}} erwähnt",
};
