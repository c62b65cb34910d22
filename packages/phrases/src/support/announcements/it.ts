import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "Comunicati",
  "/ptxx": "Comunicato",
  "/sygdxx": "Altri comunicati",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "Scrivere e pubblicare comunicati",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "Questo comunicato non esiste o è stato ritirato",
  "support.announcementChanged": "Questo comunicato è appena stato modificato; aggiorni e riprovi",
  "support.announcementPublished": "Ritiri prima un comunicato pubblicato",
  "support.tooManyFiles": "Al massimo {{limit}} allegati",
  "support.fileUnknown": "Questo allegato non esiste",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Titolo del comunicato",
  noticeContent: "Comunicato",
  fileIds: "Allegati",
  msgType: "Tipo di messaggio",
  typeId: "Tipo di messaggio",
  publishTime: "Pubblicato il",
  publishStatus: "Stato",
  updatedBy: "Modificato da",
  updatedTime: "Modificato",
  keyword: "Parola chiave",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Bozza",
    published: "Pubblicato",
    withdrawn: "Ritirato",
  },
  action: {
    add: "Aggiungi comunicato",
    publish: "Pubblica",
    withdraw: "Ritira",
    attach: "Carica allegato",
    detach: "Rimuovi allegato",
    back: "Torna all’elenco",
    login: "Acceda per gestire i comunicati",
  },
  confirm: {
    publish: "Pubblicare? Tutti potranno leggerlo.",
    withdraw: "Ritirare?",
  },
  hint: {
    markdown: "Markdown",
    preview: "Anteprima",
  },
};
