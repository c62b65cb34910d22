import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "Centro download",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "Vedere, scaricare",
  "system.download.upload": "Caricare",
  "system.download.delete": "Eliminare",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "Eliminare un file",
  uploadFile: "Caricare un file",
  rotate: "Cambiare la chiave master",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "Il file non esiste",
  "system.fileExpired": "Il file è scaduto",
  "system.fileTooLarge": "Il file non può superare {{limit}}",
  "system.fileKind": "Questo tipo di file non è supportato",
  "system.exportRunning": "La stessa esportazione è già in corso",
  "system.tooManyExports": "{{limit}} delle sue esportazioni sono in attesa o in corso; riprovi quando una è terminata",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Nome file",
  fileType: "Tipo",
  progress: "Avanzamento",
  fileSize: "Dimensione",
  uploader: "Creato da",
  uploadTime: "Creato il",
  expires: "Scade il",
  count: "Download",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}} righe",
  kind: {
    export: "Esportazione",
    manual: "Manuale",
    tool: "Strumento",
  },
  fileState: {
    queued: "In coda",
    running: "In corso",
    ready: "Pronto",
    failed: "Non riuscito",
    expired: "Scaduto",
  },
  notReady: "Il file non è ancora pronto",
  uploadTitle: "Carica un file",
  choose: "Scegli un file",
};
