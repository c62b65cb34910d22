import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "List", calendar: "Calendar" },
  spans: { week: "Week", month: "Month" },
  earlier: "Earlier",
  later: "Later",
  today: "Today",
  none: "No plan runs on these days. “Add plan” makes one.",
  more: "There are more plans; the first {{n}} are shown. Narrow them by type.",
  clashes: "Clashes with other plans",
  winner: { this: "this plan wins", other: "the other one wins", larger: "the larger discount wins" },
  below: "{{n}} products would sell below their purchase price, such as {{name}}",
  days: "{{from}} to {{to}}",
};
