import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Vedere i prodotti",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Il prodotto non esiste",
  "goods.chooseProduct": "Scegliere un prodotto",
  "goods.purchaseAbovePrice": "Il prezzo d’acquisto non può superare il prezzo del prodotto",
};
