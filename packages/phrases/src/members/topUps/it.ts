import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "Offerte di ricarica",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "Vedere le offerte di ricarica",
  "members.topUp.write": "Gestire le offerte di ricarica",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "Indichi da 1 a {{limit}} fasce",
  "topUps.tierTwice": "Ogni importo di ricarica compare una volta",
  "topUps.over": "L’offerta è terminata; prima modifichi le date",
  "topUps.isRunning": "L’offerta è in corso; la fermi prima di eliminarla",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "Offerta",
  areas: "Aree",
  areaIds: "Aree",
  activityTime: "Periodo",
  fromDay: "Periodo",
  toDay: "Periodo",
  tiers: "Fasce",
  rechargeAmount: "Importo della ricarica",
  giftAmount: "Importo omaggio",
  activityStatus: "Stato",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "In corso",
    stopped: "Ferma",
  },
  action: {
    add: "Aggiungi offerta",
    edit: "Modifica offerta",
    start: "Avvia",
    stop: "Ferma",
    addTier: "Aggiungi fascia",
    removeTier: "Togli fascia",
  },
  confirm: {
    start: "Attivare questa promozione?",
    stop: "Disattivare questa promozione?",
  },
  hint: {
    allAreas: "Nessuna: tutte le aree",
    all: "Tutte le aree",
    rule: "{{gift}} su {{recharge}}",
    gets: "“{{name}}” aggiunge {{gift}}",
    runs: "In corso: {{rules}}",
    levels: "Gli sconti per livello socio si impostano nelle campagne",
  },
};
