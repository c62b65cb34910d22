import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "ຂາຍດ່ວນ",
  endsIn: "ຈົບໃນ {{time}}",
  beginsIn: "ເລີ່ມໃນ {{time}}",
  perBuyer: "ສູງສຸດ {{n}} ຕໍ່ຄົນ",
  notYet: "ຍັງບໍ່ເລີ່ມ",
  groupBuys: "ຊື້ເປັນກຸ່ມ",
  groupPrice: "ກຸ່ມ {{n}} ຄົນ: {{price}}",
  groupRule: "ຄົບ {{n}} ຄົນຈ່າຍໃນ {{hours}} ຊົ່ວໂມງ ກໍສຳເລັດ, ບໍ່ດັ່ງນັ້ນຄືນເງິນທັງໝົດ",
  openGroup: "ເປີດກຸ່ມ",
  joinGroup: "ເຂົ້າຮ່ວມ",
  openGroups: "ກຸ່ມທີ່ເປີດຢູ່",
  missing: "ຂາດ {{n}} ຄົນ",
  groupComplete: "ກຸ່ມຄົບແລ້ວ",
  groupFailed: "ກຸ່ມບໍ່ຄົບ, ຄືນເງິນທັງໝົດ",
  invite: "ເຊີນໝູ່",
  inviteCopied: "ສຳເນົາລິ້ງແລ້ວ, ສົ່ງໃຫ້ໝູ່ໄດ້",
  groupFull: "ເຕັມແລ້ວ",
};
