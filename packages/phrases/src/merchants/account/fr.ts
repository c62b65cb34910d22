import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "Compte du marchand",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "Consulter",
  "merchants.account.write": "Modifier son marchand",
};

export const words: Translation<typeof zh.words> = {
  edit: "Modifier le compte",
  basics: "Informations",
  contact: "Contact",
  decided: "Défini par le marchand parent",
  collectsYes: "Encaissé par la plateforme",
  collectsNo: "Encaissement propre",
  maxPickupHint: "Au plus {{n}} codes de retrait valides à la fois",
  closeStore:
    "Ses distributeurs n’accepteront plus de nouveaux paiements par QR code ; les commandes dont le code est déjà affiché peuvent encore être payées et livrées. Fermer le magasin ?",
  openStore: "Rouvrir le magasin ?",
  settles: "règlement sur {{bank}} {{card}}",
  openedAt: "ouvert le {{time}}",
  noAccount: "Aucun ; il est inscrit dès qu’un prestataire a terminé le dossier",
};
