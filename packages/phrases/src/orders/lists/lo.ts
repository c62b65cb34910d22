import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "ລາຍການຂາຍຕາມຕູ້",
  "/jygl/ycchjl": "ການຈ່າຍສິນຄ້າທາງໄກ",
  "/jygl/ddcx": "ຄົ້ນຫາຄຳສັ່ງຊື້",
  "/jygl/chcx": "ຄົ້ນຫາການຈ່າຍສິນຄ້າ",
  "/jygl/chmx": "ລາຍລະອຽດການຈ່າຍສິນຄ້າ",
  "/jygl/yhgmjl": "ການຊື້ຂອງຜູ້ຖືບັດ",
  "/cfgl/wtddgl": "ຄຳສັ່ງຊື້ຜິດປົກກະຕິ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "ເບິ່ງ",
  "orders.remote.read": "ເບິ່ງ",
  "orders.search.read": "ເບິ່ງ",
  "orders.dispensing.read": "ເບິ່ງ",
  "orders.purchase.read": "ເບິ່ງ",
  "orders.problem.read": "ເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "ເລກໃດກໍໄດ້",
  unitPrice: "ລາຄາຕໍ່ໜ່ວຍ",
  commandTime: "ເວລາສົ່ງ",
  dispenseResult: "ຜົນການຈ່າຍສິນຄ້າ",
  fault: "ຕູ້ລາຍງານ",
  resultTime: "ເວລາຜົນ",
  exception: "ສາເຫດ",
  nextStep: "ຂັ້ນຕອນຕໍ່ໄປ",
  attempt: "ຄັ້ງທີ",
  dispensed: "ຈຳນວນທີ່ຈ່າຍ",
  offerTime: "ເວລາແຈ້ງ",
  grantTime: "ເວລາອະນຸຍາດ",
  holderName: "ຜູ້ຖືບັດ",
  holderPhone: "ໂທລະສັບຜູ້ຖືບັດ",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "ລາຍການຂາຍຕາມຕູ້",
    remote: "ການຈ່າຍສິນຄ້າທາງໄກ",
    problems: "ຄຳສັ່ງຊື້ຜິດປົກກະຕິ",
  },
  anyHint: "ເລກຄຳສັ່ງຊື້, ຄືນເງິນ, ທຸລະກຳ, ບັດ ຫຼື ໂທລະສັບ",
  wholeNumber: "ກະລຸນາປ້ອນເລກໃຫ້ຄົບ",
  detail: "ລາຍລະອຽດ",
  back: "ກັບໄປຄົ້ນຫາການຈ່າຍສິນຄ້າ",
  byItself: "ຕູ້ເຮັດເອງ",
  fault: {
    jam: "ສິນຄ້າຕິດ",
    timeout: "ມໍເຕີໝົດເວລາ",
    other: "ອື່ນໆ",
  },
  steps: {
    awaitDelivery: "ລໍຖ້າຕູ້",
    awaitRefund: "ລໍຖ້າການຄືນເງິນ",
    retryRefund: "ລອງຄືນເງິນໃໝ່",
    refundOrProcess: "ຄືນເງິນ ຫຼື ບັນທຶກຜົນ",
    process: "ກວດແລ້ວໝາຍວ່າຈັດການແລ້ວ",
    none: "ບໍ່ຕ້ອງຈັດການ",
  },
};
