import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "ການຣີວິວ ({{n}}) · {{mean}}",
  stars: "{{n}} ດາວ",
  replied: "ຄຳຕອບ: {{text}}",
  write: "ຂຽນການຣີວິວ",
  content: "ກ່ຽວກັບສິນຄ້ານີ້",
  send: "ສົ່ງ",
  thanks: "ຂອບໃຈ",
};
