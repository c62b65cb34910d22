import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "ເລກ, ຊື່ ຫຼື ຕົວອັກສອນຕົ້ນພິນອິນ",
  hintMany: "ເລກ, ຊື່ ຫຼື ຕົວອັກສອນຕົ້ນພິນອິນ; ວາງຫຼາຍເລກໄດ້",
  recent: "ໃຊ້ຫຼ້າສຸດ",
  others: "ອື່ນໆ",
  noMatch: "ບໍ່ພົບ “{{text}}”",
  unknown: "ບໍ່ພົບ: {{numbers}}",
  more: "ສະແດງພຽງ {{n}} ລາຍການທຳອິດ; ກະລຸນາພິມເພີ່ມ",
  kind: {
    machine: "ຕູ້",
    card: "ບັດສະມາຊິກ",
    product: "ສິນຄ້າ",
    merchant: "ຮ້ານຄ້າ",
    person: "ຜູ້ໃຊ້",
  },
  state: {
    inUse: "ກຳລັງໃຊ້",
    offline: "ອອບລາຍ",
    notActivated: "ຍັງບໍ່ເປີດນຳໃຊ້",
    outOfUse: "ຢຸດໃຊ້",
  },
};
