import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "ຊື້ເປັນກຸ່ມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "ເບິ່ງການຊື້ເປັນກຸ່ມ",
  "mall.groupBuy.write": "ເພີ່ມ, ແກ້ໄຂ, ເລີ່ມ, ຢຸດ ແລະ ລຶບການຊື້ເປັນກຸ່ມ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "ສິນຄ້າໜຶ່ງລາຍການໃຊ້ລາຄາພິເສດໄດ້ຢ່າງດຽວ",
  "mall.groupBuyUnknown": "ບໍ່ມີການຊື້ເປັນກຸ່ມນີ້",
  "mall.groupSize": "ຈຳນວນຄົນ: {{least}} ຫາ {{most}}",
  "mall.groupHours": "ເວລາລວມກຸ່ມ: 1 ຫາ {{limit}} ຊົ່ວໂມງ",
  "mall.groupPieces": "ຈຳນວນ: {{least}} ຫາ {{most}}, ພໍສຳລັບໜຶ່ງກຸ່ມ ແລະ ບໍ່ເກີນທີ່ຂາຍໄດ້",
  "mall.groupBuyStarted": "ທີ່ກຳລັງດຳເນີນ ຫຼື ມີກຸ່ມແລ້ວ ແກ້ໄຂ ຫຼື ລຶບບໍ່ໄດ້, ຢຸດໄດ້ເທົ່ານັ້ນ",
  "mall.groupOverlaps": "ສິນຄ້ານີ້ມີການຊື້ເປັນກຸ່ມໃນເວລານັ້ນແລ້ວ",
  "mall.groupNotRunning": "ການຊື້ເປັນກຸ່ມຍັງບໍ່ເລີ່ມ ຫຼື ຈົບແລ້ວ",
  "mall.groupSoldOut": "ການຊື້ເປັນກຸ່ມເຫຼືອພຽງ {{n}}, ບໍ່ພໍ",
  "mall.groupLimit": "ສູງສຸດ {{limit}} ຕໍ່ຜູ້ຊື້",
  "mall.groupUnknown": "ບໍ່ມີກຸ່ມນີ້",
  "mall.groupTwice": "ທ່ານຢູ່ໃນກຸ່ມນີ້ແລ້ວ",
  "mall.groupFull": "ກຸ່ມເຕັມແລ້ວ, ເປີດກຸ່ມໃໝ່ໄດ້",
  "mall.groupClosed": "ກຸ່ມຈົບແລ້ວ, ເປີດກຸ່ມໃໝ່ໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "ສິນຄ້າ",
  mallPrice: "ລາຄາຮ້ານ",
  groupPrice: "ລາຄາກຸ່ມ",
  size: "ຈຳນວນຄົນ",
  hours: "ກຳນົດເວລາ (ຊົ່ວໂມງ)",
  pieces: "ຈຳນວນ",
  taken: "ຂາຍແລ້ວ",
  perBuyer: "ຕໍ່ຜູ້ຊື້",
  startsAt: "ເລີ່ມ",
  endsAt: "ຈົບ",
  groupBuyStatus: "ສະຖານະ",
  gatheringCount: "ກຳລັງລວມ",
  completeCount: "ຄົບແລ້ວ",
  failedCount: "ບໍ່ຄົບ",
  createdBy: "ຜູ້ສ້າງ",
  openedTime: "ເປີດເມື່ອ",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "ຍັງບໍ່ເປີດ",
    scheduled: "ຍັງບໍ່ເລີ່ມ",
    running: "ກຳລັງດຳເນີນ",
    soldOut: "ໝົດແລ້ວ",
    ended: "ຈົບແລ້ວ",
    stopped: "ຢຸດແລ້ວ",
  },
  groupState: {
    gathering: "ກຳລັງລວມກຸ່ມ",
    complete: "ຄົບແລ້ວ",
    failed: "ບໍ່ຄົບ",
  },
  add: "ເພີ່ມການຊື້ເປັນກຸ່ມ",
  edit: "ແກ້ໄຂການຊື້ເປັນກຸ່ມ",
  start: "ເລີ່ມ",
  startAsk: "ຫຼັງເລີ່ມ ຜູ້ຊື້ເປີດກຸ່ມໄດ້ໃນເວລານັ້ນ, ລາຄາ ຈຳນວນ ແລະ ເວລາຈະຖືກກວດອີກ. ເລີ່ມບໍ?",
  running: "ເລີ່ມແລ້ວ",
  stop: "ຢຸດ",
  stopAsk: "ຫຼັງຢຸດ ເປີດກຸ່ມໃໝ່ບໍ່ໄດ້, ກຸ່ມທີ່ເປີດແລ້ວສືບຕໍ່ຈົນຈົບ ແລະ ຄືນເງິນທັງໝົດຖ້າບໍ່ຄົບ. ຢຸດບໍ?",
  notRunning: "ຍັງບໍ່ເລີ່ມ",
  groups: "ກຸ່ມ",
  places: "ຈ່າຍແລ້ວ {{paid}}/{{size}} ຄົນ",
  until: "ຮອດ {{time}}",
  noGroups: "ຍັງບໍ່ມີໃຜເປີດກຸ່ມ",
};
