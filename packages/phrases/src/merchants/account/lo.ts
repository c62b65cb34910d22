import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "ຂໍ້ມູນບັນຊີຮ້ານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "ເບິ່ງ",
  "merchants.account.write": "ແກ້ໄຂຂໍ້ມູນຮ້ານຕົນ",
};

export const words: Translation<typeof zh.words> = {
  edit: "ແກ້ໄຂຂໍ້ມູນບັນຊີ",
  basics: "ຂໍ້ມູນພື້ນຖານ",
  contact: "ຂໍ້ມູນຕິດຕໍ່",
  decided: "ກຳນົດໂດຍຮ້ານຂັ້ນເທິງ",
  collectsYes: "ແພລດຟອມເກັບແທນ",
  collectsNo: "ເກັບເອງ",
  maxPickupHint: "ລະຫັດຮັບສິນຄ້າທີ່ໃຊ້ໄດ້ພ້ອມກັນບໍ່ເກີນ {{n}}",
  closeStore: "ເຄື່ອງຂອງຮ້ານຈະບໍ່ຮັບການຈ່າຍ QR ໃໝ່; ຄຳສັ່ງທີ່ສະແດງລະຫັດແລ້ວຍັງຈ່າຍ ແລະ ຮັບສິນຄ້າໄດ້. ປິດຮ້ານບໍ?",
  openStore: "ເປີດຮ້ານຄືນບໍ?",
  settles: "ຊຳລະເຂົ້າ {{bank}} {{card}}",
  openedAt: "ເປີດ {{time}}",
  noAccount: "ຍັງບໍ່ມີ; ບັນທຶກເມື່ອຜູ້ໃຫ້ບໍລິການສຳເລັດ",
};
