import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "Fijar compras sin conexión",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "La duración debe ser un número entero de {{least}} a {{most}} horas",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "Límite por tarjeta y máquina",
  offlineHours: "Validez (horas)",
  allowance: "Cupo",
  used: "Usado",
  untilTime: "Válido hasta",
  soldTime: "Vendido el",
};

export const words: Translation<typeof zh.words> = {
  explain:
    "Sin red, una tarjeta de socio puede comprar con el cupo firmado por la nube, en cada máquina hasta este límite; 0 lo desactiva. Lo que el saldo no cubre pasa a deuda.",
  scope:
    "Solo para tarjetas activadas con titular que compraron en máquinas del comercio en los últimos 90 días, 500 por máquina como máximo.",
  machines: "Máquinas con cupo",
  uses: "Compras sin red",
  noMachines: "Ninguna máquina tiene cupo de esta tarjeta",
  noUses: "Esta tarjeta no compró nada sin red",
};
