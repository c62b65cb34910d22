import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "Mes équipes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "Voir les équipes",
  "machines.team.write": "Gérer les équipes",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "Ajouter un membre",
  removeMember: "Retirer un membre",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "L’équipe n’existe pas",
  "teams.nameTaken": "Une équipe porte déjà ce nom",
  "teams.alreadyMember": "L’utilisateur est déjà dans la liste",
  "teams.checkStaff": "Vérifiez les informations de l’employé ou les autorisations du rôle",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "Équipe",
  memberNum: "Membres",
  addedTime: "Ajouté le",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une équipe",
  edit: "Modifier l’équipe",
  addMember: "Ajouter un membre",
  removeMember: "Retirer le membre",
  removeMemberConfirm: "Le membre perd les distributeurs de cette équipe. Retirer ?",
  accountHint: "Compte d’un utilisateur ordinaire",
};
