import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "Settings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "Login brands",
};

export const fields: Translation<typeof zh.fields> = {
  host: "Host",
  path: "Login path",
  name: "Brand title",
  titles: "Title by language (empty: the brand title)",
  subtitle: "Subtitle",
  background: "Background colour",
  startLanguage: "First language",
  footer: "Footer",
  asksAgreement: "Asks for the platform’s agreement",
};

export const words: Translation<typeof zh.words> = {
  title: "Login brands",
  hint: "Name, logo and colour of the login pages by host and path; the most exact record counts.",
  add: "Add brand",
  edit: "Edit brand",
  empty: "No brand yet: the login pages show the product’s own look",
  everyHost: "Every host",
  everyPath: "Every login page",
  removeAsk: "The login page returns to the product’s own look. Delete?",
  hostHint: "Empty for every host; with its port if it has one",
  hostWrong: "Not a host name",
  pathHint: "Such as /loginZl; empty for every login page of the host",
  pathWrong: "Begins with / and holds letters, digits and underscores",
  ofBrowser: "As the browser",
  preview: "Preview of the login page",
};
