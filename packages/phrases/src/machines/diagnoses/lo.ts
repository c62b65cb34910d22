import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "ວິເຄາະຂັດຂ້ອງ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "ເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "ປະເພດຂັດຂ້ອງ",
  faultCount: "ຈຳນວນຂັດຂ້ອງ",
  faultSeconds: "ໄລຍະຂັດຂ້ອງ",
  offlineDuration: "ໄລຍະອອບລາຍ",
  onlineRate: "ອັດຕາອອນລາຍ",
  range: "ວັນທີ",
};

export const words: Translation<typeof zh.words> = {
  open: "ວິເຄາະ",
  byDay: "ຕາມມື້",
  byKind: "ຕາມປະເພດ",
  byHour: "ຕາມຊົ່ວໂມງ",
  byLane: "ຕາມຊ່ອງ",
  byProduct: "ຕາມສິນຄ້າ",
  own: "ຕູ້ນີ້",
  alike: "ສະເລ່ຍປະເພດດຽວກັນ ({{n}} ຕູ້)",
  betweenFailures: "ເວລາສະເລ່ຍລະຫວ່າງຂັດຂ້ອງ",
  toRepair: "ເວລາສ້ອມແປງສະເລ່ຍ",
  none: "ບໍ່ມີຂັດຂ້ອງໃນມື້ດັ່ງກ່າວ",
};
