import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "Währungen",
  "/shgl/kfdh": "Telefon Kundenservice",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "Telefonnummern des Kundenservice und Währungen ansehen",
  "merchants.setting.write": "Telefonnummern des Kundenservice und Währungen festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "Dieser Händler hat bereits eine Telefonnummer des Kundenservice; bearbeiten Sie diese",
  "merchants.rateNotPositive": "Der Kurs muss über 0 liegen, mit höchstens 6 Nachkommastellen",
};

export const fields: Translation<typeof zh.fields> = {
  country: "Land oder Region",
  updatedTime: "Geändert",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "Telefonnummern des Kundenservice",
  addHotline: "Telefonnummer des Kundenservice hinzufügen",
};
