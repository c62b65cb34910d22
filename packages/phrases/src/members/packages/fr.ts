import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Formules de membre",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Voir les formules de membre",
  "members.package.write": "Gérer les formules de membre",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "La durée est de 1 à {{limit}} mois",
  "memberPackages.nameTaken": "Le commerçant a déjà une formule de ce nom",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Formule",
  packagePrice: "Prix",
  packagePeriod: "Mois",
  rightsNote: "Avantages",
  packageStatus: "État",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Activée",
    disabled: "Désactivée",
  },
  action: {
    add: "Ajouter une formule",
    edit: "Modifier la formule",
    enable: "Activer",
    disable: "Désactiver",
  },
  confirm: {
    enable: "Activer cette formule ?",
    disable: "Désactiver cette formule ?",
  },
};
