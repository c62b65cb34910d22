import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "Valute",
  "/shgl/kfdh": "Telefoni del servizio clienti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "Vedere telefoni del servizio clienti e valute",
  "merchants.setting.write": "Impostare telefoni del servizio clienti e valute",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "Questo esercente ha già un telefono del servizio clienti; modificarlo",
  "merchants.rateNotPositive": "Il tasso deve essere maggiore di 0, con al massimo 6 decimali",
};

export const fields: Translation<typeof zh.fields> = {
  country: "Paese o zona",
  updatedTime: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "Telefoni del servizio clienti",
  addHotline: "Aggiungi telefono del servizio clienti",
};
