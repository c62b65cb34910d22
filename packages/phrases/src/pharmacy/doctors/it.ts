import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "Medici",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "Vedere i medici",
  "pharmacy.doctor.write": "Aggiungere, modificare, attivare, eliminare medici",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "Il medico non esiste",
  "pharmacy.doctorTaken": "Questo numero di certificato è già registrato",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "Medico",
  doctorTitle: "Titolo",
  hospital: "Ospedale",
  certNo: "N. di abilitazione",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi medico",
  edit: "Modifica medico",
  disableAsk: "Disattivare questo medico?",
};
