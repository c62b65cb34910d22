import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "Réglages des distributeurs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "Voir",
  "machines.config.write": "Régler",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "Régler les options",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "Choisissez au moins un réglage à modifier",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "Connexion",
  updatedTime: "Modifié le",
  categoryIds: "Ordre des catégories",
};

export const words: Translation<typeof zh.words> = {
  set: "Régler",
  setMany: "Régler la sélection",
  on: "Activé",
  off: "Désactivé",
  keep: "Inchangé",
  done: "{{n}} distributeurs réglés, dont {{changed}} modifiés",
  hint: "Prend effet au prochain démarrage du distributeur",
  orderHint: "Affichées dans l’ordre du choix ; les catégories non choisies suivent",
};
