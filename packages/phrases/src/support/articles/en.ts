import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "FAQ management",
  "/shkf/xzwt": "Add question",
  "/shkf/jjfa": "Solutions",
  "/cjwtjjfa": "FAQ and solutions",
  "/cjwtjjfafb": "Solution",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "View questions and solutions being written",
  "support.article.write": "Write and publish questions and solutions",
  "support.solution.read": "View the knowledge base",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "Translate",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "This article does not exist or was withdrawn",
  "support.articleChanged": "Somebody has just changed this article; refresh and try again",
  "support.articlePublished": "Withdraw a published article before deleting it",
  "support.categoryMissing": "Select a category first",
  "support.pageUnknown": "There is no such page",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Category",
  title: "Title",
  content: "Content",
  summary: "Beginning",
  publishStatus: "Published",
  viewCount: "Views",
  useful: "Useful",
  useless: "Not useful",
  updatedBy: "Changed by",
  updatedTime: "Updated",
  keyword: "Keyword",
  articleKind: "Kind",
  pages: "Shown on pages",
  langCode: "Language",
  translated: "Translated",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Draft",
    published: "Published",
    withdrawn: "Withdrawn",
  },
  kind: {
    faq: "FAQ",
    solution: "Solution",
  },
  action: {
    addQuestion: "Add question",
    addSolution: "Add solution",
    publish: "Publish",
    withdraw: "Withdraw",
    translate: "Translate",
    picture: "Insert picture",
    back: "Back to the list",
  },
  confirm: {
    publish: "Publish? Everybody can read it then.",
    withdraw: "Withdraw?",
  },
  hint: {
    markdown: "Markdown: **bold**, # heading, - list, [link](https://)",
    changed: "Changes not published yet",
    preview: "Preview",
    pages: "Readers find it under the “?” beside the title of these pages",
    ofPage: "Help for this page",
    noHelp: "Nothing has been written about this page yet",
    allHelp: "Open the knowledge base",
    versions: "Published versions",
    useful: "Was this useful?",
    related: "Related",
    search: "Words or pinyin",
    outdated: "The original has changed since; update the translation",
    untranslated: "Not available in {{language}} yet; this is the Chinese original.",
    saved: "Saved by itself at {{time}}",
    saveFailed: "Saving by itself failed: {{reason}}",
    original: "Original",
    translating: "Empty title and content take the translation away; readers see it once it is published.",
  },
};
