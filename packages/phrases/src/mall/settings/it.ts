import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "Impostazioni del negozio online",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "Vedere le impostazioni del negozio online",
  "mall.setting.write": "Modificare le impostazioni del negozio online",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "Deve essere un intero da {{least}} a {{most}}",
  "mall.settingMalformed": "Questo valore non è valido",
  "mall.noWay": "La consegna o il ritiro deve restare attivo",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "Chiusura ordini non pagati (min)",
  delivery: "Consegna",
  deliveryFee: "Spese di consegna",
  freeFrom: "Consegna gratuita da",
  completeDays: "Completamento automatico (giorni)",
  pickup: "Ritiro",
  pickupDays: "Conservazione per il ritiro (giorni)",
  afterSaleDays: "Termine post-vendita (giorni)",
  reviews: "Recensioni",
  checkoutNotice: "Avviso prima dell’ordine",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "Ordine",
    delivery: "Consegna",
    pickup: "Ritiro",
    after: "Post-vendita e recensioni",
    notice: "Avvisi",
  },
  effect: {
    closeMinutes: "Un ordine non pagato si chiude e la sua scorta torna libera",
    delivery: "I clienti possono scegliere la consegna",
    deliveryFee: "Per ogni consegna finché nessun modello di spedizione è in uso",
    freeFrom: "Da questo importo la consegna è gratuita finché nessun modello di spedizione è in uso; vuoto: mai",
    completeDays: "Una consegna in corso vale come arrivata dopo questi giorni; 0: mai",
    pickup: "I clienti possono ritirare in un punto di ritiro",
    pickupDays: "Ciò che nessuno ritira viene rimborsato; 0: resta per sempre",
    afterSaleDays: "Dopo la ricezione i clienti possono chiedere il rimborso per questi giorni",
    reviews: "Spento, i clienti non scrivono né vedono recensioni",
    checkoutNotice: "Appare nella pagina dell’ordine; vuoto: nulla",
  },
  source: {
    platform: "Valore della piattaforma",
    parent: "Ereditato da {{name}}",
    own: "Impostato qui",
  },
  restore: "Eredita di nuovo",
  changed: "Modificato da {{name}}, {{time}}",
  search: "Cerca impostazioni",
  unsaved: "Ci sono modifiche non salvate",
  discard: "Scarta",
  undo: "Annulla",
};
