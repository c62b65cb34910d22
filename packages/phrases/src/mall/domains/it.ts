import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "Domini aziendali",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "Vedere i domini aziendali",
  "mall.businessDomain.write":
    "Aggiungere, modificare, attivare, disattivare ed eliminare domini aziendali, caricare file di verifica",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "Inserisca un dominio come m.example.com, senza https:// né percorso",
  "mall.domainTaken": "Questo dominio è già stato aggiunto",
  "mall.verifyFileName":
    "Il file di verifica deve essere un .txt il cui nome ha solo lettere, cifre, trattini e trattini bassi",
  "mall.verifyFileContent": "Il file di verifica deve contenere al massimo 1024 caratteri semplici",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "Dominio aziendale",
  verifyFile: "File di verifica",
  updatedTime: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi dominio aziendale",
  edit: "Modifica dominio aziendale",
  uploadFile: "Carica file di verifica",
  pickFile: "Scegli un file",
  domainHint: "Prima faccia puntare questo dominio a questo sistema",
  fileHint: "Il file .txt della piattaforma del mini-programma; se attivo, è alla radice del dominio",
  keepHint: "Senza scelta il file resta com’è",
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Attivare?",
  disableAsk: "Il file di verifica non sarà più leggibile. Disattivare?",
  needsFile: "Carichi prima il file di verifica",
  status: {
    enabled: "Attivato",
    disabled: "Disattivato",
    fileMissing: "File mancante",
  },
};
