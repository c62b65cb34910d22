import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Stato dei distributori",
  "/shj/jqxq": "Distributore",
  "/shj/yyztcx": "Stato di vendita",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Vedere lo stato dei distributori",
  "machines.operation.read": "Vedere lo stato di vendita",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Porte",
  temperature: "Temperatura (°C)",
  humidity: "Umidità",
  lastHeartbeat: "Ultimo segnale",
  problem: "Da gestire",
  lostPerHour: "Perdita all’ora",
  salesCount: "Ordini di oggi",
  lackLaneCount: "Canali con scorta insufficiente",
  laneAlert: "Da rifornire",
  replenishTime: "Ultimo rifornimento",
  askedAt: "Richiesto il",
  answeredAt: "Risposta il",
  detail: "Esito",
  command: "Comando",
};

export const words: Translation<typeof zh.words> = {
  commands: "Registro dei comandi",
  log: "Vedere il registro",
  openAlarms: "Vedere gli allarmi",
  openLanes: "Vedere i canali",
  more: "{{n}} in tutto",
  lostHint: "Stima dal fatturato medio di quest’ora in 28 giorni e dalla quota di canali che non vendono",
  page: {
    tab: {
      live: "Panoramica",
      front: "Canali",
      curves: "Curve",
      history: "Cronologia",
      counters: "Contatori",
    },
    chooseHint: "Scelga prima un distributore, poi ne consulti i dettagli.",
    openPage: "Apri pagina del distributore",
    orders: "Ordini di oggi",
    openLanes: "Gestisci canali",
    openAlarms: "Allarmi aperti",
    feedbackCode: "Codice per segnalazioni",
    feedbackCodeHint:
      "Da attaccare al distributore: i clienti segnalano un problema e leggono la risposta nella stessa pagina. I messaggi compaiono nelle segnalazioni dei clienti.",
    silent: "Nessun dato: il distributore non ha comunicato di recente",
    days: "Ultimi {{n}} giorni",
    temperature: "Temperatura (℃)",
    low: "Minima",
    high: "Massima",
    humidity: "Umidità in %",
    traffic: "Traffico dati al giorno (MB)",
    doors: "Aperture porta al giorno",
    sampled: "Minima e massima di ogni ora, rilevate ogni 10 minuti",
    more: "Voci precedenti",
    nothing: "Ancora nessuna voce",
    all: "Tutto",
    noPoint: "tolto dalla sua postazione",
    toPoint: "a {{point}}",
    refilled: "{{n}} pezzi in {{lanes}} canali",
    by: "di {{who}}",
    until: "finito {{time}}",
    open: "in corso",
    cards: "SIM dati",
    kind: {
      registered: "Registrato",
      activated: "Attivato",
      decommissioned: "Dismesso",
      recommissioned: "Rimesso in servizio",
      moved: "Spostato",
      refill: "Rifornimento",
      alarm: "Allarme",
      command: "Comando",
      maintenance: "Manutenzione",
      software: "Aggiornamento software",
    },
    work: {
      open: "aperto",
      done: "concluso",
    },
    update: {
      waiting: "in attesa",
      sent: "inviato",
      done: "concluso",
      failed: "non riuscito",
      expired: "scaduto",
      skipped: "saltato",
    },
  },
  map: {
    list: "Elenco",
    map: "Mappa",
    label: "Mappa dei distributori",
    seen: "{{n}} distributori in quest’area",
    first: "Solo i primi {{n}}; ingrandisca la mappa per gli altri",
    unplaced: "{{n}} senza posizione, non sulla mappa",
    tone: {
      bad: "Offline o guasto",
      warning: "Da gestire",
      good: "In ordine",
      neutral: "Non attivato",
    },
  },
};
