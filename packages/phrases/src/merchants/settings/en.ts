import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "Currencies",
  "/shgl/kfdh": "Customer-service phones",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "View customer-service phones and currencies",
  "merchants.setting.write": "Set customer-service phones and currencies",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "This merchant already has a customer-service phone; edit that one",
  "merchants.rateNotPositive": "The rate must be above 0, with at most 6 decimals",
};

export const fields: Translation<typeof zh.fields> = {
  country: "Country or region",
  updatedTime: "Changed",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "Customer-service phones",
  addHotline: "Add a customer-service phone",
};
