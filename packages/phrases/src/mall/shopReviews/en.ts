import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Reviews ({{n}}) · {{mean}}",
  stars: "{{n}}★",
  replied: "Answer: {{text}}",
  write: "Write a review",
  content: "About this product",
  send: "Send",
  thanks: "Thank you",
};
