import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "ການໃຫ້ສິດຕູ້ແກ່ຮ້ານຄ້າ",
  "/shgl/tdjqsq": "ການໃຫ້ສິດຕູ້ແກ່ທີມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "ເບິ່ງການໃຫ້ສິດຮ້ານຄ້າ",
  "machines.share.write": "ໃຫ້ສິດຮ້ານຄ້າ",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "ຕູ້ເປັນຂອງຮ້ານຄ້ານີ້ ຫຼື ຂັ້ນລຸ່ມຢູ່ແລ້ວ",
  "machines.otherTree": "ໃຫ້ສິດໄດ້ສະເພາະຕູ້ຂອງຮ້ານຄ້າຂັ້ນສູງສຸດດຽວກັນ",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "ສະຖານະສິດ",
  authTime: "ເວລາໃຫ້ສິດ",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "ການໃຫ້ສິດຕູ້ແກ່ຮ້ານຄ້າ",
  teamTitle: "ການໃຫ້ສິດຕູ້ແກ່ທີມ",
  chooseMerchant: "ກະລຸນາເລືອກຮ້ານຄ້າຢູ່ທາງຊ້າຍ",
  chooseTeam: "ກະລຸນາເລືອກທີມຢູ່ທາງຊ້າຍ",
  noTeams: "ຍັງບໍ່ມີທີມ; ກະລຸນາເພີ່ມທີມກ່ອນ",
  state: {
    yes: "ໄດ້ຮັບສິດ",
    no: "ຍັງບໍ່ໄດ້ຮັບສິດ",
  },
  grant: "ໃຫ້ສິດ",
  revoke: "ຖອນສິດ",
  revokeConfirm: "ຖອນສິດບໍ?",
};
