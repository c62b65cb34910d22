import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Login brands",
  hint: "Name, logo and colour of the login pages by host and path; the most exact record counts.",
  add: "Add brand",
  edit: "Edit brand",
  empty: "No brand yet: the login pages show the product's own look",
  everyHost: "Every host",
  everyPath: "Every login page",
  removeAsk: "The login page returns to the product's own look. Delete?",
  host: "Host",
  hostHint: "Empty for every host; with its port if it has one",
  hostWrong: "Not a host name",
  path: "Login path",
  pathHint: "Such as /loginZl; empty for every login page of the host",
  pathWrong: "Begins with / and holds letters, digits and underscores",
  logo: "Logo",
  name: "Brand title",
  titles: "Title by language (empty: the brand title)",
  subtitle: "Subtitle",
  background: "Background colour",
  startLanguage: "First language",
  ofBrowser: "As the browser",
  footer: "Footer",
  asksAgreement: "Asks for the platform's agreement",
  preview: "Preview of the login page",
} satisfies Translation<typeof zh>;
