import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "Domaines métier",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "Voir les domaines métier",
  "mall.businessDomain.write":
    "Ajouter, modifier, activer, désactiver et supprimer des domaines métier, envoyer des fichiers de vérification",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "Saisissez un domaine tel que m.example.com, sans https:// ni chemin",
  "mall.domainTaken": "Ce domaine a déjà été ajouté",
  "mall.verifyFileName":
    "Le fichier de vérification doit être un fichier .txt dont le nom n’a que des lettres, chiffres, tirets et traits de soulignement",
  "mall.verifyFileContent": "Le fichier de vérification doit contenir au plus 1024 caractères simples",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "Domaine métier",
  verifyFile: "Fichier de vérification",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un domaine métier",
  edit: "Modifier le domaine métier",
  uploadFile: "Téléverser le fichier de vérification",
  pickFile: "Choisir un fichier",
  domainHint: "Faites d’abord pointer ce domaine vers ce système",
  fileHint: "Le fichier .txt de la plateforme du mini-programme ; une fois activé, il se trouve à la racine du domaine",
  keepHint: "Sans choix, le fichier reste tel quel",
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Activer ?",
  disableAsk: "Le fichier de vérification ne pourra plus être lu. Désactiver ?",
  needsFile: "Envoyez d’abord le fichier de vérification",
  status: {
    enabled: "Activé",
    disabled: "Désactivé",
    fileMissing: "Fichier manquant",
  },
};
