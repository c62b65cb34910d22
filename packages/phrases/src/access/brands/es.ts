import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Marcas de inicio de sesión",
  hint: "Nombre, logo y color de las páginas de acceso por host y ruta; vale el registro más exacto.",
  add: "Añadir marca",
  edit: "Editar marca",
  empty: "Sin marca: se muestra el aspecto del producto",
  everyHost: "Todos los hosts",
  everyPath: "Todas las páginas",
  removeAsk: "La página vuelve al aspecto del producto. ¿Eliminar?",
  host: "Host",
  hostHint: "Vacío para todos; con el puerto si lo hay",
  hostWrong: "Nombre de host incorrecto",
  path: "Ruta de acceso",
  pathHint: "Por ejemplo /loginZl; vacío para todas las páginas del host",
  pathWrong: "Empieza por / con letras, dígitos y guiones bajos",
  logo: "Logo",
  name: "Título de la marca",
  titles: "Título por idioma (vacío: el título de la marca)",
  subtitle: "Subtítulo",
  background: "Color de fondo",
  startLanguage: "Idioma inicial",
  ofBrowser: "La del navegador",
  footer: "Pie de página",
  asksAgreement: "Pide aceptar el acuerdo",
  preview: "Vista previa de la página de acceso",
} satisfies Translation<typeof zh>;
