import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Ajouter un rôle",
  "/xtgl#roles": "Rôles",
  "/xtgl/jsgl": "Rôles",
  "/xtgl/xzjs": "Ajouter un rôle",
  "/xtgl/bjjs": "Modifier le rôle",
  "/xtgl/jszyqx": "Autorisations du rôle",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "Voir",
  "access.role.write": "Ajouter, modifier, donner des autorisations",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Définir les autorisations",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "Vous ne pouvez pas accorder de rôles ni d’autorisations au-delà des vôtres",
  "access.roleUnknown": "Vérifiez les informations de l’employé ou les autorisations du rôle",
  "access.roleInUse": "{{count}} comptes ont ce rôle ; suppression impossible",
  "access.roleIsBase": "Ce rôle est géré par la plateforme et ne peut pas être modifié ici",
  "access.roleNameTaken": "Un rôle de ce nom existe déjà",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Code du rôle",
  name: "Nom du rôle",
  kind: "Type de rôle",
  description: "Description",
  permissionCount: "Autorisations",
  updatedAt: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  title: "Rôles",
  permissions: "Autorisations",
  kind: {
    web: "Web",
    app: "App",
  },
  platform: "Plateforme",
  all: "Toutes",
  effective: "Les changements de menu prennent effet sous 24 heures",
  beyond: "Vous n’avez pas cette autorisation et ne pouvez pas la donner",
  readOnly: "Vous pouvez seulement consulter ce rôle",
  fullRights: "L’administrateur de la plateforme a toutes les autorisations",
  chosen: "{{n}} autorisations choisies",
  switchedOff: "Désactivée",
  hiddenPage: "Masquée dans le menu",
  otherPages: "Autres",
  base: {
    platformAdmin: "Administrateur de la plateforme",
    operator: "Opérateur",
    merchantAdmin: "Administrateur du commerçant",
    childMerchantAdmin: "Administrateur de commerçant rattaché",
    agent: "Agent commercial",
    staff: "Employé",
    replenisher: "Approvisionneur",
    technician: "Technicien",
    pharmacist: "Pharmacien",
    doctor: "Médecin",
  },
  baseDescription: {
    platformAdmin: "Gère toute la plateforme",
    operator: "Aide à l’activité quotidienne de la plateforme",
    merchantAdmin: "Gère l’activité et les comptes d’un commerçant et des commerçants rattachés",
    childMerchantAdmin: "Gère l’activité quotidienne et les comptes d’un commerçant rattaché",
    agent: "Suit les distributeurs et commandes d’un agent commercial, et traite les anomalies",
    staff: "Activité quotidienne : distributeurs, canaux, commandes et membres",
    replenisher: "Réapprovisionne les distributeurs : canaux et stock",
    technician: "Dépanne les distributeurs : état et commandes à distance",
    pharmacist: "Pharmacien des armoires à médicaments : distributeurs, commandes et pharmaciens",
    doctor: "Consulte les commandes et les produits",
  },
};
