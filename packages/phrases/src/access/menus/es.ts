import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "Menús",
  "/xtgl/zygl": "Recursos",
  "/xtgl/zygl/xzptzy": "Añadir recurso",
  "/xtgl/zygl/bjptzy": "Editar recurso",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "Ver menús y funciones",
  "access.menu.write": "Gestionar menús y funciones",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "Reordenar",
  show: "Mostrar en el menú",
  hide: "Ocultar del menú",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "Elija una página que exista en el sistema",
  "access.menuAddress": "Introduzca una dirección completa que empiece por https://, sin usuario ni contraseña",
  "access.menuParent": "El elemento superior debe ser una carpeta",
  "access.menuTooDeep": "El menú tiene como máximo {{limit}} niveles",
  "access.menuNeeded":
    "La gestión de menús y sus carpetas no se pueden desactivar; de lo contrario no habría vuelta atrás",
  "access.menuIsBase": "Las entradas integradas no se pueden eliminar, pero sí desactivar",
  "access.menuHasChildren": "Mueva o elimine primero las entradas inferiores",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "Ruta",
  menuUrl: "Dirección",
  menuIcon: "Icono",
  resourceName: "Nombre del recurso",
  resourceType: "Tipo de recurso",
  resourceCode: "Código del recurso",
  parent: "Elemento superior",
  query: "Parámetros de la página",
  otherNames: "Nombres en otros idiomas",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir recurso",
  addChild: "Añadir debajo",
  topLevel: "Primer nivel",
  find: "Buscar una entrada",
  kind: {
    folder: "Carpeta",
    page: "Página",
    link: "Enlace externo",
  },
  shown: {
    on: "Activado",
    off: "Desactivado (oculto)",
  },
  own: "Propio",
  missing: "No está en esta versión",
  action: {
    up: "Subir",
    down: "Bajar",
    show: "Activar",
    hide: "Desactivar",
  },
  confirm: {
    show: "¿Activar esta entrada del menú?",
    hide: "¿Desactivar esta entrada del menú?",
  },
  hint: {
    hide: "Desactivar solo oculta la entrada del menú de todos sin afectar a sus llamadas; para rechazarlas, desactive la función en Funciones. Los cambios surten efecto en 24 horas",
    names: "Un idioma vacío usa el nombre integrado; los recursos propios usan el inglés o el chino",
    page: "Solo lleva a páginas existentes; la ven quienes pueden abrir la página",
    query: "Opcional, por ejemplo state=abnormal",
    link: "Se abre en una ventana nueva; la ven todos los que tienen menú",
  },
  functions: "Funciones de esta página",
  noFunctions: "Esta página no tiene funciones propias",
};
