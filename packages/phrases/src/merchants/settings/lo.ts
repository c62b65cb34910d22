import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "ຕັ້ງຄ່າສະກຸນເງິນ",
  "/shgl/kfdh": "ເບີໂທບໍລິການລູກຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "ເບິ່ງເບີໂທບໍລິການລູກຄ້າ ແລະ ສະກຸນເງິນ",
  "merchants.setting.write": "ຕັ້ງເບີໂທບໍລິການລູກຄ້າ ແລະ ສະກຸນເງິນ",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "ຮ້ານຄ້ານີ້ມີເບີໂທບໍລິການລູກຄ້າແລ້ວ, ກະລຸນາແກ້ໄຂເບີນັ້ນ",
  "merchants.rateNotPositive": "ອັດຕາຕ້ອງຫຼາຍກວ່າ 0, ທົດສະນິຍົມບໍ່ເກີນ 6 ຕົວ",
};

export const fields: Translation<typeof zh.fields> = {
  country: "ປະເທດ ຫຼື ເຂດ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "ເບີໂທບໍລິການລູກຄ້າ",
  addHotline: "ເພີ່ມເບີໂທບໍລິການລູກຄ້າ",
};
