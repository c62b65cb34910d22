import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "Número, nombre o iniciales en pinyin",
  hintMany: "Número, nombre o iniciales en pinyin; se pueden pegar varios números",
  recent: "Recientes",
  others: "Otros",
  noMatch: "No se encontró «{{text}}»",
  unknown: "No se encontraron: {{numbers}}",
  more: "Solo se muestran los primeros {{n}}; escriba más",
  kind: {
    machine: "Máquinas",
    card: "Tarjetas de socio",
    product: "Productos",
    merchant: "Comercios",
    person: "Usuarios",
  },
  state: {
    inUse: "En uso",
    offline: "Sin conexión",
    notActivated: "Sin activar",
    outOfUse: "Fuera de uso",
  },
};
