import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "Impostazioni dei distributori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "Vedere",
  "machines.config.write": "Impostare",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "Impostare le opzioni",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "Scelga almeno un’impostazione da cambiare",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "Connessione",
  updatedTime: "Modificato il",
  categoryIds: "Ordine delle categorie",
};

export const words: Translation<typeof zh.words> = {
  set: "Imposta",
  setMany: "Imposta più",
  on: "Sì",
  off: "No",
  keep: "Invariato",
  done: "{{n}} distributori impostati, {{changed}} modificati",
  hint: "Vale dal prossimo avvio del distributore",
  orderHint: "Mostrate nell’ordine di scelta; le categorie non scelte seguono",
};
