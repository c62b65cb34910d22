import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}}: non può essere vuoto",
  type: "{{field}}: tipo errato, atteso {{expected}}",
  format: "{{field}}: formato errato",
  choice: "{{field}}: deve essere uno tra {{choices}}",
  tooSmall: "{{field}}: almeno {{limit}}",
  tooLarge: "{{field}}: al massimo {{limit}}",
  tooShort: "{{field}}: lunghezza minima {{limit}}",
  tooLong: "{{field}}: lunghezza massima {{limit}}",
  notRight: "{{field}}: non valido",
};
