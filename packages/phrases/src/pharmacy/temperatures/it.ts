import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "Registro delle temperature",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "Vedere il registro delle temperature",
  "pharmacy.temperature.decide": "Decidere sui lotti di farmaci dopo escursioni termiche",
  "pharmacy.inspection.export": "Esportare il fascicolo d’ispezione",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "Rilasciare dopo escursione",
  "pharmacy.temperature.withdraw": "Mettere in quarantena dopo escursione",
  "pharmacy.temperature.destroy": "Chiedere la distruzione",
  "pharmacy.temperature.confirm": "Confermare la distruzione",
  "pharmacy.temperature.decline": "Annullare la distruzione",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "Questo lotto non ha tale escursione termica",
  "pharmacy.secondPerson": "La distruzione va confermata da un’altra persona",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "Temperatura attuale",
  readTime: "Letta alle",
  range: "Intervallo 24 ore",
  condition: "Stato",
  undecided: "Lotti da decidere",
  reason: "Motivo",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "Fuori dai limiti",
    undecided: "Con lotti da decidere",
    silent: "Senza misura",
    kept: "Nei limiti",
  },
  exposureState: {
    open: "Da decidere",
    released: "Rilasciato",
    withdrawn: "In quarantena",
    destroying: "Distruzione da confermare",
    destroyed: "Distrutto",
  },
  decision: {
    release: "Rilasciare",
    withdraw: "Mettere in quarantena",
    destroy: "Chiedere la distruzione",
    confirm: "Confermare la distruzione",
    decline: "Annullare",
  },
  kept: {
    room: "Ambiente",
    cool: "Fresco",
    cold: "Refrigerato",
  },
  open: "Vedere la curva",
  lowest: "Minima",
  highest: "Massima",
  limit: "Limite",
  lasting: "Ancora in corso",
  until: "{{from}} – {{to}}",
  noPoints: "Nessuna misura in questi giorni",
  noExcursions: "Nessuna escursione termica in questi giorni",
  unnamed: "Lotto non registrato",
  lanes: "Canale {{lanes}}",
  pieces: "Pezzi",
  batch: "Lotto di farmaci",
  state: "Decisione",
  withdrawHint: "Ogni canale di questo distributore che contiene il lotto si ferma.",
  destroyHint: "Un’altra persona conferma la distruzione.",
  binder: {
    title: "Fascicolo d’ispezione",
    period: "Periodo",
    hint: "Un file Excel: certificati e regole di vendita, temperature, controlli di conservazione, scadenze, vendite per codice di tracciabilità",
    allMachines: "Vuoto: tutti i distributori",
    rules: "Regole di vendita",
    excursions: "Escursioni",
    sales: "Vendite per codice",
    holder: "Titolare",
    mean: "Media",
    from: "Inizio",
    to: "Fine",
    proposer: "Distruzione chiesta da",
    decider: "Deciso da",
    decided: "Deciso il",
  },
};
