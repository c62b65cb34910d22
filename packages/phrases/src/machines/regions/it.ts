import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "Zone geografiche",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "Vedere le zone",
  "machines.region.write": "Gestire le zone",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "La zona non esiste",
  "regions.nameTaken": "Questo nome esiste già allo stesso livello",
  "regions.provinceUnknown": "Il primo livello accetta solo province della mappa, con il loro nome breve",
  "regions.tooDeep": "Al massimo {{limit}} livelli",
  "regions.inUse": "La zona ha {{children}} voci e {{points}} postazioni e non si può eliminare",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "Nome",
  points: "Postazioni",
  children: "Livelli inferiori",
  level: "Livello",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi provincia",
  addChild: "Aggiungi sotto",
  rename: "Rinomina",
  search: "Cerca per nome",
  keys: "Le frecce spostano, Invio apre, N aggiunge sotto, F2 rinomina, Alt+↑↓ ordina",
  none: "Ancora nessuna zona; inizi con “Aggiungi provincia”.",
  choose: "Scelga una voce a sinistra",
  level: {
    "1": "Provincia",
    "2": "Città",
    "3": "Distretto",
  },
  created: "“{{name}}” aggiunto",
  renamed: "Rinominato in “{{name}}”",
  deleteAsk: "Eliminare “{{name}}”?",
};
