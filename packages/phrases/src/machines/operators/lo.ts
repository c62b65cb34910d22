import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "ຜູ້ດຳເນີນງານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "ເບິ່ງຜູ້ດຳເນີນງານ",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "ຜູ້ໃຊ້ຢູ່ໃນລາຍຊື່ແລ້ວ",
  "operators.checkStaff": "ກວດສອບຂໍ້ມູນພະນັກງານ ຫຼື ສິດບົດບາດ",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "ຈຳນວນຕູ້",
  salesAmount: "ຍອດຂາຍ 30 ມື້",
  salesOrders: "ຄຳສັ່ງຊື້ 30 ມື້",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມຜູ້ດຳເນີນງານ",
  edit: "ແກ້ໄຂຜູ້ດຳເນີນງານ",
  state: {
    yes: "ເປີດໃຊ້",
    no: "ປິດໃຊ້",
  },
  assign: "ມອບໝາຍ",
  machines: "ຕູ້",
  throughTeams: "{{n}} ຜ່ານທີມ",
  accountHint: "ບັນຊີຜູ້ໃຊ້ທົ່ວໄປ",
};
