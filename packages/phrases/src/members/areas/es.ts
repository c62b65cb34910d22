import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "Zonas de tarjetas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "Ver zonas de tarjetas de socio",
  "members.area.write": "Gestionar zonas de tarjetas de socio y sus empleados",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "Asignar zona",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "La zona no existe o no la gestiona usted",
  "cardAreas.nameTaken": "Ya existe este nombre en el mismo nivel",
  "cardAreas.tooDeep": "{{limit}} niveles como máximo",
  "cardAreas.inUse": "La zona tiene {{children}} subzonas y {{cards}} tarjetas; no se puede eliminar",
  "cardAreas.staffLast":
    "{{n}} personas pertenecen solo a esta zona y sin ella gestionarían todas las tarjetas; quítelas o asígnelas a otra antes",
  "cardAreas.ownLimit":
    "Quien está limitado a zonas no puede quitar el último límite de una persona; pídalo a alguien sin límite",
  "cardAreas.beyondOwn": "Vale más allá de sus zonas; pídalo a alguien sin límite",
  "cardAreas.staffTaken": "El usuario ya está en la lista",
  "cardAreas.staffUnfit": "Compruebe los datos del empleado o los permisos de su rol",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "Zona",
  level: "Nivel",
  children: "Subzonas",
  cardCount: "Tarjetas de socio",
  staff: "Empleados",
  userId: "Empleado",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir zona",
  addChild: "Añadir debajo",
  rename: "Cambiar nombre",
  assign: "Asignar empleado",
  search: "Buscar zonas",
  keys: "Flechas: mover, Intro: abrir, N: añadir, F2: cambiar nombre",
  none: "Aún no hay zonas; pulse «Nueva zona».",
  choose: "Elija una zona a la izquierda",
  noStaff: "Nadie asignado",
  limited: "Quien se asigne aquí solo gestiona las tarjetas de esta zona y sus subzonas",
  removeStaff: "Quitar",
  removeStaffAsk: "¿Quitar a esta persona?",
  created: "«{{name}}» añadida",
  renamed: "Nuevo nombre: «{{name}}»",
};
