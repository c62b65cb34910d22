import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "Variazioni dei prodotti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "Consultare",
  "machines.change.write": "Cambiare prezzi, annullare, reinviare",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "Applicare il modello",
  swap: "Sostituire il prodotto",
  undo: "Annullare la modifica",
  tellAgain: "Reinviare",
  dropRest: "Escludere gli altri distributori",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "Nessun canale cambierebbe",
  "changeSets.undoneAlready": "Questa modifica è già stata annullata",
  "changeSets.nothingWaiting": "Nessun distributore attende",
  "changeSets.templateChanged":
    "Il modello è stato modificato o eliminato dopo i primi distributori. Escludere gli altri e applicare di nuovo il modello",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N. canale",
  changeAction: "Modifica",
  oldPrice: "Vecchio prezzo di vendita",
  newPrice: "Nuovo prezzo di vendita",
  purchase: "Prezzo d’acquisto",
  batchNo: "Lotto",
  stock: "Scorta",
  syncState: "Stato al distributore",
  reason: "Motivo",
  updatedBy: "Modificato da",
  updatedTime: "Modificato il",
  askedTime: "Richiesto il",
  title: "Oggetto",
  kind: "Tipo",
  machines: "Distributori",
  lanes: "Canali",
  desired: "Desiderato",
  actual: "Al distributore",
  product: "Prodotto",
  target: "Dove",
  template: "Modello",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "Registro",
    sets: "Gruppi di modifiche",
    differing: "Canali diversi",
  },
  state: {
    pending: "In attesa",
    sent: "Inviato",
    confirmed: "Confermato",
    refused: "Rifiutato",
    expired: "Scaduto",
    replaced: "Sostituito",
  },
  action: {
    save: "Modificato",
    price: "Prezzo",
    refill: "Rifornito",
    stop: "Vendita sospesa",
    enable: "Attivato",
    reserve: "Solo ritiro",
    lock: "Bloccato",
    unlock: "Sbloccato",
    generate: "Generato",
    remove: "Rimosso",
    template: "Modello",
    add: "Prodotto aggiunto",
    swap: "Prodotto sostituito",
    undo: "Annullato",
  },
  targets: {
    machines: "Distributori scelti",
    template: "Distributori di un modello",
  },
  setPrice: "Cambia prezzi",
  undo: "Annulla",
  undoPrice: "Annulla il cambio di prezzo",
  undoConfirm: "Annullare questa modifica? I canali che nessuno ha cambiato dopo tornano com’erano.",
  undone: "{{lanes}} canali ripristinati, {{kept}} cambiati dopo restano",
  undoneTemplate:
    "Modello {{template}}: {{lanes}} canali hanno di nuovo il vecchio prezzo, {{kept}} cambiati dopo restano",
  retry: "Invia di nuovo",
  retried: "{{n}} canali inviati di nuovo",
  preview: "Anteprima",
  before: "Prima",
  after: "Dopo",
  gone: "Nessun canale",
  summary: "Cambiano {{lanes}} canali di {{machines}} distributori",
  stockOut: "{{n}} pezzi vanno tolti a mano",
  below: "{{n}} canali sotto il prezzo d’acquisto",
  unchanged: "Senza modifiche: {{machines}}",
  firstRows: "Sono mostrati i primi {{n}}",
  apply: "Modifica {{n}} canali",
  made: "Modificati {{lanes}} canali di {{machines}} distributori",
  restartAbout: "{{n}} distributori",
  progress: "{{done}} di {{all}} confermati",
  undoneAt: "Annullato",
  waiting: "Altri {{n}} distributori attendono",
  waitingHint: "Verifichi i primi distributori, poi applichi agli altri. L’annullamento li ripristina tutti",
  goOn: "Applica agli altri",
  dropRest: "Escludi gli altri",
  dropConfirm: "Lasciare gli altri distributori come sono? I primi mantengono il modello.",
  dropped: "{{n}} distributori esclusi",
  allStates: "Tutti",
  templateRequired: "Nome del modello obbligatorio",
};
