import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "Schools",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "View schools",
  "members.school.write": "Manage schools, grades and classes",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "The school, grade or class does not exist",
  "schools.nameTaken": "A neighbour has this name already",
  "schools.tooDeep": "Nothing lies below a class",
  "schools.hasGrades": "A school with grades cannot be deleted",
  "schools.hasClasses": "A grade with classes cannot be deleted",
  "schools.hasMembers": "The class has {{members}} members and cannot be deleted",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "Name",
  unitKind: "Level",
  children: "Below",
  memberNum: "Members",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "School",
    grade: "Grade",
    class: "Class",
  },
  addKind: {
    school: "Add a school",
    grade: "Add a grade",
    class: "Add a class",
  },
  rename: "Rename",
  search: "Search by name",
  keys: "Arrows move, Enter expands, N adds below, F2 renames",
  none: "No schools yet; press “Add a school” to begin.",
  choose: "Choose one on the left",
  created: "“{{name}}” added",
  renamed: "Renamed to “{{name}}”",
};
