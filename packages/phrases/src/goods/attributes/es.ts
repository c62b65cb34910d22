import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "Categorías de productos",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "Nombre",
  parentCategory: "Nivel superior",
  categoryLevel: "Nivel",
  category: "Categoría",
  products: "Productos",
  children: "Subniveles",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "Propias",
    library: "Catálogo de la plataforma",
  },
  kind: {
    category: "Categorías",
    brand: "Marcas",
    flavour: "Sabores",
    specification: "Formatos",
    packaging: "Envases",
  },
  add: "Añadir",
  addChild: "Añadir debajo",
  rename: "Cambiar nombre",
  top: "Nivel superior",
  search: "Buscar por nombre",
  enable: "Activar",
  disable: "Desactivar",
  off: "Desactivado",
  deleteAsk: "¿Eliminar «{{name}}»?",
  disableAsk: "Al desactivar «{{name}}», los productos nuevos no podrán elegirlo; los que lo llevan lo conservan.",
  chooseCategory: "Los sabores, formatos y envases pertenecen a una categoría: elija una primero.",
  none: "Aún no hay nada en «{{kind}}»; pulse «Añadir» para empezar.",
  choose: "Elija un valor a la izquierda",
  moved: "Se movió «{{name}}»",
  renamed: "Renombrado a «{{name}}»",
  created: "Se añadió «{{name}}»",
  keys: "Flechas para moverse, Intro abre, N añade debajo, F2 cambia el nombre, Alt+↑↓ ordena",
};
