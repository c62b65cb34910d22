import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "ສິດເຄື່ອງຮ້ານຄ້າ",
  "/shgl/tdjqsq": "ສິດເຄື່ອງທີມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "ເບິ່ງການໃຫ້ສິດຮ້ານຄ້າ",
  "machines.share.write": "ໃຫ້ສິດຮ້ານຄ້າ",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "ເຄື່ອງເປັນຂອງຮ້ານນີ້ ຫຼື ຂັ້ນລຸ່ມຢູ່ແລ້ວ",
  "machines.otherTree": "ໃຫ້ສິດໄດ້ສະເພາະເຄື່ອງຂອງຮ້ານຂັ້ນເທິງສຸດດຽວກັນ",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "ສະຖານະສິດ",
  authTime: "ເວລາໃຫ້ສິດ",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "ສິດເຄື່ອງຂອງຮ້ານຄ້າ",
  teamTitle: "ສິດເຄື່ອງຂອງທີມ",
  chooseMerchant: "ເລືອກຮ້ານຢູ່ທາງຊ້າຍ",
  chooseTeam: "ເລືອກທີມຢູ່ທາງຊ້າຍ",
  state: {
    yes: "ໄດ້ຮັບສິດ",
    no: "ຍັງບໍ່ໄດ້ຮັບສິດ",
  },
  grant: "ໃຫ້ສິດ",
  revoke: "ຖອນສິດ",
  revokeConfirm: "ຖອນສິດບໍ?",
};
