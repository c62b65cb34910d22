import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "Categorías de la tienda en línea",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "Ver las categorías de la tienda en línea",
  "mall.category.write": "Añadir, editar, mover y borrar categorías de la tienda en línea y asignar productos",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "Asignar",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "Ya hay una categoría con este nombre",
  "mall.categoryLevels": "Las categorías tienen {{limit}} niveles como máximo",
  "mall.categoryHasChildren": "Hay {{n}} categorías debajo; muévalas o bórrelas antes",
  "mall.tooManyCategories": "{{limit}} categorías como máximo",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "Categoría",
  categoryName: "Nombre de la categoría",
  parentId: "Categoría superior",
  icon: "Icono",
  shown: "Visible",
  mallProductIds: "Productos",
  mallPrice: "Precio de venta",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir categoría",
  addBelow: "Añadir debajo",
  edit: "Editar categoría",
  assign: "Asignar productos",
  takeOut: "Quitar",
  search: "Buscar categorías",
  keys: "Alt+Arriba/Abajo mueve, F2 edita, N añade debajo",
  none: "Aún no hay categorías; la tienda usa las del catálogo",
  noProducts: "No hay productos en esta categoría",
  hidden: "Oculta",
  deleteAsk: "¿Borrar {{name}}? Sus productos quedarán sin categoría en la tienda en línea",
};
