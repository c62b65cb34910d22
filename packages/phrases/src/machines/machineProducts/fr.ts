import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "Produits des distributeurs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "Voir",
  "machines.product.write": "Ajouter, remplacer et retirer des produits",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "Un produit ne peut pas se remplacer lui-même",
  "machineProducts.laneCountOutOfRange": "Le nombre de canaux est un entier de 1 à {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "Canaux",
  stock: "Stock",
  lanePrice: "Prix",
  purchase: "Prix d’achat",
  product: "Produit",
  oldProduct: "Produit à remplacer",
  newProduct: "Nouveau produit",
  machines: "Distributeurs",
  addedLanes: "Canaux libres par distributeur",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Ajouter un produit",
    swap: "Remplacer le produit",
    remove: "Retirer le produit",
  },
  openLanes: "Voir les canaux",
  removeOne: "Retirer",
  ownPriceAny: "Vide : le prix propre du produit",
};
