import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "Farmacisti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "Vedere i farmacisti",
  "pharmacy.pharmacist.write": "Aggiungere, modificare, eliminare farmacisti, impostare il servizio",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "Il farmacista non esiste",
  "pharmacy.pharmacistTaken": "Utente già nell’elenco",
  "pharmacy.certificateNotApproved": "Il certificato non è ancora approvato",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "Servizio",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi farmacista",
  edit: "Modifica farmacista",
  phoneWhole: "Numero completo",
  state: {
    onDuty: "In servizio",
    offDuty: "Fuori servizio",
    suspended: "Sospeso",
  },
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Mettere in servizio questo farmacista?",
  disableAsk: "Togliere dal servizio questo farmacista?",
  defaultCertName: "Iscrizione da farmacista",
};
