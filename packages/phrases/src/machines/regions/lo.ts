import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "ຈັດການເຂດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "ເບິ່ງເຂດ",
  "machines.region.write": "ຈັດການເຂດ",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "ບໍ່ມີເຂດນີ້",
  "regions.nameTaken": "ມີຊື່ນີ້ແລ້ວໃນລະດັບດຽວກັນ",
  "regions.provinceUnknown": "ລະດັບທຳອິດຮັບສະເພາະຊື່ຫຍໍ້ຂອງແຂວງໃນແຜນທີ່",
  "regions.tooDeep": "ສູງສຸດ {{limit}} ລະດັບ",
  "regions.inUse": "ເຂດນີ້ມີ {{children}} ລະດັບລຸ່ມ ແລະ {{points}} ຈຸດຕັ້ງ ບໍ່ສາມາດລຶບໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "ຊື່",
  points: "ຈຸດຕັ້ງ",
  children: "ລະດັບລຸ່ມ",
  level: "ລະດັບ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມແຂວງ",
  addChild: "ເພີ່ມລະດັບລຸ່ມ",
  rename: "ປ່ຽນຊື່",
  search: "ຄົ້ນຫາຊື່",
  keys: "ລູກສອນຍ້າຍ, Enter ເປີດ, N ເພີ່ມລະດັບລຸ່ມ, F2 ປ່ຽນຊື່, Alt+↑↓ ຈັດລຳດັບ",
  none: "ຍັງບໍ່ມີເຂດ; ເລີ່ມດ້ວຍ “ເພີ່ມແຂວງ”.",
  choose: "ເລືອກລາຍການຢູ່ເບື້ອງຊ້າຍ",
  level: {
    "1": "ແຂວງ",
    "2": "ເມືອງ",
    "3": "ເມືອງຍ່ອຍ",
  },
  created: "ເພີ່ມ “{{name}}” ແລ້ວ",
  renamed: "ປ່ຽນຊື່ເປັນ “{{name}}” ແລ້ວ",
  deleteAsk: "ລຶບ “{{name}}” ບໍ?",
};
