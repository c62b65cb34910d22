import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "Collegamento di terzi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "Vedere il collegamento di terzi",
  "system.docking.write": "Gestire il collegamento di terzi",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "Provare l’interfaccia",
  "system.docking.replay": "Inviare di nuovo",
  "system.apiKey.revoke": "Revocare la chiave",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "Inserisca un indirizzo https pubblico, senza porta né accesso",
  "system.dockingKey": "La chiave inizia con whsec_, seguito da 24-64 byte in Base64",
  "system.categoryPair": "Indichi categoria principale e sottocategoria",
  "system.dockingExists": "La configurazione interfaccia esiste già",
  "system.dockingDisabled": "Attivi prima l’interfaccia",
  "system.apiSignature": "La firma non è valida o è scaduta",
  "system.apiScope": "Questa chiave non consente la chiamata",
  "system.apiQuota": "Quota esaurita; riprovi tra {{seconds}} s",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "Interfaccia",
  interfaceUrl: "Indirizzo",
  parentCategory: "Categoria principale",
  childCategory: "Sottocategoria",
  parentCategoryId: "Categoria principale",
  childCategoryId: "Sottocategoria",
  interfaceKey: "Chiave",
  lastPush: "Ultimo messaggio",
  event: "Evento",
  events: "Eventi",
  withBelow: "Con gli esercenti subordinati",
  pushState: "Stato",
  attempts: "Tentativi",
  pushResult: "Esito",
  updatedTime: "Modificato",
  keyName: "Nome",
  apiKeyId: "Numero chiave",
  secret: "Segreto",
  scopes: "Consente",
  usedTime: "Ultima chiamata",
  keyState: "Stato",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi interfaccia",
  edit: "Modifica interfaccia",
  enabled: "Attiva",
  disabled: "Disattivata",
  enable: "Attiva",
  disable: "Disattiva",
  disableAsk: "Non si invia più nulla e i messaggi in attesa decadono. Disattivare?",
  test: "Prova",
  testSent: "Prova inviata; l’esito è nei messaggi",
  pushes: "Messaggi",
  replay: "Invia di nuovo",
  waits: "Questo messaggio è ancora in invio",
  keyHint: "Vuoto: la chiave viene creata; in modifica resta uguale",
  eventsHint: "Ciò che accade a questo esercente e, a scelta, ai subordinati. Nessuno: si inviano solo prove",
  keyOnce: "La chiave si mostra una sola volta; la conservi ora",
  push: {
    queued: "In attesa",
    delivered: "Consegnato",
    dead: "Non riuscito",
  },
  eventName: {
    "interface.test": "Prova",
    "order.paid": "Ordine pagato",
    "order.completed": "Ordine completato",
    "order.refunded": "Ordine rimborsato",
    "stock.low": "Scorta alla soglia di avviso",
    "stock.soldOut": "Canale esaurito",
    "machine.online": "Distributore online",
    "machine.offline": "Distributore offline",
    "machine.alarm": "Allarme di distributore",
  },
  apiKeys: "Chiavi API",
  addKey: "Aggiungi chiave",
  revoke: "Revoca",
  revokeAsk: "I programmi con questa chiave saranno rifiutati per sempre. Revocare?",
  valid: "Valida",
  revoked: "Revocata",
  scope: {
    "orders.read": "Leggere gli ordini",
    "products.read": "Leggere le categorie di prodotti",
    "movements.read": "Leggere i movimenti di magazzino",
    "machines.read": "Leggere i distributori",
    "members.read": "Leggere i soci",
    "dictionary.read": "Leggere il dizionario dati",
  },
};
