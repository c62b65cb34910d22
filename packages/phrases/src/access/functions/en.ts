import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Functions",
  add: "Add function",
  editTitle: "Edit function",
  field: {
    funcName: "Function name",
    funcCode: "Function code",
    menuName: "Menu name",
    enabled: "Enabled",
    permissions: "Permissions",
    origin: "Origin",
    roleCount: "Roles",
  },
  state: {
    on: "On",
    off: "Off",
  },
  origin: {
    base: "Built in",
    own: "Own",
  },
  action: {
    enable: "Switch on",
    disable: "Switch off",
  },
  confirmDisable:
    "With “{{name}}” switched off, its calls are refused within 5 seconds for every role but the platform administrator; what roles hold stays and works again once it is on. Switch it off?",
  hint: "Functions group permissions of the system into buttons and actions that are assigned in the permissions of roles; grouping gives nobody a permission. The calls of a function that is off are refused within 5 seconds for every role but the platform administrator.",
} satisfies Translation<typeof zh>;
