import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "Tipo di problema",
  orderNo: "N. ordine",
  ticketContent: "Descrizione del problema",
  contactPhone: "Telefono di contatto",
};

export const words: Translation<typeof zh.words> = {
  title: "Segnala un problema",
  intro: "Indichi che cosa non va con questo distributore; l’esercente le risponde qui.",
  orderHint: "Il numero dell’ordine o quello della transazione; lasci vuoto se non lo ha",
  phoneHint: "Facoltativo; l’esercente può chiamarla",
  send: "Invia",
  sent: "Inviato, ticket n. {{n}}",
  own: "Le mie segnalazioni",
  more: "Aggiungi qualcosa",
  tell: "Invia",
  merchant: "Esercente",
  me: "Io",
  gone: "Questa segnalazione non esiste più",
  withProblem: "Un problema?",
  problem: {
    itemJammed: "Il prodotto è incastrato",
    dispensingTimeout: "Pagato, ma non è uscito nulla",
    payment: "Problema con il pagamento",
    refund: "Il rimborso non è arrivato",
    product: "Problema con il prodotto",
    machine: "Problema con il distributore",
    other: "Altro",
  },
  state: {
    waiting: "In attesa",
    working: "In corso",
    solved: "Risolto",
    closed: "Chiuso",
  },
};
