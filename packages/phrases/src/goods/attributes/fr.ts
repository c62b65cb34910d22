import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "Catégories de produits",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "Nom",
  parentCategory: "Niveau supérieur",
  categoryLevel: "Niveau",
  category: "Catégorie",
  products: "Produits",
  children: "Sous-niveaux",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "Les nôtres",
    library: "Catalogue de la plateforme",
  },
  kind: {
    category: "Catégories",
    brand: "Marques",
    flavour: "Goûts",
    specification: "Conditionnements",
    packaging: "Emballages",
  },
  add: "Ajouter",
  addChild: "Ajouter en dessous",
  rename: "Renommer",
  top: "Premier niveau",
  search: "Rechercher un nom",
  enable: "Activer",
  disable: "Désactiver",
  off: "Désactivé",
  deleteAsk: "Supprimer « {{name}} » ?",
  disableAsk:
    "Une fois « {{name}} » désactivé, les nouveaux produits ne pourront plus le choisir ; ceux qui le portent le gardent.",
  chooseCategory: "Les goûts, conditionnements et emballages dépendent d’une catégorie : choisissez-en une d’abord.",
  none: "Rien sous « {{kind}} » pour l’instant ; appuyez sur « Ajouter » pour commencer.",
  choose: "Choisissez une valeur à gauche",
  moved: "« {{name}} » a été déplacé",
  renamed: "Renommé en « {{name}} »",
  created: "« {{name}} » a été ajouté",
  keys: "Flèches pour naviguer, Entrée pour ouvrir, N pour ajouter, F2 pour renommer, Alt+↑↓ pour trier",
};
