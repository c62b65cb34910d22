import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "QR ຂອງກຸ່ມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "ເບິ່ງ QR ຂອງກຸ່ມ",
  "mall.groupCode.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດໃຊ້, ປິດໃຊ້ ແລະ ລຶບ QR ຂອງກຸ່ມ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "ໝົດອາຍຸແລ້ວ: ກະລຸນາເລືອກມື້ນີ້ ຫຼື ມື້ຕໍ່ໄປ",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "ຊື່ QR",
  qrImage: "QR",
  machineId: "ຕູ້",
  updatedTime: "ເວລາແກ້ໄຂ",
  validTo: "ໃຊ້ໄດ້ຮອດ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມ QR ຂອງກຸ່ມ",
  edit: "ແກ້ໄຂ QR ຂອງກຸ່ມ",
  inMall: "ຮ້ານອອນລາຍ",
  machineHint: "ປ່ອຍວ່າງ: ໃຊ້ໃນຮ້ານອອນລາຍ",
  validToHint: "ຍັງໃຊ້ໄດ້ໃນມື້ນັ້ນ",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enableAsk: "ເປີດໃຊ້ບໍ?",
  disableAsk: "ປິດໃຊ້ບໍ?",
  status: {
    enabled: "ເປີດໃຊ້",
    disabled: "ປິດໃຊ້",
    expired: "ໝົດອາຍຸ",
  },
};
