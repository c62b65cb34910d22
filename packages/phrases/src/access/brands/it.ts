import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "Impostazioni",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "Marchi di accesso",
};

export const fields: Translation<typeof zh.fields> = {
  host: "Host",
  path: "Percorso di accesso",
  name: "Titolo del marchio",
  titles: "Titolo per lingua (vuoto: titolo del marchio)",
  subtitle: "Sottotitolo",
  background: "Colore di sfondo",
  startLanguage: "Lingua iniziale",
  footer: "Piè di pagina",
  asksAgreement: "Chiede l’accordo della piattaforma",
};

export const words: Translation<typeof zh.words> = {
  title: "Marchi di accesso",
  hint: "Nome, logo e colore delle pagine di accesso per host e percorso; vale la voce più precisa.",
  add: "Aggiungi marchio",
  edit: "Modifica marchio",
  empty: "Nessun marchio: le pagine mostrano l’aspetto del prodotto",
  everyHost: "Ogni host",
  everyPath: "Ogni pagina di accesso",
  removeAsk: "La pagina torna all’aspetto del prodotto. Eliminare?",
  hostHint: "Vuoto per ogni host; con la porta se c’è",
  hostWrong: "Nome host non valido",
  pathHint: "Ad es. /loginZl; vuoto per ogni pagina dell’host",
  pathWrong: "Inizia con / e contiene lettere, cifre e trattini bassi",
  ofBrowser: "Come il browser",
  preview: "Anteprima della pagina di accesso",
};
