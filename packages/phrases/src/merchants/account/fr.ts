import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "Compte du commerçant",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "Consulter",
  "merchants.account.write": "Modifier son propre commerçant",
};

export const words: Translation<typeof zh.words> = {
  edit: "Modifier le compte du commerçant",
  basics: "Informations",
  contact: "Contact",
  decided: "Défini par le commerçant supérieur",
  collectsYes: "Encaissement par la plateforme",
  collectsNo: "Encaissement propre",
  maxPickupHint: "Au plus {{n}} codes de retrait valides à la fois",
  closeStore:
    "Ses distributeurs n’accepteront plus de nouveaux paiements par QR code ; les commandes dont le code est déjà affiché peuvent encore être payées et distribuées. Fermer la boutique ?",
  openStore: "Rouvrir la boutique ?",
  settles: "règlement sur {{bank}} {{card}}",
  openedAt: "ouvert le {{time}}",
  noAccount: "Aucun ; il est inscrit dès qu’un prestataire a terminé le dossier",
};
