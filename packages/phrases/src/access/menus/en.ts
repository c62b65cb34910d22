import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Menus",
  add: "Add resource",
  addChild: "Add below",
  topLevel: "First level",
  find: "Find an entry",
  field: {
    menuName: "Menu name",
    menuPath: "Path",
    menuUrl: "Address",
    menuIcon: "Icon",
    sortNo: "Order",
    enabled: "Enabled",
    resourceName: "Resource name",
    resourceType: "Resource type",
    resourceCode: "Resource code",
    parent: "Parent",
    query: "Page parameters",
    remark: "Remark",
    otherNames: "Names in other languages",
  },
  kind: {
    folder: "Folder",
    page: "Page",
    link: "External link",
  },
  shown: {
    on: "Shown",
    off: "Hidden",
  },
  own: "Own",
  missing: "Not in this version",
  action: {
    up: "Move up",
    down: "Move down",
    show: "Show",
    hide: "Hide",
  },
  hint: {
    hide: "Hiding takes an entry out of everybody’s menu and leaves its calls alone; to refuse calls, switch the function off under Functions. Menu changes become effective within 24 hours",
    names: "A language left empty uses the built-in name; own resources fall back to English or Chinese",
    page: "Leads only to pages that exist; only those who may open the page see the entry",
    query: "Optional, for example state=abnormal",
    link: "Opens in a new window; everybody who has a menu sees it",
  },
  functions: "Functions of this page",
  noFunctions: "This page has no functions of its own",
} satisfies Translation<typeof zh>;
