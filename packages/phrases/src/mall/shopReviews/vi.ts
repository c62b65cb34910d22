import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Đánh giá ({{n}}) · {{mean}}",
  stars: "{{n}} sao",
  replied: "Trả lời: {{text}}",
  write: "Viết đánh giá",
  content: "Về sản phẩm này",
  send: "Gửi",
  thanks: "Cảm ơn",
};
