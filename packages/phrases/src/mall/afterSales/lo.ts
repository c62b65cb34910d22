import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "ບໍລິການຫຼັງການຂາຍ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "ເບິ່ງຄຳຂໍບໍລິການຫຼັງການຂາຍ",
  "mall.afterSale.handle": "ຈັດການຄຳຂໍບໍລິການຫຼັງການຂາຍ",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "ຍອມຮັບການສົ່ງກັບ",
  "mall.afterSale.receive": "ຮັບສິນຄ້າທີ່ສົ່ງກັບ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "ຄຳສັ່ງຊື້ນີ້ມີຄຳຂໍທີ່ລໍຖ້າຢູ່ແລ້ວ",
  "mall.afterSaleTooMany": "ສູງສຸດ {{limit}} ຄຳຂໍຕໍ່ຄຳສັ່ງຊື້",
  "mall.afterSaleTooMuch": "ຈຳນວນເງິນເກີນທີ່ຍັງເຫຼືອ",
  "mall.afterSaleNotDelivered": "ສົ່ງສິນຄ້າກັບໄດ້ຫຼັງຈາກໄດ້ຮັບແລ້ວ",
  "mall.afterSaleNoGoods": "ຄຳຮ້ອງນີ້ບໍ່ມີສິນຄ້າສົ່ງກັບ",
  "mall.returnedPieces": "ຈຳນວນເຕັມແຕ່ 0 ຫາ {{limit}}",
  "mall.afterSaleOver": "ກາຍກຳນົດບໍລິການຫຼັງການຂາຍແລ້ວ",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "ປະເພດຄຳຮ້ອງ",
  afterSaleReason: "ເຫດຜົນ",
  content: "ລາຍລະອຽດ",
  paidAmount: "ຈຳນວນເງິນທີ່ຈ່າຍ",
  askedAmount: "ຈຳນວນເງິນທີ່ຂໍ",
  afterSaleState: "ສະຖານະບໍລິການຫຼັງການຂາຍ",
  refundAmount: "ຈຳນວນເງິນຄືນເງິນ",
  pieces: "ຈຳນວນທີ່ຂາຍຕໍ່ໄດ້",
  note: "ໝາຍເຫດ",
  decidedBy: "ຜູ້ຈັດການ",
  orderStatus: "ສະຖານະຄຳສັ່ງຊື້",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "ຄືນເງິນຢ່າງດຽວ",
    return: "ສົ່ງສິນຄ້າກັບ",
  },
  reason: {
    damaged: "ເສຍຫາຍ",
    wrong: "ສິນຄ້າຜິດ",
    missing: "ບໍ່ຄົບຈຳນວນ",
    late: "ຊ້າເກີນໄປ",
    other: "ອື່ນໆ",
  },
  state: {
    asked: "ລໍຖ້າ",
    returning: "ລໍຖ້າສິນຄ້າ",
    approved: "ອະນຸມັດແລ້ວ",
    rejected: "ປະຕິເສດແລ້ວ",
  },
  approve: "ອະນຸມັດ",
  reject: "ປະຕິເສດ",
  agree: "ຍອມຮັບການສົ່ງກັບ",
  receive: "ສິນຄ້າກັບມາແລ້ວ",
  whereTo: "ສົ່ງໄປໃສ",
  piecesHint: "ກັບເປັນສິນຄ້າຄົງເຫຼືອ ແລະ ຂາຍຕໍ່",
  decided: "ຄຳຂໍນີ້ຈັດການແລ້ວ",
  openOrder: "ເບິ່ງຄຳສັ່ງຊື້",
  noteHint: "ຜູ້ຊື້ຈະເຫັນ",
};
