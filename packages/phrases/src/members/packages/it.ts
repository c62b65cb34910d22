import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Pacchetti soci",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Vedere i pacchetti soci",
  "members.package.write": "Gestire i pacchetti soci",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "La durata va da 1 a {{limit}} mesi",
  "memberPackages.nameTaken": "L’esercente ha già un pacchetto con questo nome",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Pacchetto",
  packagePrice: "Prezzo",
  packagePeriod: "Mesi",
  rightsNote: "Vantaggi",
  packageStatus: "Stato",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Attivo",
    disabled: "Disattivato",
  },
  action: {
    add: "Aggiungi pacchetto",
    edit: "Modifica pacchetto",
    enable: "Attiva",
    disable: "Disattiva",
  },
  confirm: {
    enable: "Attivare questo pacchetto?",
    disable: "Disattivare questo pacchetto?",
  },
};
