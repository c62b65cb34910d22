import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}}: no puede estar vacío",
  type: "{{field}}: tipo incorrecto, se esperaba {{expected}}",
  format: "{{field}}: formato incorrecto",
  choice: "{{field}}: debe ser uno de {{choices}}",
  tooSmall: "{{field}}: como mínimo {{limit}}",
  tooLarge: "{{field}}: como máximo {{limit}}",
  tooShort: "{{field}}: longitud mínima {{limit}}",
  tooLong: "{{field}}: longitud máxima {{limit}}",
  notRight: "{{field}}: no es válido",
};
