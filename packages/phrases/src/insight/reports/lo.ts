import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "ສົ່ງອອກລາຍງານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "ເບິ່ງລາຍງານ",
  "insight.report.write": "ສ້າງລາຍງານ",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "ໄລຍະສົ່ງອອກ: ບໍ່ເກີນ 31 ມື້",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "ລາຍງານ",
  startDate: "ຈາກວັນທີ",
  endDate: "ຫາວັນທີ",
  reportStatus: "ສະຖານະ",
  createdBy: "ຜູ້ສ້າງ",
  fileSize: "ຂະໜາດ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມລາຍງານ",
  generate: "ສ້າງ",
  days: "ໄລຍະວັນທີ",
  daysHint: "ບໍ່ເກີນ 31 ມື້",
  state: {
    notGenerated: "ຍັງບໍ່ສ້າງ",
    generating: "ກຳລັງສ້າງ",
    generated: "ສ້າງແລ້ວ",
    failed: "ສ້າງບໍ່ສຳເລັດ",
  },
  name: {
    overview: "ພາບລວມການຂາຍ",
    machines: "ການຂາຍຕາມຕູ້",
    products: "ການຂາຍຕາມສິນຄ້າ",
    payments: "ການຂາຍຕາມວິທີຈ່າຍເງິນ",
    points: "ການຂາຍຕາມຈຸດຕັ້ງ",
    merchants: "ການຂາຍຕາມຮ້ານຄ້າ",
  },
};
