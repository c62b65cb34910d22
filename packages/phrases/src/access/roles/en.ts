import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Add role",
  "/xtgl#roles": "Roles",
  "/xtgl/jsgl": "Roles",
  "/xtgl/xzjs": "Add role",
  "/xtgl/bjjs": "Edit role",
  "/xtgl/jszyqx": "Role permissions",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "View",
  "access.role.write": "Add, edit, grant permissions",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Set permissions",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "You cannot grant roles or permissions beyond your own",
  "access.roleUnknown": "Check staff info or role permissions",
  "access.roleInUse": "{{count}} accounts hold this role; it cannot be deleted",
  "access.roleIsBase": "This role is maintained by the platform and cannot be changed here",
  "access.roleNameTaken": "A role of this name exists already",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Role code",
  name: "Role name",
  kind: "Role type",
  description: "Description",
  permissionCount: "Permissions",
  updatedAt: "Modified",
};

export const words: Translation<typeof zh.words> = {
  title: "Roles",
  permissions: "Permissions",
  kind: {
    web: "Web",
    app: "App",
  },
  platform: "Platform",
  all: "All",
  effective: "Menu changes become effective within 24 hours",
  beyond: "You do not hold this permission and cannot give it",
  readOnly: "You can only view this role",
  fullRights: "The platform administrator has all permissions",
  chosen: "{{n}} permissions chosen",
  switchedOff: "Disabled",
  hiddenPage: "Hidden in the menu",
  otherPages: "Other",
  base: {
    platformAdmin: "Platform administrator",
    operator: "Operator",
    merchantAdmin: "Merchant administrator",
    childMerchantAdmin: "Sub-merchant administrator",
    agent: "Agent",
    staff: "Staff",
    replenisher: "Replenisher",
    technician: "Technician",
    pharmacist: "Pharmacist",
    doctor: "Doctor",
  },
  baseDescription: {
    platformAdmin: "Runs the whole platform",
    operator: "Helps with the daily business of the platform",
    merchantAdmin: "Runs the business and accounts of a merchant and those below it",
    childMerchantAdmin: "Runs the daily business and accounts of a child merchant",
    agent: "Looks after the machines and orders of an agency and resolves problem orders",
    staff: "Daily business: machines, lanes, orders and members",
    replenisher: "Refills machines: lanes and stock",
    technician: "Repairs machines: their state and remote commands",
    pharmacist: "Pharmacist of medicine cabinets: machines, orders and pharmacists",
    doctor: "Views orders and products",
  },
};
