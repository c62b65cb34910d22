import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "Productos en máquinas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "Ver",
  "machines.product.write": "Añadir, sustituir y quitar productos",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "Un producto no puede sustituirse a sí mismo",
  "machineProducts.laneCountOutOfRange": "El número de carriles es un entero de 1 a {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "Carriles",
  stock: "Existencias",
  lanePrice: "Precio",
  purchase: "Precio de compra",
  product: "Producto",
  oldProduct: "Producto que sustituir",
  newProduct: "Producto nuevo",
  machines: "Máquinas",
  addedLanes: "Carriles libres por máquina",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Añadir producto",
    swap: "Sustituir producto",
    remove: "Quitar producto",
  },
  openLanes: "Ver carriles",
  removeOne: "Quitar",
  ownPriceAny: "Vacío: el precio propio del producto",
};
