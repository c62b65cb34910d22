import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Menús",
  add: "Añadir recurso",
  addChild: "Añadir debajo",
  topLevel: "Primer nivel",
  find: "Buscar una entrada",
  field: {
    menuName: "Nombre del menú",
    menuPath: "Ruta",
    menuUrl: "Dirección",
    menuIcon: "Icono",
    sortNo: "Orden",
    enabled: "Activado",
    resourceName: "Nombre del recurso",
    resourceType: "Tipo de recurso",
    resourceCode: "Código del recurso",
    parent: "Elemento superior",
    query: "Parámetros de la página",
    remark: "Observación",
    otherNames: "Nombres en otros idiomas",
  },
  kind: {
    folder: "Carpeta",
    page: "Página",
    link: "Enlace externo",
  },
  shown: {
    on: "Visible",
    off: "Oculto",
  },
  own: "Propio",
  missing: "No está en esta versión",
  action: {
    up: "Subir",
    down: "Bajar",
    show: "Mostrar",
    hide: "Ocultar",
  },
  hint: {
    hide: "Ocultar quita la entrada del menú de todos sin afectar a sus llamadas; para rechazarlas, desactive la función en Funciones. Los cambios surten efecto en 24 horas",
    names: "Un idioma vacío usa el nombre integrado; los recursos propios usan el inglés o el chino",
    page: "Solo lleva a páginas existentes; la ven quienes pueden abrir la página",
    query: "Opcional, por ejemplo state=abnormal",
    link: "Se abre en una ventana nueva; la ven todos los que tienen menú",
  },
  functions: "Funciones de esta página",
  noFunctions: "Esta página no tiene funciones propias",
} satisfies Translation<typeof zh>;
