import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "Häufige Fragen verwalten",
  "/shkf/xzwt": "Frage hinzufügen",
  "/shkf/jjfa": "Lösungen",
  "/cjwtjjfa": "Häufige Fragen und Lösungen",
  "/cjwtjjfafb": "Lösung",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "Fragen und Lösungen in Arbeit ansehen",
  "support.article.write": "Fragen und Lösungen schreiben und veröffentlichen",
  "support.solution.read": "Wissensdatenbank ansehen",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "Übersetzen",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "Diesen Artikel gibt es nicht, oder er wurde zurückgezogen",
  "support.articleChanged": "Jemand hat diesen Artikel eben geändert; bitte neu laden",
  "support.articlePublished": "Veröffentlichte Artikel vor dem Löschen zurückziehen",
  "support.categoryMissing": "Bitte zuerst eine Kategorie wählen",
  "support.pageUnknown": "Diese Seite gibt es nicht",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Kategorie",
  title: "Titel",
  content: "Inhalt",
  summary: "Anfang",
  publishStatus: "Veröffentlichung",
  viewCount: "Aufrufe",
  useful: "Hilfreich",
  useless: "Nicht hilfreich",
  updatedBy: "Geändert von",
  updatedTime: "Geändert",
  keyword: "Stichwort",
  articleKind: "Art",
  pages: "Zeigen auf Seiten",
  langCode: "Sprache",
  translated: "Übersetzt",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Entwurf",
    published: "Veröffentlicht",
    withdrawn: "Zurückgezogen",
  },
  kind: {
    faq: "Häufige Fragen",
    solution: "Lösung",
  },
  action: {
    addQuestion: "Frage hinzufügen",
    addSolution: "Lösung hinzufügen",
    publish: "Veröffentlichen",
    withdraw: "Zurückziehen",
    translate: "Übersetzen",
    picture: "Bild einfügen",
    back: "Zur Liste",
  },
  confirm: {
    publish: "Veröffentlichen? Alle können es dann lesen.",
    withdraw: "Zurückziehen?",
  },
  hint: {
    markdown: "Markdown: **fett**, # Überschrift, - Liste, [Link](https://)",
    changed: "Unveröffentlichte Änderungen",
    preview: "Vorschau",
    pages: "Leser finden den Text unter dem „?“ neben dem Titel dieser Seiten",
    ofPage: "Hilfe zu dieser Seite",
    noHelp: "Zu dieser Seite ist noch nichts geschrieben",
    allHelp: "Wissensdatenbank öffnen",
    versions: "Veröffentlichte Fassungen",
    useful: "War das hilfreich?",
    related: "Verwandtes",
    search: "Wörter oder Pinyin",
    outdated: "Das Original wurde seither geändert; bitte Übersetzung anpassen",
    untranslated: "Noch nicht auf {{language}} verfügbar; hier das chinesische Original.",
    saved: "Um {{time}} von selbst gespeichert",
    saveFailed: "Selbsttätiges Speichern fehlgeschlagen: {{reason}}",
    original: "Original",
    translating: "Sind Titel und Inhalt leer, entfällt die Übersetzung; Leser sehen sie nach dem Veröffentlichen.",
  },
};
