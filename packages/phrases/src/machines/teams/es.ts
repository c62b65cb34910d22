import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "Mis equipos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "Ver equipos",
  "machines.team.write": "Gestionar equipos",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "Añadir miembro",
  removeMember: "Quitar miembro",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "El equipo no existe",
  "teams.nameTaken": "Ya existe un equipo con ese nombre",
  "teams.alreadyMember": "El usuario ya está en la lista",
  "teams.checkStaff": "Revise los datos del empleado o los permisos del rol",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "Equipo",
  memberNum: "Miembros",
  addedTime: "Añadido",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir equipo",
  edit: "Editar equipo",
  addMember: "Añadir miembro",
  removeMember: "Quitar miembro",
  removeMemberConfirm: "El miembro pierde las máquinas del equipo. ¿Quitar?",
  accountHint: "Cuenta de un usuario ordinario",
};
