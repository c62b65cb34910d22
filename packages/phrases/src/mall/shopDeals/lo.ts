import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "ຂາຍດ່ວນ",
  endsIn: "ຈົບໃນ {{time}}",
  beginsIn: "ເລີ່ມໃນ {{time}}",
  perBuyer: "ສູງສຸດ {{n}} ຕໍ່ຄົນ",
  notYet: "ຍັງບໍ່ເລີ່ມ",
};
