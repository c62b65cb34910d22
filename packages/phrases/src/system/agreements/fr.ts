import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "Téléverser un accord",
  "/xtgl/ptxygl": "Accords de la plateforme",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "Voir les accords",
  "system.agreement.write": "Téléverser et publier des accords",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "Publier",
  agree: "Accepter",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "Des comptes ont accepté cet accord, il ne peut être supprimé",
};

export const fields: Translation<typeof zh.fields> = {
  name: "Accord",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Taille",
  time: "Ajouté le",
  published: "Publié le",
  status: "État",
  agreedBy: "Accepté par",
  person: "Nom",
  merchant: "Commerçant",
  acceptedAt: "Accepté le",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Brouillon",
    published: "En vigueur",
    stopped: "Arrêté",
  },
  preview: "Aperçu",
  publish: "Publier",
  publishConfirm:
    "Les comptes des hôtes configurés devront l’accepter à la prochaine connexion et l’accord précédent sera arrêté. Publier ?",
  stop: "Arrêter",
  stopConfirm: "Plus personne ne devra l’accepter. L’arrêter ?",
  records: "Acceptations",
  file: "Fichier PDF",
  fileHint: "PDF uniquement, 5 Mo au plus",
  choose: "Choisir un fichier",
  stored: "Téléversé. Empreintes :",
  back: "Retour aux accords",
};
