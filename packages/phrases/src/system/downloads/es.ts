import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "Centro de descargas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "Ver, descargar",
  "system.download.upload": "Subir",
  "system.download.delete": "Eliminar",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "Eliminar archivo",
  uploadFile: "Subir archivo",
  rotate: "Cambiar clave maestra",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "El archivo no existe",
  "system.fileExpired": "El archivo ha caducado",
  "system.fileTooLarge": "El archivo no puede superar {{limit}}",
  "system.fileKind": "Este tipo de archivo no es compatible",
  "system.exportRunning": "Ya hay una exportación igual en curso",
  "system.tooManyExports":
    "Ya tiene {{limit}} exportaciones en espera o en curso; vuelva a exportar cuando termine una",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Nombre del archivo",
  fileType: "Tipo",
  progress: "Progreso",
  fileSize: "Tamaño",
  uploader: "Creado por",
  uploadTime: "Creado el",
  expires: "Caduca el",
  count: "Descargas",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}} filas",
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
};
