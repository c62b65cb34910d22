import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "Monedas",
  "/shgl/kfdh": "Teléfonos de atención al cliente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "Ver teléfonos de atención al cliente y monedas",
  "merchants.setting.write": "Definir teléfonos de atención al cliente y monedas",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "Este comercio ya tiene un teléfono de atención al cliente; edítelo",
  "merchants.rateNotPositive": "El tipo debe ser mayor que 0, con 6 decimales como máximo",
};

export const fields: Translation<typeof zh.fields> = {
  country: "País o región",
  updatedTime: "Modificado",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "Teléfonos de atención al cliente",
  addHotline: "Añadir teléfono de atención al cliente",
};
