import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  name: "Accord",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Taille",
  time: "Ajouté le",
  published: "Publié le",
  status: "État",
  agreedBy: "Accepté par",
  state: {
    draft: "Brouillon",
    published: "En vigueur",
    stopped: "Arrêté",
  },
  preview: "Aperçu",
  publish: "Publier",
  publishConfirm:
    "Les comptes des hôtes configurés devront l’accepter à la prochaine connexion et l’accord précédent sera arrêté. Publier ?",
  stop: "Arrêter",
  stopConfirm: "Plus personne ne devra l’accepter. L’arrêter ?",
  records: "Acceptations",
  account: "Compte",
  person: "Nom",
  merchant: "Commerçant",
  acceptedAt: "Accepté le",
  address: "Adresse IP",
  upload: "Téléverser un accord",
  file: "Fichier PDF",
  fileHint: "PDF uniquement, 5 Mo au plus",
  choose: "Choisir un fichier",
  stored: "Téléversé. Empreintes :",
  back: "Retour aux accords",
} satisfies Translation<typeof zh>;
