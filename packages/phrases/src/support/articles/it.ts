import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "Gestione domande frequenti",
  "/shkf/xzwt": "Aggiungi domanda",
  "/shkf/jjfa": "Soluzioni",
  "/cjwtjjfa": "Domande frequenti e soluzioni",
  "/cjwtjjfafb": "Soluzione",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "Vedere domande e soluzioni in lavorazione",
  "support.article.write": "Scrivere e pubblicare domande e soluzioni",
  "support.solution.read": "Vedere la knowledge base",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "Scrivere la traduzione",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "Questo articolo non esiste o è stato ritirato",
  "support.articleChanged": "Qualcuno ha appena modificato questo articolo; aggiorni e riprovi",
  "support.articlePublished": "Ritiri un articolo pubblicato prima di eliminarlo",
  "support.categoryMissing": "Scelga prima una categoria",
  "support.pageUnknown": "Questa pagina non esiste",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Categoria",
  title: "Titolo",
  content: "Contenuto",
  summary: "Inizio",
  publishStatus: "Pubblicazione",
  viewCount: "Visite",
  useful: "Utile",
  useless: "Non utile",
  updatedBy: "Modificato da",
  updatedTime: "Modificato",
  keyword: "Parola chiave",
  articleKind: "Genere",
  pages: "Mostrato nelle pagine",
  langCode: "Lingua",
  translated: "Tradotto",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Bozza",
    published: "Pubblicato",
    withdrawn: "Ritirato",
  },
  kind: {
    faq: "Domande frequenti",
    solution: "Soluzione",
  },
  action: {
    addQuestion: "Aggiungi domanda",
    addSolution: "Aggiungi soluzione",
    publish: "Pubblica",
    withdraw: "Ritira",
    translate: "Traduci",
    picture: "Inserisci immagine",
    back: "Torna all’elenco",
  },
  confirm: {
    publish: "Pubblicare? Tutti potranno leggerlo.",
    withdraw: "Ritirare?",
  },
  hint: {
    markdown: "Markdown: **grassetto**, # titolo, - elenco, [link](https://)",
    changed: "Modifiche non pubblicate",
    preview: "Anteprima",
    pages: "I lettori lo trovano sotto il punto interrogativo accanto al titolo di queste pagine",
    ofPage: "Aiuto per questa pagina",
    noHelp: "Non è ancora stato scritto nulla su questa pagina",
    allHelp: "Apri la base di conoscenza",
    versions: "Versioni pubblicate",
    useful: "È stato utile?",
    related: "Correlati",
    search: "Parole o pinyin",
    outdated: "L’originale è cambiato da allora; aggiorni la traduzione",
    untranslated: "Non ancora disponibile in {{language}}; ecco l’originale cinese.",
    saved: "Salvato automaticamente alle {{time}}",
    saveFailed: "Salvataggio automatico non riuscito: {{reason}}",
    original: "Originale",
    translating: "Titolo e contenuto vuoti tolgono la traduzione; i lettori la vedono dopo la pubblicazione.",
  },
};
