import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "Aree tessere",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "Vedere le aree delle tessere socio",
  "members.area.write": "Gestire le aree delle tessere socio e i dipendenti",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "Impostare l’area",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "L’area non esiste o non è gestita da Lei",
  "cardAreas.nameTaken": "Questo nome esiste già allo stesso livello",
  "cardAreas.tooDeep": "Al massimo {{limit}} livelli",
  "cardAreas.inUse": "L’area ha {{children}} sottoaree e {{cards}} tessere; non si può eliminare",
  "cardAreas.staffLast":
    "{{n}} persone appartengono solo a quest’area e senza di essa gestirebbero tutte le tessere; prima rimuoverle o assegnarle altrove",
  "cardAreas.ownLimit":
    "Chi è limitato ad aree non può togliere l’ultimo limite di una persona; rivolgersi a chi non ha limiti",
  "cardAreas.beyondOwn": "Vale oltre le sue aree; rivolgersi a chi non ha limiti",
  "cardAreas.staffTaken": "L’utente è già nell’elenco",
  "cardAreas.staffUnfit": "Controlli il dipendente o l’autorizzazione del ruolo",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "Area",
  level: "Livello",
  children: "Sottoaree",
  cardCount: "Tessere socio",
  staff: "Dipendenti",
  userId: "Dipendente",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi area",
  addChild: "Aggiungi sotto",
  rename: "Rinomina",
  assign: "Assegna dipendente",
  search: "Cerca area",
  keys: "Frecce: spostare, Invio: aprire, N: aggiungere, F2: rinominare",
  none: "Ancora nessuna area; prema “Nuova area”.",
  choose: "Scelga un’area a sinistra",
  noStaff: "Nessuno assegnato",
  limited: "Chi è assegnato gestisce solo le tessere di quest’area e delle sottoaree",
  removeStaff: "Rimuovi",
  removeStaffAsk: "Rimuovere questa persona?",
  created: "“{{name}}” aggiunta",
  renamed: "Rinominata in “{{name}}”",
};
