import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "La tienda está cerrada. Puede mirar, pero no pedir",
  search: "Buscar productos",
  categories: "Categorías",
  everything: "Todo",
  nothingFound: "No se han encontrado productos",
  more: "Ver más",
  soldOut: "Agotado",
  left: "Quedan {{n}}",
  call: "Teléfono de atención",
};
