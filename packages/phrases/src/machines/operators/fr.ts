import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "Opérateurs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "Voir les opérateurs",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "L’utilisateur est déjà dans la liste",
  "operators.checkStaff": "Vérifiez les informations de l’employé ou les autorisations du rôle",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "Distributeurs",
  salesAmount: "Chiffre d’affaires, 30 jours",
  salesOrders: "Commandes sur 30 jours",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un opérateur",
  edit: "Modifier l’opérateur",
  state: {
    yes: "Activé",
    no: "Désactivé",
  },
  assign: "Affecter",
  machines: "Distributeurs",
  throughTeams: "{{n}} par équipe",
  accountHint: "Compte d’un utilisateur ordinaire",
};
