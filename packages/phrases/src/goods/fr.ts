import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Voir les produits",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Le produit n’existe pas",
  "goods.chooseProduct": "Choisissez un produit",
  "goods.purchaseAbovePrice": "Le prix d’achat ne peut pas dépasser le prix de vente",
};
