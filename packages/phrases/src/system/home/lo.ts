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
  kind: "ການເຕືອນ",
};

export const words: Translation<typeof zh.words> = {
  users: "ຜູ້ໃຊ້",
  merchants: "ຮ້ານຄ້າ",
  machinesOnline: "ເຄື່ອງອອນລາຍ",
  openAlarms: "ການເຕືອນທີ່ຍັງເປີດ",
  blocked: "ຖືກລະງັບ {{n}}",
  ofAll: "ຈາກ {{n}}",
  lastLogins: "ການເຂົ້າລະບົບຫຼ້າສຸດ",
  lastAlarms: "ການເຕືອນຫຼ້າສຸດ",
  systemPages: "ໜ້າລະບົບ",
  unknownAccount: "ບັນຊີທີ່ບໍ່ຮູ້ຈັກ",
  alarm: {
    open: "ຍັງເປີດ",
    cleared: "ແກ້ໄຂແລ້ວ",
  },
};
