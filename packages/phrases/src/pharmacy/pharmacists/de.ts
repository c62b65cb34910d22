import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "Apotheker",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "Apotheker ansehen",
  "pharmacy.pharmacist.write": "Apotheker hinzufügen, bearbeiten, löschen, Dienst setzen",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "Den Apotheker gibt es nicht",
  "pharmacy.pharmacistTaken": "Benutzer ist bereits in der Liste",
  "pharmacy.certificateNotApproved": "Der Nachweis ist noch nicht genehmigt",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "Dienst",
};

export const words: Translation<typeof zh.words> = {
  add: "Apotheker hinzufügen",
  edit: "Apotheker bearbeiten",
  phoneWhole: "Ganze Nummer",
  state: {
    onDuty: "Im Dienst",
    offDuty: "Nicht im Dienst",
    suspended: "Ausgesetzt",
  },
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Diesen Apotheker in Dienst stellen?",
  disableAsk: "Diesen Apotheker aus dem Dienst nehmen?",
  defaultCertName: "Apothekerzulassung",
};
