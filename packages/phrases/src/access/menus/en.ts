import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "Menus",
  "/xtgl/zygl": "Resources",
  "/xtgl/zygl/xzptzy": "Add platform resource",
  "/xtgl/zygl/bjptzy": "Edit platform resource",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "View menus and functions",
  "access.menu.write": "Manage menus and functions",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "Reorder",
  show: "Show in the menu",
  hide: "Hide from the menu",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "Choose a page that exists in the system",
  "access.menuAddress": "Enter a full address beginning with https://, without a name or password in it",
  "access.menuParent": "The parent must be a folder",
  "access.menuTooDeep": "The menu has at most {{limit}} levels",
  "access.menuNeeded": "Menu management and its folders cannot be disabled, or nobody could undo it",
  "access.menuIsBase": "Built-in entries cannot be deleted, but they can be disabled",
  "access.menuHasChildren": "Move or delete the entries below it first",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "Path",
  menuUrl: "Address",
  menuIcon: "Icon",
  resourceName: "Resource name",
  resourceType: "Resource type",
  resourceCode: "Resource code",
  parent: "Parent",
  query: "Page parameters",
  otherNames: "Names in other languages",
};

export const words: Translation<typeof zh.words> = {
  add: "Add resource",
  addChild: "Add below",
  topLevel: "First level",
  find: "Find an entry",
  kind: {
    folder: "Folder",
    page: "Page",
    link: "External link",
  },
  shown: {
    on: "Enabled",
    off: "Disabled (hidden)",
  },
  own: "Own",
  missing: "Not in this version",
  action: {
    up: "Move up",
    down: "Move down",
    show: "Enable",
    hide: "Disable",
  },
  confirm: {
    show: "Enable this menu entry?",
    hide: "Disable this menu entry?",
  },
  hint: {
    hide: "Disabling only hides an entry from everybody’s menu and leaves its calls alone; to refuse calls, disable the function under Functions. Menu changes become effective within 24 hours",
    names: "A language left empty uses the built-in name; own resources fall back to English or Chinese",
    page: "Leads only to pages that exist; only those who may open the page see the entry",
    query: "Optional, for example state=abnormal",
    link: "Opens in a new window; everybody who has a menu sees it",
  },
  functions: "Functions of this page",
  noFunctions: "This page has no functions of its own",
};
