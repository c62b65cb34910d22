import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "Centre de téléchargement",
    fileName: "Nom du fichier",
    fileType: "Type",
    state: "État",
    progress: "Progression",
    rows: "{{n}} lignes",
    fileSize: "Taille",
    uploader: "Créé par",
    uploadTime: "Créé le",
    expires: "Expire le",
    count: "Téléchargements",
    kind: {
      export: "Export",
      manual: "Manuel",
      tool: "Outil",
    },
    fileState: {
      queued: "En attente",
      running: "En cours",
      ready: "Prêt",
      failed: "Échec",
      expired: "Expiré",
    },
    notReady: "Le fichier n’est pas encore prêt",
    uploadTitle: "Téléverser un fichier",
    choose: "Choisir un fichier",
  },
} satisfies Translation<typeof zh>;
