import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "Visite di oggi",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "Rifornire un canale dal telefono",
  emptyLane: "Togliere prodotti dal telefono",
  collectCash: "Ritirare i contanti",
  takePhoto: "Fotografare un distributore",
  reportFault: "Segnalare un guasto sul posto",
  setCost: "Impostare il costo di una visita",
  finishVisit: "Terminare una visita",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld":
    "Questo registro ha più di {{days}} giorni e non si contabilizza più: fare l’inventario del distributore",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "Operazione",
  pieces: "Pezzi",
  rest: "Differenza",
  unbooked: "Manca in borsa",
  bagNo: "N. busta contanti",
  expected: "Attesi",
  counted: "Contati",
  laneNo: "N. canale",
  actTime: "Ora",
  note: "Nota",
  picture: "Foto",
  replenisher: "Addetto al rifornimento",
  place: "Ordine di visita",
  gain: "Guadagno con visita oggi",
  stockOut: "Esaurito",
  spoil: "Prossimo alla scadenza",
  fault: "Guasto",
  cash: "Contanti",
  emptyDays: "Primo canale esaurito",
  routeId: "Giro",
  visitCost: "Costo di una visita (yuan)",
  dueCount: "Da visitare oggi",
  way: "Percorso (in linea d’aria)",
};

export const words: Translation<typeof zh.words> = {
  acts: "Registro sul posto",
  onlyDiffering: "Solo differenze",
  act: {
    fillLane: "Inserito",
    emptyLane: "Tolto",
    collectCash: "Contanti ritirati",
    takePhoto: "Foto scattata",
    reportFault: "Guasto segnalato",
    finishVisit: "Terminato",
  },
  canWait: "Può attendere",
  today: "Oggi",
  tomorrow: "Domani",
  inDays: "Tra {{days}} giorni",
  machines: "{{n}} distributori",
  km: "{{km}} km",
  selectDue: "Seleziona le visite di oggi",
  make: "Crea ordini di rifornimento",
  hasOrder: "Ha già un ordine di rifornimento",
  keepCost: "Salva come costo abituale",
  ofOther:
    "Questo giro appartiene a {{merchant}} e la sua borsa serve solo quell’esercente: lasci che il suo personale crei gli ordini di rifornimento, oppure scelga un magazzino o una borsa del proprio esercente.",
  usualCost: "Costo abituale attuale: {{money}}",
  dueFrom: "Dovuta da {{money}}: aspettare rimanda anche la visita successiva, e al di sotto aspettare costa meno",
  how: "Previsione dei prossimi due giorni dalla domanda reale di ogni canale in 28 giorni (tolto il tempo in cui era esaurito, pesata per giorno della settimana). Gli importi sono il margine, il costo delle merci prossime alla scadenza e il rischio sui contanti, persi senza una visita oggi. Un distributore va visitato quando aspettare perde più di quanto risparmia in visite, secondo il ritmo più economico per quel distributore.",
};
