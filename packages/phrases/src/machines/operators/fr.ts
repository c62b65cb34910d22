import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "Exploitants",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "Voir les exploitants",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "L’utilisateur est déjà dans la liste",
  "operators.checkStaff": "Vérifiez les informations ou les droits du collaborateur",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "Machines",
  salesAmount: "Ventes sur 30 jours",
  salesOrders: "Commandes sur 30 jours",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un exploitant",
  edit: "Modifier l’exploitant",
  state: {
    yes: "Actif",
    no: "Arrêté",
  },
  assign: "Affecter",
  machines: "Machines",
  throughTeams: "{{n}} par équipe",
  accountHint: "Compte d’un utilisateur ordinaire",
};
