import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "Etiquetas de productos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "Gestionar etiquetas de productos",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "Icono",
  tagName: "Nombre de la etiqueta",
  tagPriority: "Prioridad",
  productCount: "Productos",
  updatedTime: "Modificado el",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir etiqueta",
  edit: "Editar etiqueta",
  products: "Ver productos",
  priorityHint: "El número más pequeño aparece primero",
  deleteAsk: "¿Eliminar la etiqueta «{{name}}»? {{n}} productos dejarán de llevarla.",
};
