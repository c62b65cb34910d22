import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "ຈັດການລະບົບ",
  "/xtgl/index": "ໜ້າຫຼັກລະບົບ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "ເບິ່ງໜ້າຫຼັກລະບົບ",
};

export const fields: Translation<typeof zh.fields> = {
  result: "ຜົນ",
  kind: "ສັນຍານເຕືອນ",
};

export const words: Translation<typeof zh.words> = {
  users: "ຜູ້ໃຊ້",
  merchants: "ຮ້ານຄ້າ",
  machinesOnline: "ຕູ້ອອນລາຍ",
  openAlarms: "ສັນຍານເຕືອນທີ່ຍັງບໍ່ແກ້",
  blocked: "ຖືກລະງັບ {{n}}",
  ofAll: "ຈາກ {{n}} ຕູ້ທີ່ກຳລັງໃຊ້ງານ",
  lastLogins: "ການເຂົ້າລະບົບຫຼ້າສຸດ",
  lastAlarms: "ສັນຍານເຕືອນຫຼ້າສຸດ",
  systemPages: "ໜ້າລະບົບ",
  unknownAccount: "ບັນຊີທີ່ບໍ່ຮູ້ຈັກ",
  alarm: {
    open: "ຍັງບໍ່ແກ້",
    cleared: "ແກ້ໄຂແລ້ວ",
  },
};
