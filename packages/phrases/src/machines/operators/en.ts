import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "Operators",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "View operators",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "User already in the list",
  "operators.checkStaff": "Check staff info or role permissions",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "Machines",
  salesAmount: "Sales, 30 days",
  salesOrders: "Orders, 30 days",
};

export const words: Translation<typeof zh.words> = {
  add: "Add operator",
  edit: "Edit operator",
  state: {
    yes: "Enabled",
    no: "Disabled",
  },
  assign: "Assign",
  machines: "Machines",
  throughTeams: "{{n}} by team",
  accountHint: "Account of an ordinary user",
};
