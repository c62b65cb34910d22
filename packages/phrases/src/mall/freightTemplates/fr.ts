import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "Modèles de frais de port",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "Voir les modèles de frais de port",
  "mall.freightTemplate.write": "Ajouter, modifier, activer, désactiver et supprimer des modèles de frais de port",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "Nombre entier de 1 à {{limit}}",
  "mall.freightRules": "Saisissez de 1 à {{limit}} règles",
  "mall.freightProvinceTwice":
    "Chaque province ne figure que dans une règle, et une seule règle vaut pour toutes les autres",
  "mall.freightInUse": "Utilisé actuellement : désactivez-le d’abord",
  "mall.regionNotServed": "Cette région n’est pas desservie",
  "mall.feeChanged": "Les frais de port ont changé : vérifiez-les et commandez à nouveau",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Nom du modèle",
  measure: "Calcul",
  rules: "Règles",
  provinces: "Régions",
  firstUnits: "Premiers",
  firstFee: "Premier tarif",
  nextUnits: "Chaque suivant",
  nextFee: "Tarif suivant",
  freeFrom: "Gratuit dès",
  inUse: "Utilisation",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un modèle",
  edit: "Modifier le modèle",
  addRule: "Ajouter une règle",
  removeRule: "Retirer la règle",
  elsewhere: "Toutes les autres régions",
  measures: {
    piece: "Pièces",
    weight: "Poids",
  },
  unit: {
    piece: "pièces",
    weight: "g",
  },
  use: {
    yes: "Utilisé",
    no: "Non utilisé",
  },
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Les envois sont alors facturés selon ce modèle, et le précédent est désactivé. Activer ?",
  disableAsk: "Le tarif fixe de la boutique vaut alors. Désactiver ?",
  summary: "Jusqu’à {{units}} {{unit}} {{fee}}, puis {{more}} par {{next}} {{unit}}",
  freeSummary: "gratuit dès {{amount}}",
  weightHint: "Selon le poids de chaque produit ; sans poids, il compte 0 g",
  noRuleHint: "Les régions sans règle ne sont pas desservies",
};
