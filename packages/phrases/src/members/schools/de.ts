import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "Schulen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "Schulen ansehen",
  "members.school.write": "Schulen, Jahrgänge und Klassen verwalten",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "Diese Schule, diesen Jahrgang oder diese Klasse gibt es nicht",
  "schools.nameTaken": "Diesen Namen gibt es auf der Ebene schon",
  "schools.tooDeep": "Unter einer Klasse liegt nichts",
  "schools.hasGrades": "Eine Schule mit Jahrgängen kann nicht gelöscht werden",
  "schools.hasClasses": "Ein Jahrgang mit Klassen kann nicht gelöscht werden",
  "schools.hasMembers": "Die Klasse hat {{members}} Mitglieder und kann nicht gelöscht werden",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "Name",
  unitKind: "Ebene",
  children: "Darunter",
  memberNum: "Mitglieder",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "Schule",
    grade: "Jahrgang",
    class: "Klasse",
  },
  addKind: {
    school: "Schule hinzufügen",
    grade: "Jahrgang hinzufügen",
    class: "Klasse hinzufügen",
  },
  rename: "Umbenennen",
  search: "Namen suchen",
  keys: "Pfeile: bewegen, Enter: öffnen, N: hinzufügen, F2: umbenennen",
  none: "Noch keine Schulen; bitte „Schule hinzufügen“ drücken.",
  choose: "Bitte links wählen",
  created: "„{{name}}“ hinzugefügt",
  renamed: "Umbenannt in „{{name}}“",
};
