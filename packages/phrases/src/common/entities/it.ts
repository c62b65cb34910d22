import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "Numero, nome o iniziali pinyin",
  hintMany: "Numero, nome o iniziali pinyin; si possono incollare più numeri",
  recent: "Recenti",
  others: "Altri",
  noMatch: "Nessun risultato per “{{text}}”",
  unknown: "Non trovati: {{numbers}}",
  more: "Sono mostrati solo i primi {{n}}; inserisca altro",
  kind: {
    machine: "Distributori",
    card: "Tessere socio",
    product: "Prodotti",
    merchant: "Esercenti",
    person: "Utenti",
  },
  state: {
    inUse: "In uso",
    offline: "Offline",
    notActivated: "Non attivato",
    outOfUse: "Fuori uso",
  },
};
