import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "ບັນຊີຊຳລະຂອງຮ້ານຄ້າ",
  "/xtgl/zfsz/rjs": "ການສະສາງເງິນປະຈຳວັນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "ເບິ່ງບັນຊີຂອງທຸກຮ້ານຄ້າ",
  "finance.providerDay.read": "ເບິ່ງການສະສາງເງິນປະຈຳວັນ",
  "finance.providerDay.write": "ເຮັດການສະສາງເງິນປະຈຳວັນຄືນ",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "ເຮັດການສະສາງເງິນຄືນ",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "ຈຳນວນຮ້ານຄ້າ",
  settleDate: "ວັນທີ",
};

export const words: Translation<typeof zh.words> = {
  run: "ເຮັດການສະສາງເງິນຄືນ",
  runQuestion: "ເຮັດການສະສາງເງິນຄືນບໍ? ລາຍການທີ່ຍັງບໍ່ປິດຈະຖືກຊຳລະ; ວັນທີ່ປິດແລ້ວຄືເກົ່າ.",
  runDone: "ສະສາງແລ້ວ {{n}} ລາຍການ",
  runNothing: "ບໍ່ມີລາຍການທີ່ຄ້າງ; ວັນທີ່ປິດແລ້ວຄືເກົ່າ",
};
