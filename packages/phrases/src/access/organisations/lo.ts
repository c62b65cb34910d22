import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "ອົງກອນ",
  "/xtgl/dagl": "ຂໍ້ມູນຫຼັກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "ເບິ່ງອົງກອນ",
  "access.organisation.write": "ຈັດການອົງກອນ",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "ບໍ່ມີອົງກອນນີ້",
  "access.organisationTooDeep": "ອົງກອນມີໄດ້ສູງສຸດ {{limit}} ຂັ້ນ",
  "access.organisationInUse": "ຍັງມີ {{organisations}} ອົງກອນຂັ້ນລຸ່ມ ແລະ {{accounts}} ບັນຊີ ຈຶ່ງລຶບບໍ່ໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "ຊື່ອົງກອນ",
  orgCode: "ລະຫັດອົງກອນ",
  parentOrg: "ອົງກອນຂັ້ນເທິງ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມອົງກອນ",
  editTitle: "ແກ້ໄຂອົງກອນ",
  addChild: "ເພີ່ມຂັ້ນລຸ່ມ",
  topLevel: "ຂັ້ນສູງສຸດ",
  owner: "ຮ້ານຄ້າ",
  showUsers: "ເບິ່ງບັນຊີ",
  ofTop: "ອົງກອນຈັດການໂດຍຮ້ານຄ້າຂັ້ນສູງສຸດ; ຮ້ານຄ້າຂອງທ່ານບໍ່ມີອົງກອນ",
};
