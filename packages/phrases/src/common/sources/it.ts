import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  sale: "Compare qui quando un distributore ha venduto un prodotto",
  refund: "Compare qui quando inizia un rimborso",
  machine: "Ogni distributore compare qui dopo la registrazione",
  report: "Compare qui quando un distributore ha trasmesso dati",
  shop: "Compare qui quando qualcuno ordina nel negozio online",
  card: "Compare qui quando una tessera socio viene consegnata o usata",
  settling: "Creato dalla liquidazione giornaliera",
  code: "Compare qui quando vengono generati o usati codici",
  product: "Ogni prodotto compare qui dopo l’aggiunta",
  deed: "Compare qui quando qualcuno esegue un’operazione",
  merchant: "Ogni esercente compare qui dopo l’aggiunta",
  application: "Ogni richiesta compare qui dopo l’invio",
  message: "Compare qui dopo la pubblicazione",
  feedback: "Compare qui quando viene inviata una segnalazione",
  file: "I file compaiono qui quando si esporta un elenco",
  medicine: "Ogni farmaco compare qui dopo la registrazione di un lotto",
  prescription: "Ogni ricetta compare qui dopo l’invio",
  loss: "Le registrazioni compaiono qui quando inventari, verifiche, perdite o ordini anomali rivelano mancanze",
};
