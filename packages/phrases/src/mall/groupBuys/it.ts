import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "Acquisto di gruppo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "Vedere gli acquisti di gruppo",
  "mall.groupBuy.write": "Aggiungere, modificare, avviare, fermare ed eliminare acquisti di gruppo",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "Un prodotto ha un solo prezzo speciale",
  "mall.groupBuyUnknown": "L’acquisto di gruppo non esiste",
  "mall.groupSize": "Persone nel gruppo: da {{least}} a {{most}}",
  "mall.groupHours": "Tempo del gruppo: da 1 a {{limit}} ore",
  "mall.groupPieces": "Pezzi: da {{least}} a {{most}}, quanti bastano a un gruppo e non più di quelli vendibili",
  "mall.groupBuyStarted": "Ciò che è in corso o ha gruppi non si modifica né elimina, si può solo fermare",
  "mall.groupOverlaps": "Questo prodotto ha già un acquisto di gruppo in quel periodo",
  "mall.groupNotRunning": "L’acquisto di gruppo non è iniziato o è finito",
  "mall.groupSoldOut": "Per il gruppo non basta: restano {{n}}",
  "mall.groupLimit": "Al massimo {{limit}} per acquirente",
  "mall.groupUnknown": "Il gruppo non esiste",
  "mall.groupTwice": "È già in questo gruppo",
  "mall.groupFull": "Il gruppo è al completo; ne apra un altro",
  "mall.groupClosed": "Il gruppo è finito; ne apra un altro",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Prodotto",
  mallPrice: "Prezzo online",
  groupPrice: "Prezzo di gruppo",
  size: "Persone",
  hours: "Tempo (ore)",
  pieces: "Pezzi",
  taken: "Presi",
  perBuyer: "A testa",
  startsAt: "Inizio",
  endsAt: "Fine",
  groupBuyStatus: "Stato",
  gatheringCount: "In corso",
  completeCount: "Completi",
  failedCount: "Non riusciti",
  createdBy: "Creato da",
  openedTime: "Aperto",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "Non avviato",
    scheduled: "In arrivo",
    running: "In corso",
    soldOut: "Esaurito",
    ended: "Terminato",
    stopped: "Fermato",
  },
  groupState: {
    gathering: "In corso",
    complete: "Completo",
    failed: "Non riuscito",
  },
  add: "Aggiungi acquisto di gruppo",
  edit: "Modifica acquisto di gruppo",
  start: "Avvia",
  startAsk: "Gli acquirenti potranno aprire gruppi nel periodo; prezzo, pezzi e periodo sono ricontrollati. Avviare?",
  running: "Già avviato",
  stop: "Ferma",
  stopAsk:
    "Niente nuovi gruppi; quelli aperti proseguono fino alla loro fine e rimborsano tutto se non riescono. Fermare?",
  notRunning: "Non avviato",
  groups: "Gruppi",
  places: "{{paid}} su {{size}} hanno pagato",
  until: "Fino al {{time}}",
  noGroups: "Nessuno ha ancora aperto un gruppo",
};
