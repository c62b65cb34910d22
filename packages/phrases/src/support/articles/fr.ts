import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "Gestion des questions fréquentes",
  "/shkf/xzwt": "Ajouter une question",
  "/shkf/jjfa": "Solutions",
  "/cjwtjjfa": "Questions fréquentes et solutions",
  "/cjwtjjfafb": "Solution",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "Voir les questions et solutions en rédaction",
  "support.article.write": "Rédiger et publier questions et solutions",
  "support.solution.read": "Voir la base de connaissances",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "Traduire",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "Cet article n’existe pas ou a été retiré",
  "support.articleChanged": "Quelqu’un vient de modifier cet article ; actualisez et réessayez",
  "support.articlePublished": "Retirez d’abord un article publié avant de le supprimer",
  "support.categoryMissing": "Sélectionnez d’abord une catégorie",
  "support.pageUnknown": "Cette page n’existe pas",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Catégorie",
  title: "Titre",
  content: "Contenu",
  summary: "Début",
  publishStatus: "Publication",
  viewCount: "Vues",
  useful: "Utile",
  useless: "Pas utile",
  updatedBy: "Modifié par",
  updatedTime: "Modifié le",
  keyword: "Mot-clé",
  articleKind: "Genre",
  pages: "Affiché sur les pages",
  langCode: "Langue",
  translated: "Traduit",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Brouillon",
    published: "Publié",
    withdrawn: "Retiré",
  },
  kind: {
    faq: "Questions fréquentes",
    solution: "Solution",
  },
  action: {
    addQuestion: "Ajouter une question",
    addSolution: "Ajouter une solution",
    publish: "Publier",
    withdraw: "Retirer",
    translate: "Traduire",
    picture: "Insérer une image",
    back: "Retour à la liste",
  },
  confirm: {
    publish: "Publier ? Tout le monde pourra le lire.",
    withdraw: "Retirer ?",
  },
  hint: {
    markdown: "Markdown : **gras**, # titre, - liste, [lien](https://)",
    changed: "Modifications non publiées",
    preview: "Aperçu",
    pages: "Les lecteurs le trouvent sous le point d’interrogation à côté du titre de ces pages",
    ofPage: "Aide de cette page",
    noHelp: "Rien n’a encore été écrit sur cette page",
    allHelp: "Ouvrir la base de connaissances",
    versions: "Versions publiées",
    useful: "Cet article vous a-t-il été utile ?",
    related: "Voir aussi",
    search: "Mots ou pinyin",
    outdated: "L’original a changé depuis ; mettez la traduction à jour",
    untranslated: "Pas encore disponible en {{language}} ; voici l’original chinois.",
    saved: "Enregistré automatiquement à {{time}}",
    saveFailed: "Échec de l’enregistrement automatique : {{reason}}",
    original: "Original",
    translating: "Un titre et un contenu vides suppriment la traduction ; les lecteurs la voient une fois publiée.",
  },
};
