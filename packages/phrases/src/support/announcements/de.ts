import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "Ankündigungen",
  "/ptxx": "Ankündigung",
  "/sygdxx": "Weitere Ankündigungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "Ankündigungen schreiben und veröffentlichen",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "Diese Ankündigung gibt es nicht oder sie wurde zurückgezogen",
  "support.announcementChanged": "Diese Ankündigung wurde gerade geändert; bitte aktualisieren und erneut versuchen",
  "support.announcementPublished": "Eine veröffentlichte Ankündigung zuerst zurückziehen",
  "support.tooManyFiles": "Höchstens {{limit}} Anhänge",
  "support.fileUnknown": "Dieser Anhang ist nicht vorhanden",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Titel der Ankündigung",
  noticeContent: "Ankündigung",
  fileIds: "Anhänge",
  msgType: "Nachrichtentyp",
  typeId: "Nachrichtentyp",
  publishTime: "Veröffentlicht am",
  publishStatus: "Status",
  updatedBy: "Geändert von",
  updatedTime: "Geändert",
  keyword: "Stichwort",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Entwurf",
    published: "Veröffentlicht",
    withdrawn: "Zurückgezogen",
  },
  action: {
    add: "Ankündigung hinzufügen",
    publish: "Veröffentlichen",
    withdraw: "Zurückziehen",
    attach: "Anhang hochladen",
    detach: "Anhang entfernen",
    back: "Zur Liste",
    login: "Zur Verwaltung der Ankündigungen anmelden",
  },
  confirm: {
    publish: "Veröffentlichen? Alle können sie dann lesen.",
    withdraw: "Zurückziehen?",
  },
  hint: {
    markdown: "Markdown",
    preview: "Vorschau",
  },
};
