import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "Functions",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "The permission of a built-in function cannot be changed or deleted",
  "access.permissionGrouped": "A chosen permission already belongs to another function",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "Function name",
  funcCode: "Function code",
  permissions: "Permissions",
  origin: "Origin",
  roleCount: "Roles",
};

export const words: Translation<typeof zh.words> = {
  add: "Add function",
  editTitle: "Edit function",
  state: {
    on: "Enabled",
    off: "Disabled",
  },
  origin: {
    base: "Built in",
    own: "Own",
  },
  action: {
    enable: "Enable",
    disable: "Disable",
  },
  confirmEnable: "Enable this function?",
  confirmDisable:
    "With “{{name}}” disabled, its calls are refused within 5 seconds for every role but the platform administrator; what roles hold stays and works again once it is enabled. Disable it?",
  hint: "Functions group permissions of the system into buttons and actions that are assigned in the permissions of roles; grouping gives nobody a permission. The calls of a disabled function are refused within 5 seconds for every role but the platform administrator.",
};
