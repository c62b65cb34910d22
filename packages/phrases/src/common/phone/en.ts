import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "Back",
  close: "Close",
  language: "Language",
  less: "Less",
  more: "More",
  retry: "Try again",
  waiting: "Loading",
  offline: "No connection. Please check it and try again",
  noPage: "There is no such page. Please scan the code again",
};
