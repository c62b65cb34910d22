import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "Indietro",
  close: "Chiudi",
  language: "Lingua",
  less: "Meno",
  more: "Più",
  retry: "Riprova",
  waiting: "Caricamento",
  offline: "Nessuna connessione. Controllare e riprovare",
  noPage: "Questa pagina non esiste. Scansionare di nuovo il codice",
};
