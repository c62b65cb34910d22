import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "ທີມຂອງຂ້ອຍ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "ເບິ່ງທີມ",
  "machines.team.write": "ຈັດການທີມ",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "ເພີ່ມສະມາຊິກ",
  removeMember: "ເອົາສະມາຊິກອອກ",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "ບໍ່ມີທີມນີ້",
  "teams.nameTaken": "ຊື່ທີມຖືກໃຊ້ແລ້ວ",
  "teams.alreadyMember": "ຜູ້ໃຊ້ຢູ່ໃນລາຍຊື່ແລ້ວ",
  "teams.checkStaff": "ກວດສອບຂໍ້ມູນພະນັກງານ ຫຼື ສິດບົດບາດ",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "ຊື່ທີມ",
  memberNum: "ຈຳນວນຄົນ",
  addedTime: "ເວລາເພີ່ມ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມທີມ",
  edit: "ແກ້ໄຂທີມ",
  addMember: "ເພີ່ມສະມາຊິກ",
  removeMember: "ເອົາສະມາຊິກອອກ",
  removeMemberConfirm: "ສະມາຊິກຈະເສຍສິດຕູ້ຂອງທີມ. ເອົາອອກບໍ?",
  accountHint: "ບັນຊີຂອງຜູ້ໃຊ້ທົ່ວໄປ",
};
