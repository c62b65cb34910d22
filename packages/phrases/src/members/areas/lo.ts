import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "ເຂດບັດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "ເບິ່ງເຂດບັດສະມາຊິກ",
  "members.area.write": "ຈັດການເຂດບັດສະມາຊິກ ແລະ ພະນັກງານ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "ຕັ້ງເຂດ",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "ບໍ່ມີເຂດນີ້ ຫຼື ທ່ານບໍ່ໄດ້ຄຸ້ມຄອງ",
  "cardAreas.nameTaken": "ຊື່ນີ້ມີຢູ່ແລ້ວໃນລະດັບດຽວກັນ",
  "cardAreas.tooDeep": "ສູງສຸດ {{limit}} ລະດັບ",
  "cardAreas.inUse": "ເຂດນີ້ມີ {{children}} ເຂດຍ່ອຍ ແລະ {{cards}} ບັດ, ລຶບບໍ່ໄດ້",
  "cardAreas.staffLast": "{{n}} ຄົນຢູ່ໃນເຂດນີ້ເທົ່ານັ້ນ ແລະ ຈະຈັດການບັດທັງໝົດໄດ້ຖ້າລຶບ; ກະລຸນາເອົາອອກ ຫຼື ມອບໝາຍໃໝ່ກ່ອນ",
  "cardAreas.ownLimit": "ພະນັກງານທີ່ຖືກຈຳກັດເຂດບໍ່ສາມາດຍົກເລີກຂໍ້ຈຳກັດສຸດທ້າຍໄດ້; ກະລຸນາໃຫ້ຜູ້ທີ່ບໍ່ຖືກຈຳກັດດຳເນີນການ",
  "cardAreas.beyondOwn": "ມີຜົນນອກເຂດຂອງທ່ານ; ກະລຸນາໃຫ້ຜູ້ທີ່ບໍ່ຖືກຈຳກັດດຳເນີນການ",
  "cardAreas.staffTaken": "ຜູ້ໃຊ້ຢູ່ໃນລາຍການແລ້ວ",
  "cardAreas.staffUnfit": "ກະລຸນາກວດຂໍ້ມູນພະນັກງານ ຫຼື ສິດຂອງບົດບາດ",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "ຊື່ເຂດ",
  level: "ລະດັບ",
  children: "ເຂດຍ່ອຍ",
  cardCount: "ບັດສະມາຊິກ",
  staff: "ພະນັກງານ",
  userId: "ພະນັກງານ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມເຂດ",
  addChild: "ເພີ່ມເຂດຍ່ອຍ",
  rename: "ປ່ຽນຊື່",
  assign: "ມອບໝາຍພະນັກງານ",
  search: "ຄົ້ນຫາເຂດ",
  keys: "ລູກສອນຍ້າຍ, Enter ເປີດ, N ເພີ່ມ, F2 ປ່ຽນຊື່",
  none: "ຍັງບໍ່ມີເຂດ; ກົດ “ເພີ່ມເຂດ”.",
  choose: "ກະລຸນາເລືອກເຂດທາງຊ້າຍ",
  noStaff: "ຍັງບໍ່ມອບໝາຍ",
  limited: "ຜູ້ຖືກມອບໝາຍຈັດການໄດ້ສະເພາະບັດຂອງເຂດນີ້ ແລະ ເຂດຍ່ອຍ",
  removeStaff: "ຖອນອອກ",
  removeStaffAsk: "ຖອນຜູ້ນີ້ອອກບໍ?",
  created: "ເພີ່ມ “{{name}}” ແລ້ວ",
  renamed: "ປ່ຽນຊື່ເປັນ “{{name}}” ແລ້ວ",
};
