import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "ວັດຈະນານຸກົມຂໍ້ມູນ",
  "/xtgl/shsjzd": "ວັດຈະນານຸກົມຂໍ້ມູນຂອງຮ້ານຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "ເບິ່ງວັດຈະນານຸກົມຂໍ້ມູນ",
  "system.dictionary.write": "ແກ້ໄຂວັດຈະນານຸກົມຂໍ້ມູນ",
  "system.merchantDictionary.read": "ເບິ່ງວັດຈະນານຸກົມຂໍ້ມູນຂອງຮ້ານຄ້າ",
  "system.merchantDictionary.write": "ແກ້ໄຂວັດຈະນານຸກົມຂໍ້ມູນຂອງຮ້ານຄ້າ",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "ບໍ່ມີປະເພດນີ້ໃນວັດຈະນານຸກົມຂໍ້ມູນ",
  "system.dictionaryTypeInUse": "ປະເພດນີ້ຍັງມີລາຍການ ຈຶ່ງລຶບບໍ່ໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "ປະເພດ",
  typeName: "ຊື່ປະເພດ",
  dictCode: "ລະຫັດ",
  dictName: "ຊື່",
  dictValue: "ຂໍ້ຄວາມ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມລາຍການ",
  edit: "ແກ້ໄຂລາຍການ",
  enabled: "ເປີດໃຊ້",
  disabled: "ປິດໃຊ້",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  disableAsk: "ແບບຟອມຈະບໍ່ສະເໜີລາຍການນີ້. ປິດໃຊ້ບໍ?",
  platformElsewhere: "ລາຍການຂອງລະບົບກາງຢູ່ໃນວັດຈະນານຸກົມຂໍ້ມູນ",
  types: "ປະເພດ",
  addType: "ເພີ່ມປະເພດ",
  editType: "ແກ້ໄຂປະເພດ",
  noTypes: "ຍັງບໍ່ມີປະເພດທີ່ສ້າງເອງ. ກົດ “ເພີ່ມປະເພດ” ເພື່ອສ້າງອັນທຳອິດ.",
  typesHint: "ໂປຣແກຣມຂອງຮ້ານຄ້າອ່ານລາຍການຂອງປະເພດເຫຼົ່ານີ້ດ້ວຍກະແຈ",
  type: {
    paymentKind: "ວິທີຈ່າຍເງິນ",
    machineType: "ປະເພດຕູ້",
    language: "ພາສາ",
    orderState: "ສະຖານະຄຳສັ່ງຊື້",
    ticketState: "ສະຖານະໃບແຈ້ງບັນຫາ",
    ticketReply: "ຄຳຕອບໃບແຈ້ງບັນຫາ",
    blockReason: "ເຫດຜົນປິດບັນຊີ",
    blacklistReason: "ເຫດຜົນບັນຊີດຳ",
    rejectReason: "ເຫດຜົນປະຕິເສດເອກະສານ",
    priceReason: "ເຫດຜົນປ່ຽນລາຄາ",
    recallReason: "ເຫດຜົນເອີ້ນຄືນຢາ",
  },
};
