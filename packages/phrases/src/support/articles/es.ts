import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "Gestión de preguntas frecuentes",
  "/shkf/xzwt": "Añadir pregunta",
  "/shkf/jjfa": "Soluciones",
  "/cjwtjjfa": "Preguntas frecuentes y soluciones",
  "/cjwtjjfafb": "Solución",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "Ver preguntas y soluciones en redacción",
  "support.article.write": "Redactar y publicar preguntas y soluciones",
  "support.solution.read": "Ver la base de conocimientos",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "Traducir",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "Este artículo no existe o se ha retirado",
  "support.articleChanged": "Alguien acaba de modificar este artículo; actualice y vuelva a intentarlo",
  "support.articlePublished": "Retire un artículo publicado antes de eliminarlo",
  "support.categoryMissing": "Seleccione primero una categoría",
  "support.pageUnknown": "Esa página no existe",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Categoría",
  title: "Título",
  content: "Contenido",
  summary: "Comienzo",
  publishStatus: "Publicación",
  viewCount: "Lecturas",
  useful: "Útil",
  useless: "No útil",
  updatedBy: "Modificado por",
  updatedTime: "Modificado",
  keyword: "Palabra clave",
  articleKind: "Clase",
  pages: "Se muestra en páginas",
  langCode: "Idioma",
  translated: "Traducido",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Borrador",
    published: "Publicado",
    withdrawn: "Retirado",
  },
  kind: {
    faq: "Preguntas frecuentes",
    solution: "Solución",
  },
  action: {
    addQuestion: "Añadir pregunta",
    addSolution: "Añadir solución",
    publish: "Publicar",
    withdraw: "Retirar",
    translate: "Traducir",
    picture: "Insertar imagen",
    back: "Volver a la lista",
  },
  confirm: {
    publish: "¿Publicar? Todos podrán leerlo.",
    withdraw: "¿Retirar?",
  },
  hint: {
    markdown: "Markdown: **negrita**, # título, - lista, [enlace](https://)",
    changed: "Cambios sin publicar",
    preview: "Vista previa",
    pages: "Los lectores lo encuentran bajo el signo de interrogación junto al título de estas páginas",
    ofPage: "Ayuda de esta página",
    noHelp: "Todavía no hay nada escrito sobre esta página",
    allHelp: "Abrir la base de conocimientos",
    versions: "Versiones publicadas",
    useful: "¿Le ha sido útil?",
    related: "Relacionado",
    search: "Palabras o pinyin",
    outdated: "El original ha cambiado desde entonces; actualice la traducción",
    untranslated: "Aún no está disponible en {{language}}; este es el original en chino.",
    saved: "Guardado automáticamente a las {{time}}",
    saveFailed: "No se pudo guardar automáticamente: {{reason}}",
    original: "Original",
    translating: "Con título y contenido vacíos se quita la traducción; los lectores la ven al publicarla.",
  },
};
