import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "Scadenza dei farmaci",
  "/ypgl/yppc": "Lotti di farmaci",
  "/ypgl/ypyh": "Controlli di conservazione",
  "/ypgl/zksp": "Prodotti in scorta",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "Vedere i lotti di farmaci e la scadenza",
  "pharmacy.batch.write": "Gestire i lotti di farmaci, assegnarli ai canali e richiamarli",
  "pharmacy.upkeep.read": "Vedere i controlli di conservazione",
  "pharmacy.upkeep.write": "Registrare controlli di conservazione",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "Assegnare un lotto a un canale",
  recall: "Richiamare un lotto",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "Il lotto non esiste",
  "pharmacy.batchTaken": "Il farmaco ha già questo lotto",
  "pharmacy.batchRecalled": "Questo lotto è richiamato e non si vende",
  "pharmacy.batchExpired": "Questo lotto è scaduto e non si vende",
  "pharmacy.batchInUse":
    "{{stock}} pezzi nei canali e nei magazzini, {{checks}} controlli, o richiamato: non si elimina",
  "pharmacy.batchSold": "Del lotto sono stati venduti {{sold}} pezzi: non si elimina",
  "pharmacy.batchCoded": "Il lotto ha {{codes}} codici di tracciabilità: prima vanno eliminati",
  "pharmacy.productionInFuture": "La data di produzione è nel futuro",
  "pharmacy.offShelf": "Questo farmaco è fuori scaffale",
  "pharmacy.classNotAllowed": "Un distributore non può vendere farmaci di questa classe",
  "pharmacy.laneOther": "Questo canale non contiene il farmaco",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "Farmaco",
  batchNo: "Lotto",
  productionDate: "Produzione",
  shelfLifeDate: "Scade il",
  daysToExpiry: "Giorni rimasti",
  batchQty: "Quantità del lotto",
  batchState: "Stato del lotto",
  stock: "Scorta",
  laneNo: "Canale",
  place: "Luogo",
  warehouseName: "Magazzino",
  laneStatus: "Stato del canale",
  value: "Valore",
  manufacturer: "Produttore",
  maintainContent: "Cosa è stato controllato",
  maintainResult: "Esito",
  maintainer: "Controllato da",
  maintainTime: "Controllato il",
  lastCheckTime: "Ultimo controllo",
  everyDays: "Intervallo (giorni)",
  dueDay: "Da fare il",
  machines: "Distributori",
  reason: "Motivo del richiamo",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "Buono",
    near: "In scadenza",
    expired: "Scaduto",
    recalled: "Richiamato",
  },
  unknownBatch: "Lotto sconosciuto",
  result: {
    sound: "Conforme",
    watched: "Da osservare",
    unsound: "Non conforme",
  },
  step: {
    over: "Scaduto o richiamato",
    "30": "Entro 30 giorni",
    "60": "Entro 60 giorni",
    "90": "Entro 90 giorni",
  },
  left: "{{n}} giorni rimasti",
  writeOff: "Scarto",
  past: "scaduto da {{n}} giorni",
  sum: "{{places}} luoghi · {{pieces}} pezzi · {{value}}",
  add: "Aggiungi lotto",
  edit: "Modifica lotto",
  places: "Dove si trova",
  placesOf: "Lotto {{batchNo}}",
  assign: "Contiene questo lotto",
  holds: "Questo lotto",
  waits: "Attende il distributore",
  confirmed: "Confermato dal distributore",
  noPlaces: "Nessun canale contiene questo farmaco",
  recall: "Richiama",
  recallTitle: "Richiama il lotto",
  recallHint: "Non se ne vende più nulla e ogni canale che lo contiene si ferma. Un richiamo è definitivo.",
  recallDone: "Richiamato: {{machines}} distributori, {{lanes}} canali, {{pieces}} pezzi",
  upkeepShown: {
    due: "In scadenza",
    records: "Registrazioni",
  },
  overdue: "In ritardo di {{n}} giorni",
  notYetDue: "Ancora {{n}} giorni",
  check: "Registrare controllo",
  neverChecked: "Mai",
  upkeepAdd: "Aggiungi controllo",
  wholeBatch: "Tutto il lotto",
};
