import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "Machine settings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "View",
  "machines.config.write": "Set",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "Set switches",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "Choose at least one setting to change",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "Connection",
  updatedTime: "Changed",
  categoryIds: "Order of categories",
};

export const words: Translation<typeof zh.words> = {
  set: "Set",
  setMany: "Set several",
  on: "On",
  off: "Off",
  keep: "Unchanged",
  done: "{{n}} machines set, {{changed}} of them changed",
  hint: "Takes effect at the next start of the machine",
  orderHint: "Shown in the order of choosing; categories that are not chosen follow",
};
