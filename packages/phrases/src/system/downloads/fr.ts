import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "Centre de téléchargement",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "Voir, télécharger",
  "system.download.upload": "Téléverser",
  "system.download.delete": "Supprimer",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "Supprimer un fichier",
  uploadFile: "Téléverser un fichier",
  rotate: "Changer la clé maîtresse",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "Le fichier n’existe pas",
  "system.fileExpired": "Le fichier a expiré",
  "system.fileTooLarge": "Le fichier ne peut pas dépasser {{limit}}",
  "system.fileKind": "Ce type de fichier n’est pas pris en charge",
  "system.exportRunning": "Le même export est déjà en cours",
  "system.tooManyExports":
    "{{limit}} de vos exports sont en attente ou en cours ; réessayez dès que l’un d’eux est terminé",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Nom du fichier",
  fileType: "Type",
  progress: "Progression",
  fileSize: "Taille",
  uploader: "Créé par",
  uploadTime: "Créé le",
  expires: "Expire le",
  count: "Téléchargements",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}} lignes",
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
};
