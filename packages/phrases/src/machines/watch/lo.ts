import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "ສະຖານະຕູ້",
  "/shj/yyztcx": "ສະຖານະການດຳເນີນງານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "ເບິ່ງສະຖານະຕູ້",
  "machines.operation.read": "ເບິ່ງສະຖານະການດຳເນີນງານ",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "ສະຖານະປະຕູ",
  temperature: "ອຸນຫະພູມ (°C)",
  humidity: "ຄວາມຊຸ່ມ",
  lastHeartbeat: "ສັນຍານຫຼ້າສຸດ",
  problem: "ຕ້ອງຈັດການ",
  lostPerHour: "ຄວາມເສຍຫາຍຕໍ່ຊົ່ວໂມງ",
  salesCount: "ຄຳສັ່ງຊື້ມື້ນີ້",
  lackLaneCount: "ຊ່ອງສິນຄ້າຂາດ",
  laneAlert: "ຕ້ອງເຕີມສິນຄ້າ",
  replenishTime: "ເຕີມສິນຄ້າຄັ້ງຫຼ້າສຸດ",
  askedAt: "ເວລາສັ່ງ",
  answeredAt: "ເວລາຕອບ",
  detail: "ຜົນ",
  command: "ຄຳສັ່ງ",
};

export const words: Translation<typeof zh.words> = {
  commands: "ບັນທຶກຄຳສັ່ງ",
  openAlarms: "ເບິ່ງສັນຍານເຕືອນ",
  openLanes: "ເບິ່ງຊ່ອງສິນຄ້າ",
  more: "ທັງໝົດ {{n}}",
  lostHint: "ຄາດຄະເນຈາກຍອດຂາຍສະເລ່ຍຂອງຊົ່ວໂມງນີ້ໃນ 28 ມື້ ແລະ ສັດສ່ວນຊ່ອງທີ່ຂາຍບໍ່ໄດ້",
};
