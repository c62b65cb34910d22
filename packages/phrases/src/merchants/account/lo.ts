import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "ຂໍ້ມູນບັນຊີຮ້ານຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "ເບິ່ງ",
  "merchants.account.write": "ແກ້ໄຂຂໍ້ມູນຮ້ານຄ້າຕົນ",
};

export const words: Translation<typeof zh.words> = {
  edit: "ແກ້ໄຂຂໍ້ມູນບັນຊີຮ້ານຄ້າ",
  basics: "ຂໍ້ມູນພື້ນຖານ",
  contact: "ຂໍ້ມູນຕິດຕໍ່",
  decided: "ກຳນົດໂດຍຮ້ານຄ້າຂັ້ນເທິງ",
  collectsYes: "ແພລດຟອມເກັບເງິນແທນ",
  collectsNo: "ເກັບເອງ",
  maxPickupHint: "ລະຫັດຮັບສິນຄ້າທີ່ໃຊ້ໄດ້ພ້ອມກັນບໍ່ເກີນ {{n}}",
  closeStore: "ຕູ້ຂອງຮ້ານຄ້າຈະບໍ່ຮັບການຈ່າຍ QR ໃໝ່; ຄຳສັ່ງຊື້ທີ່ສະແດງລະຫັດແລ້ວຍັງຈ່າຍ ແລະ ຈ່າຍສິນຄ້າໄດ້. ປິດສາຂາຮ້ານບໍ?",
  openStore: "ເປີດສາຂາຮ້ານຄືນບໍ?",
  settles: "ສະສາງເງິນເຂົ້າ {{bank}} {{card}}",
  openedAt: "ເປີດ {{time}}",
  noAccount: "ຍັງບໍ່ມີ; ບັນທຶກເມື່ອຜູ້ໃຫ້ບໍລິການສຳເລັດ",
};
