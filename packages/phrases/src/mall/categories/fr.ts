import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "Catégories de la boutique en ligne",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "Voir les catégories de la boutique en ligne",
  "mall.category.write":
    "Ajouter, modifier, déplacer et supprimer les catégories de la boutique en ligne, y classer les produits",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "Classer",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "Une catégorie porte déjà ce nom",
  "mall.categoryLevels": "Les catégories ont au plus {{limit}} niveaux",
  "mall.categoryHasChildren": "{{n}} catégories sont dessous ; déplacez-les ou supprimez-les d’abord",
  "mall.tooManyCategories": "Au plus {{limit}} catégories",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "Catégorie",
  categoryName: "Nom de la catégorie",
  parentId: "Catégorie supérieure",
  icon: "Icône",
  shown: "Affichée",
  mallProductIds: "Produits",
  mallPrice: "Prix de vente",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une catégorie",
  addBelow: "Ajouter dessous",
  edit: "Modifier la catégorie",
  assign: "Classer des produits",
  takeOut: "Retirer",
  search: "Rechercher une catégorie",
  keys: "Alt+Haut/Bas déplace, F2 modifie, N ajoute dessous",
  none: "Pas encore de catégorie ; la boutique suit celles du catalogue",
  noProducts: "Aucun produit dans cette catégorie",
  hidden: "Masquée",
  deleteAsk: "Supprimer {{name}} ? Ses produits n’auront plus de catégorie dans la boutique en ligne",
};
