import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "Devises",
  "/shgl/kfdh": "Téléphones du service client",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "Voir les téléphones du service client et les devises",
  "merchants.setting.write": "Définir les téléphones du service client et les devises",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "Ce commerçant a déjà un téléphone du service client ; modifiez-le",
  "merchants.rateNotPositive": "Le taux doit être supérieur à 0, avec 6 décimales au plus",
};

export const fields: Translation<typeof zh.fields> = {
  country: "Pays ou région",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "Téléphones du service client",
  addHotline: "Ajouter un téléphone du service client",
};
