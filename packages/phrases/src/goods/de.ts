import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Produkte ansehen",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Das Produkt existiert nicht",
  "goods.chooseProduct": "Bitte ein Produkt wählen",
  "goods.purchaseAbovePrice": "Der Einkaufspreis darf den Produktpreis nicht übersteigen",
};
