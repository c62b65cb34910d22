import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "Atrás",
  close: "Cerrar",
  language: "Idioma",
  less: "Menos",
  more: "Más",
  retry: "Reintentar",
  waiting: "Cargando",
  offline: "Sin conexión. Compruébela y vuelva a intentarlo",
  noPage: "Esta página no existe. Escanee el código de nuevo",
};
