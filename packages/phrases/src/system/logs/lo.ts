import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "ບັນທຶກການໃຊ້ງານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "ເບິ່ງບັນທຶກການໃຊ້ງານ",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "ຜູ້ດຳເນີນການ",
  logType: "ປະເພດບັນທຶກການໃຊ້ງານ",
  logPage: "ໜ້າ",
  logContent: "ການດຳເນີນການ",
  logObject: "ວັດຖຸ",
  logResult: "ຜົນ",
  requestId: "ເລກຄຳຮ້ອງ",
};

export const words: Translation<typeof zh.words> = {
  detail: "ລາຍລະອຽດບັນທຶກການໃຊ້ງານ",
  kind: {
    change: "ການປ່ຽນແປງ",
    login: "ການເຂົ້າລະບົບ",
    read: "ເບິ່ງຂໍ້ມູນສ່ວນຕົວ",
    export: "ສົ່ງອອກ",
  },
  result: {
    succeeded: "ສຳເລັດ",
    failed: "ບໍ່ສຳເລັດ",
  },
  unknownPerson: "ບໍ່ໄດ້ເຂົ້າລະບົບ",
  anotherMerchant: "ຂັ້ນເທິງ",
  difference: "ສິ່ງທີ່ປ່ຽນ",
  property: "ຊ່ອງຂໍ້ມູນ",
  before: "ກ່ອນ",
  after: "ຫຼັງ",
  noDetail: "ລາຍການນີ້ບໍ່ມີລາຍລະອຽດ",
  activity: "ການເຄື່ອນໄຫວ",
  noActivity: "ຍັງບໍ່ມີການປ່ຽນແປງ",
};
