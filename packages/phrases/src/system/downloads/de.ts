import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "Downloadcenter",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "Ansehen, herunterladen",
  "system.download.upload": "Hochladen",
  "system.download.delete": "Löschen",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "Datei löschen",
  uploadFile: "Datei hochladen",
  rotate: "Hauptschlüssel wechseln",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "Die Datei existiert nicht",
  "system.fileExpired": "Die Datei ist abgelaufen",
  "system.fileTooLarge": "Die Datei darf {{limit}} nicht überschreiten",
  "system.fileKind": "Dieser Dateityp wird nicht unterstützt",
  "system.exportRunning": "Derselbe Export läuft bereits",
  "system.tooManyExports":
    "{{limit}} Ihrer Exporte warten oder laufen; exportieren Sie erneut, sobald einer fertig ist",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Dateiname",
  fileType: "Art",
  progress: "Fortschritt",
  fileSize: "Größe",
  uploader: "Erstellt von",
  uploadTime: "Erstellt am",
  expires: "Läuft ab am",
  count: "Downloads",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}} Zeilen",
  kind: {
    export: "Export",
    manual: "Handbuch",
    tool: "Werkzeug",
  },
  fileState: {
    queued: "Wartet",
    running: "Läuft",
    ready: "Bereit",
    failed: "Fehlgeschlagen",
    expired: "Abgelaufen",
  },
  notReady: "Die Datei ist noch nicht fertig",
  uploadTitle: "Datei hochladen",
  choose: "Datei wählen",
};
