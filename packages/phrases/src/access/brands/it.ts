import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Marchi di accesso",
  hint: "Nome, logo e colore delle pagine di accesso per host e percorso; vale la voce più precisa.",
  add: "Aggiungi marchio",
  edit: "Modifica marchio",
  empty: "Nessun marchio: le pagine mostrano l’aspetto del prodotto",
  everyHost: "Ogni host",
  everyPath: "Ogni pagina di accesso",
  removeAsk: "La pagina torna all’aspetto del prodotto. Eliminare?",
  host: "Host",
  hostHint: "Vuoto per ogni host; con la porta se c’è",
  hostWrong: "Nome host non valido",
  path: "Percorso di accesso",
  pathHint: "Ad es. /loginZl; vuoto per ogni pagina dell’host",
  pathWrong: "Inizia con / e contiene lettere, cifre e trattini bassi",
  logo: "Logo",
  name: "Titolo del marchio",
  titles: "Titolo per lingua (vuoto: titolo del marchio)",
  subtitle: "Sottotitolo",
  background: "Colore di sfondo",
  startLanguage: "Lingua iniziale",
  ofBrowser: "Come il browser",
  footer: "Piè di pagina",
  asksAgreement: "Chiede l’accordo della piattaforma",
  preview: "Anteprima della pagina di accesso",
} satisfies Translation<typeof zh>;
