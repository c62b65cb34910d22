import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "Lista", calendar: "Calendario" },
  spans: { week: "Semana", month: "Mes" },
  earlier: "Antes",
  later: "Después",
  today: "Hoy",
  none: "Ningún plan en estos días. «Añadir plan» crea uno.",
  more: "Hay más planes; se muestran los primeros {{n}}. Filtre por tipo.",
  clashes: "Conflictos con otros planes",
  winner: { this: "gana este plan", other: "gana el otro", larger: "gana el mayor descuento" },
  below: "{{n}} productos se venderían por debajo de su precio de compra, por ejemplo {{name}}",
  days: "del {{from}} al {{to}}",
};
