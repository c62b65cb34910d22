import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Autorisation commerçants",
  "/shgl/tdjqsq": "Autorisation équipes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "Voir les autorisations des commerçants",
  "machines.share.write": "Autoriser des commerçants",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "Le distributeur appartient déjà à ce commerçant ou à un niveau inférieur",
  "machines.otherTree": "Seuls les distributeurs du même commerçant principal peuvent être autorisés",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "Autorisé",
  authTime: "Autorisé le",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "Autorisation des commerçants",
  teamTitle: "Autorisation des équipes",
  chooseMerchant: "Choisissez un commerçant à gauche",
  chooseTeam: "Choisissez une équipe à gauche",
  noTeams: "Aucune équipe pour l’instant ; ajoutez-en d’abord une",
  state: {
    yes: "Autorisé",
    no: "Non autorisé",
  },
  grant: "Autoriser",
  revoke: "Retirer l’autorisation",
  revokeConfirm: "Retirer l’autorisation ?",
};
