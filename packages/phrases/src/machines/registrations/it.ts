import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "Importa distributori",
  "/shj/jqzc": "Registrare distributori",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "Primo numero distributore",
  lastNo: "Ultimo numero distributore",
  templateId: "Modello",
};

export const words: Translation<typeof zh.words> = {
  importHint:
    "Ogni riga registra un distributore nuovo; quelli esistenti non cambiano. Le postazioni si riconoscono per nome o numero. Un distributore riceve la sua chiave quando si installa.",
  verb: "Registra",
  next: "Avanti",
  previous: "Indietro",
  count: "{{n}} distributori",
  lastHint: "Vuoto per un solo distributore; altrimenti le cifre finali proseguono, al massimo 100 alla volta",
  nameHint: "Con più distributori ogni nome termina con il suo numero",
  templateHint: "Il modello deve essere per questo tipo di distributore",
  done: "{{n}} distributori registrati",
  once: "I codici di attivazione contengono i segreti e si vedono solo ora: li stampi, oppure faccia leggere a ogni distributore il proprio.",
  print: "Stampa i codici di attivazione",
  openMachine: "Vedere il distributore",
  openMachines: "Vedere i distributori non attivati",
  step: {
    machines: "Distributori",
    placement: "Postazione e modello",
    codes: "Codici di attivazione",
  },
};
