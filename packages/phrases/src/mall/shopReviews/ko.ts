import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "후기({{n}}) · {{mean}}",
  stars: "별 {{n}}개",
  replied: "답변: {{text}}",
  write: "후기 쓰기",
  content: "이 상품은 어땠나요",
  send: "보내기",
  thanks: "감사합니다",
};
