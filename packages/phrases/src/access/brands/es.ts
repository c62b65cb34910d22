import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "Ajustes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "Marcas de acceso",
};

export const fields: Translation<typeof zh.fields> = {
  host: "Host",
  path: "Ruta de acceso",
  name: "Título de la marca",
  titles: "Título por idioma (vacío: el título de la marca)",
  subtitle: "Subtítulo",
  background: "Color de fondo",
  startLanguage: "Idioma inicial",
  footer: "Pie de página",
  asksAgreement: "Pide aceptar el acuerdo de la plataforma",
};

export const words: Translation<typeof zh.words> = {
  title: "Marcas de inicio de sesión",
  hint: "Nombre, logo y color de las páginas de acceso por host y ruta; vale el registro más exacto.",
  add: "Añadir marca",
  edit: "Editar marca",
  empty: "Sin marca: se muestra el aspecto del producto",
  everyHost: "Todos los hosts",
  everyPath: "Todas las páginas",
  removeAsk: "La página vuelve al aspecto del producto. ¿Eliminar?",
  hostHint: "Vacío para todos; con el puerto si lo hay",
  hostWrong: "Nombre de host incorrecto",
  pathHint: "Por ejemplo /loginZl; vacío para todas las páginas del host",
  pathWrong: "Empieza por / con letras, dígitos y guiones bajos",
  ofBrowser: "La del navegador",
  preview: "Vista previa de la página de acceso",
};
