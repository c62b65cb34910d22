import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "Centro de descargas",
    fileName: "Nombre del archivo",
    fileType: "Tipo",
    state: "Estado",
    progress: "Progreso",
    rows: "{{n}} filas",
    fileSize: "Tamaño",
    uploader: "Creado por",
    uploadTime: "Creado el",
    expires: "Caduca el",
    count: "Descargas",
    kind: {
      export: "Exportación",
      manual: "Manual",
      tool: "Herramienta",
    },
    fileState: {
      queued: "En cola",
      running: "En curso",
      ready: "Listo",
      failed: "Fallido",
      expired: "Caducado",
    },
    notReady: "El archivo aún no está listo",
    uploadTitle: "Subir un archivo",
    choose: "Elegir un archivo",
  },
} satisfies Translation<typeof zh>;
