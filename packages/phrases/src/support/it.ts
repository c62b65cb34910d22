import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "Servizio clienti",
  "/shkf/wtfk": "Ticket",
  "/shkf/khfk": "Segnalazioni dei clienti",
  "/xtgl/wtfk": "Le mie segnalazioni",
  "/xtgl/cxwtfk": "Stato delle segnalazioni",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "Vedere i ticket",
  "support.ticket.handle": "Accettare, rispondere e risolvere i ticket",
  "support.customer.read": "Vedere le segnalazioni dei clienti",
  "support.customer.write": "Registrare le segnalazioni dei clienti e rispondere",
  "support.feedback.read": "Vedere le proprie segnalazioni",
  "support.feedback.write": "Inviare segnalazioni",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "Accettare",
  answer: "Rispondere",
  reply: "Aggiungere dettagli",
  resolve: "Risolvere",
  confirm: "Confermare la soluzione",
  merge: "Unire",
  mark: "Aggiungere alle domande frequenti",
  unmark: "Togliere dalle domande frequenti",
  escalate: "Aprire un ticket",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "Questo ticket non esiste",
  "support.orderUnknown": "Questo ordine non esiste o non è di questo distributore",
  "support.machineUnknown": "Questo distributore non esiste",
  "support.handlerUnknown": "Questa persona non esiste o non può accedere",
  "support.selectTickets": "Selezioni i dati su cui operare",
  "support.mergeUnfit": "Può accoglierlo solo un altro ticket aperto dello stesso esercente",
  "support.tooManyPictures": "Al massimo {{limit}} immagini",
  "support.pictureUnknown": "Questa immagine non c’è o è già usata; la carichi di nuovo",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "N. ticket",
  ticketTitle: "Titolo",
  problemType: "Tipo di problema",
  ticketContent: "Descrizione",
  ticketImages: "Immagini",
  ticketStatus: "Stato del ticket",
  ticketReply: "Risposta",
  ticketSource: "Origine",
  handler: "Responsabile",
  handlerId: "Responsabile",
  handleTime: "Gestito",
  answerDueAt: "Risposta entro",
  solveDueAt: "Soluzione entro",
  intoNo: "Ticket che lo accoglie",
  resolved: "Il problema è risolto",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "Non gestito",
    processing: "In lavorazione",
    timeout: "Scaduto",
    resolved: "Risolto",
    essence: "In evidenza",
    deleted: "Eliminato",
  },
  problem: {
    itemJammed: "Prodotto incastrato",
    dispensingTimeout: "Tempo di erogazione scaduto",
    payment: "Pagamento",
    refund: "Rimborso",
    machine: "Guasto del distributore",
    product: "Prodotto",
    member: "Soci",
    account: "Account",
    other: "Altro",
  },
  source: {
    console: "Utente",
    customer: "Cliente",
  },
  entry: {
    create: "Ha segnalato il problema",
    accept: "Accettato",
    assign: "Assegnato",
    answer: "Risposta",
    reply: "Aggiunto",
    resolve: "Risolto",
    confirm: "Soluzione confermata",
    merge: "Unito al ticket",
    absorb: "Ha accolto il ticket",
    expire: "Scaduto",
    mark: "Aggiunto alle domande frequenti",
    unmark: "Tolto dalle domande frequenti",
    escalate: "Convertito in ticket",
    delete: "Eliminato",
    restore: "Ripristinato",
  },
  action: {
    accept: "Accetta",
    answer: "Rispondi",
    resolve: "Risolvi",
    merge: "Unisci",
    mark: "Aggiungi alle domande frequenti",
    unmark: "Togli dalle domande frequenti",
    assign: "Assegna selezionati",
    restore: "Ripristina",
    report: "Aggiungi segnalazione",
    recordCustomer: "Aggiungi segnalazione di cliente",
    reply: "Aggiungi dettagli",
    confirm: "Conferma soluzione",
    escalate: "Apri un ticket",
    order: "Vedi l’ordine",
    refund: "Rimborsi",
    progress: "Vedi lo stato",
  },
  confirm: {
    accept: "Accettare questo ticket?",
    restore: "Ripristinare?",
    unmark: "Togliere dalle domande frequenti? La domanda verrà ritirata.",
    confirm: "Questo problema è risolto?",
    escalate: "Farne un ticket?",
  },
  hint: {
    everybody: "Tutti potranno leggerlo: non citi esercenti né clienti.",
    asQuestion: "Vedi la domanda frequente",
    waiting: "In attesa di chi ha segnalato: il tempo è fermo",
    clock: "Risposta entro 24 ore, soluzione entro 3 giorni; contano solo i giorni lavorativi cinesi",
    told: "Annotare qui ciò che è stato detto al cliente per telefono o SMS",
    platform: "Servizio clienti della piattaforma",
    phone: "Si trovano solo numeri interi",
  },
  section: {
    course: "Andamento",
    order: "Ordine",
    alarms: "Allarmi del distributore dal giorno prima",
    open: "aperto",
  },
};
