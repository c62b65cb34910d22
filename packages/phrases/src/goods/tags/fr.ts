import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "Étiquettes des produits",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "Gérer les étiquettes des produits",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "Icône",
  tagName: "Nom de l’étiquette",
  tagPriority: "Priorité",
  productCount: "Produits",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une étiquette",
  edit: "Modifier l’étiquette",
  products: "Voir les produits",
  priorityHint: "Le plus petit nombre s’affiche en premier",
  deleteAsk: "Supprimer l’étiquette « {{name}} » ? {{n}} produits ne la porteront plus.",
};
