import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "Écoles",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "Voir les écoles",
  "members.school.write": "Gérer écoles, niveaux et classes",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "L’école, le niveau ou la classe n’existe pas",
  "schools.nameTaken": "Ce nom existe déjà à ce niveau",
  "schools.tooDeep": "Rien ne se trouve sous une classe",
  "schools.hasGrades": "Une école avec des niveaux ne peut pas être supprimée",
  "schools.hasClasses": "Un niveau avec des classes ne peut pas être supprimé",
  "schools.hasMembers": "La classe compte {{members}} membres ; suppression impossible",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "Nom",
  unitKind: "Niveau",
  children: "En dessous",
  memberNum: "Membres",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "École",
    grade: "Niveau",
    class: "Classe",
  },
  addKind: {
    school: "Ajouter une école",
    grade: "Ajouter un niveau",
    class: "Ajouter une classe",
  },
  rename: "Renommer",
  search: "Rechercher",
  keys: "Flèches : déplacer, Entrée : déplier, N : ajouter, F2 : renommer",
  none: "Aucune école ; cliquez sur « Ajouter une école ».",
  choose: "Choisissez à gauche",
  created: "« {{name}} » ajouté",
  renamed: "Renommé « {{name}} »",
};
