import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Valoraciones ({{n}}) · {{mean}}",
  stars: "{{n}}★",
  replied: "Respuesta: {{text}}",
  write: "Escribir una valoración",
  content: "Sobre este producto",
  send: "Enviar",
  thanks: "Gracias",
};
