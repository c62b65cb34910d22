import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "Fonctions",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "L’autorisation d’une fonction intégrée ne peut être ni modifiée ni supprimée",
  "access.permissionGrouped": "Une autorisation choisie appartient déjà à une autre fonction",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "Nom de la fonction",
  funcCode: "Code de la fonction",
  permissions: "Autorisations",
  origin: "Origine",
  roleCount: "Rôles",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une fonction",
  editTitle: "Modifier la fonction",
  state: {
    on: "Activée",
    off: "Désactivée",
  },
  origin: {
    base: "Intégrée",
    own: "Personnalisée",
  },
  action: {
    enable: "Activer",
    disable: "Désactiver",
  },
  confirmEnable: "Activer cette fonction ?",
  confirmDisable:
    "Une fois « {{name}} » désactivée, ses appels sont refusés sous 5 secondes pour tous les rôles sauf l’administrateur de la plateforme ; les autorisations restent et reviennent à l’activation. Désactiver ?",
  hint: "Les fonctions regroupent des autorisations du système en actions attribuées aux rôles ; regrouper ne donne rien à personne. Les appels d’une fonction désactivée sont refusés sous 5 secondes pour tous sauf l’administrateur de la plateforme.",
};
