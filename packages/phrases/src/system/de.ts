import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "Downloadcenter",
    fileName: "Dateiname",
    fileType: "Art",
    state: "Status",
    progress: "Fortschritt",
    rows: "{{n}} Zeilen",
    fileSize: "Größe",
    uploader: "Erstellt von",
    uploadTime: "Erstellt am",
    expires: "Läuft ab am",
    count: "Downloads",
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
  },
} satisfies Translation<typeof zh>;
