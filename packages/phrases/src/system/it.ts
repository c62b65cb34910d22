import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "Centro download",
    fileName: "Nome file",
    fileType: "Tipo",
    state: "Stato",
    progress: "Avanzamento",
    rows: "{{n}} righe",
    fileSize: "Dimensione",
    uploader: "Creato da",
    uploadTime: "Creato il",
    expires: "Scade il",
    count: "Download",
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
  },
} satisfies Translation<typeof zh>;
