import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Membership packages",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "View membership packages",
  "members.package.write": "Manage membership packages",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "The period is 1 to {{limit}} months",
  "memberPackages.nameTaken": "The merchant already has a package of this name",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Package",
  packagePrice: "Price",
  packagePeriod: "Months",
  rightsNote: "Rights",
  packageStatus: "State",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Enabled",
    disabled: "Disabled",
  },
  action: {
    add: "Add a package",
    edit: "Edit package",
    enable: "Enable",
    disable: "Disable",
  },
  confirm: {
    enable: "Enable this package?",
    disable: "Disable this package?",
  },
};
