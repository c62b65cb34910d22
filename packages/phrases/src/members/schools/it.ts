import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "Scuole",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "Vedere le scuole",
  "members.school.write": "Gestire scuole, anni e classi",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "La scuola, l’anno o la classe non esiste",
  "schools.nameTaken": "Questo nome esiste già allo stesso livello",
  "schools.tooDeep": "Sotto una classe non c’è nulla",
  "schools.hasGrades": "Una scuola con anni non si può eliminare",
  "schools.hasClasses": "Un anno con classi non si può eliminare",
  "schools.hasMembers": "La classe ha {{members}} soci; non si può eliminare",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "Nome",
  unitKind: "Livello",
  children: "Sotto",
  memberNum: "Soci",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "Scuola",
    grade: "Anno",
    class: "Classe",
  },
  addKind: {
    school: "Aggiungi scuola",
    grade: "Aggiungi anno",
    class: "Aggiungi classe",
  },
  rename: "Rinomina",
  search: "Cerca nome",
  keys: "Frecce: spostare, Invio: aprire, N: aggiungere, F2: rinominare",
  none: "Ancora nessuna scuola; prema “Nuova scuola”.",
  choose: "Scelga a sinistra",
  created: "“{{name}}” aggiunto",
  renamed: "Rinominato in “{{name}}”",
};
