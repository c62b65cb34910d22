import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  required: "{{field}} : ne peut pas être vide",
  type: "{{field}} : type incorrect, attendu {{expected}}",
  format: "{{field}} : format incorrect",
  choice: "{{field}} : valeurs possibles {{choices}}",
  tooSmall: "{{field}} : au moins {{limit}}",
  tooLarge: "{{field}} : au plus {{limit}}",
  tooShort: "{{field}} : longueur minimale {{limit}}",
  tooLong: "{{field}} : longueur maximale {{limit}}",
  notRight: "{{field}} : valeur non valide",
};
