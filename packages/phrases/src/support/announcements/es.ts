import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "Anuncios",
  "/ptxx": "Anuncio",
  "/sygdxx": "Más anuncios",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "Escribir y publicar anuncios",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "Este anuncio no existe o se retiró",
  "support.announcementChanged": "Alguien acaba de modificar este anuncio; actualice e inténtelo de nuevo",
  "support.announcementPublished": "Retire antes un anuncio publicado",
  "support.tooManyFiles": "Como máximo {{limit}} adjuntos",
  "support.fileUnknown": "Este adjunto no existe",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Título del anuncio",
  noticeContent: "Anuncio",
  fileIds: "Adjuntos",
  msgType: "Tipo de mensaje",
  typeId: "Tipo de mensaje",
  publishTime: "Publicado el",
  publishStatus: "Estado",
  updatedBy: "Modificado por",
  updatedTime: "Modificado",
  keyword: "Palabra clave",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Borrador",
    published: "Publicado",
    withdrawn: "Retirado",
  },
  action: {
    add: "Añadir anuncio",
    publish: "Publicar",
    withdraw: "Retirar",
    attach: "Subir adjunto",
    detach: "Quitar adjunto",
    back: "Volver a la lista",
    login: "Iniciar sesión para gestionar anuncios",
  },
  confirm: {
    publish: "¿Publicar? Todos podrán leerlo.",
    withdraw: "¿Retirar?",
  },
  hint: {
    markdown: "Markdown",
    preview: "Vista previa",
  },
};
