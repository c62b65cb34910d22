import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "Téléverser des conditions",
  "/xtgl/ptxygl": "Conditions de la plateforme",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "Voir les conditions",
  "system.agreement.write": "Téléverser et publier des conditions",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "Publier",
  agree: "Accepter les conditions",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "Des comptes ont accepté ces conditions, elles ne peuvent être supprimées",
};

export const fields: Translation<typeof zh.fields> = {
  name: "Conditions",
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
    stopped: "Désactivées",
  },
  publish: "Publier",
  publishConfirm:
    "Les comptes des hôtes configurés devront les accepter à la prochaine connexion et les conditions précédentes seront désactivées. Publier ?",
  stop: "Désactiver",
  stopConfirm: "Plus personne ne devra les accepter. Les désactiver ?",
  records: "Acceptations",
  file: "Fichier PDF",
  fileHint: "PDF uniquement, 5 Mo au plus",
  choose: "Choisir un fichier",
  stored: "Téléversé. Empreintes :",
  back: "Retour aux conditions",
};
