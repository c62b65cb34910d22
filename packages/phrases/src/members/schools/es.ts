import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "Centros",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "Ver centros",
  "members.school.write": "Gestionar centros, cursos y clases",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "El centro, curso o clase no existe",
  "schools.nameTaken": "Ya existe este nombre en el mismo nivel",
  "schools.tooDeep": "Bajo una clase no hay nada más",
  "schools.hasGrades": "Un centro con cursos no se puede eliminar",
  "schools.hasClasses": "Un curso con clases no se puede eliminar",
  "schools.hasMembers": "La clase tiene {{members}} socios; no se puede eliminar",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "Nombre",
  unitKind: "Nivel",
  children: "Debajo",
  memberNum: "Socios",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "Centro",
    grade: "Curso",
    class: "Clase",
  },
  addKind: {
    school: "Añadir centro",
    grade: "Añadir curso",
    class: "Añadir clase",
  },
  rename: "Cambiar nombre",
  search: "Buscar por nombre",
  keys: "Flechas: mover, Intro: abrir, N: añadir, F2: cambiar nombre",
  none: "Aún no hay centros; pulse «Nuevo centro».",
  choose: "Elija uno a la izquierda",
  created: "«{{name}}» añadido",
  renamed: "Nuevo nombre: «{{name}}»",
};
