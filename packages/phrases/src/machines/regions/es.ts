import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "Regiones",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "Ver regiones",
  "machines.region.write": "Mantener regiones",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "La región no existe",
  "regions.nameTaken": "Ya existe este nombre en el mismo nivel",
  "regions.provinceUnknown": "El primer nivel solo admite provincias del mapa, con su nombre corto",
  "regions.tooDeep": "Como máximo {{limit}} niveles",
  "regions.inUse": "La región tiene {{children}} subniveles y {{points}} puntos y no se puede eliminar",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "Nombre",
  points: "Puntos",
  children: "Subniveles",
  level: "Nivel",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir provincia",
  addChild: "Añadir debajo",
  rename: "Cambiar nombre",
  search: "Buscar por nombre",
  keys: "Flechas para moverse, Intro abre, N añade debajo, F2 cambia el nombre, Alt+↑↓ ordena",
  none: "Aún no hay regiones; empiece con «Añadir provincia».",
  choose: "Elija un elemento a la izquierda",
  level: {
    "1": "Provincia",
    "2": "Ciudad",
    "3": "Distrito",
  },
  created: "«{{name}}» añadido",
  renamed: "Nombre cambiado a «{{name}}»",
  deleteAsk: "¿Eliminar «{{name}}»?",
};
