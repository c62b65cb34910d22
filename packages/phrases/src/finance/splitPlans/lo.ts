import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "ຕັ້ງຄ່າແຜນແບ່ງເງິນ",
  "/cfgl/fztj": "ສະຖິຕິແບ່ງເງິນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "ເບິ່ງແຜນແບ່ງເງິນ",
  "finance.split.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດໃຊ້, ປິດໃຊ້ ແລະ ລຶບແຜນແບ່ງເງິນ",
  "finance.splitFigure.read": "ເບິ່ງສະຖິຕິແບ່ງເງິນ",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "ແຜນແບ່ງເງິນ",
  splitReceiver: "ຜູ້ຮັບ",
  receivers: "ຜູ້ຮັບ",
  splitRatio: "ສ່ວນແບ່ງ (%)",
  machineCount: "ຈຳນວນຕູ້",
  productCount: "ຈຳນວນສິນຄ້າ",
  machineIds: "ຕູ້",
  productIds: "ສິນຄ້າ",
  fromDate: "ມີຜົນແຕ່",
  updatedTime: "ເວລາແກ້ໄຂ",
  statDate: "ວັນທີ",
  orderCount: "ຈຳນວນຄຳສັ່ງຊື້",
  paidAmount: "ຍອດຈ່າຍ",
  splitAmount: "ຍອດແບ່ງເງິນ",
  splitStatus: "ສະຖານະແບ່ງເງິນ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "ເປີດໃຊ້",
    off: "ປິດໃຊ້",
  },
  status: {
    pending: "ລໍຖ້າແບ່ງເງິນ",
    held: "ໂຈະໄວ້",
    settled: "ແບ່ງເງິນແລ້ວ",
  },
  action: {
    add: "ເພີ່ມແຜນແບ່ງເງິນ",
    edit: "ແກ້ໄຂແຜນແບ່ງເງິນ",
    enable: "ເປີດໃຊ້",
    disable: "ປິດໃຊ້",
    addReceiver: "ເພີ່ມຜູ້ຮັບ",
    removeReceiver: "ເອົາຜູ້ຮັບອອກ",
  },
  confirm: {
    enable: "ເປີດໃຊ້ແຜນແບ່ງເງິນນີ້ບໍ?",
    disable: "ປິດໃຊ້ແຜນແບ່ງເງິນນີ້ບໍ? ແຕ່ມື້ນີ້ບໍ່ແບ່ງເງິນອີກ.",
  },
  all: "ທັງໝົດ",
  rest: "ສ່ວນທີ່ເຫຼືອ ແລະ ສ່ວນທີ່ບໍ່ເຖິງໜຶ່ງເຟິນເປັນຂອງຮ້ານຄ້າ",
  scope: "ຖ້າບໍ່ເລືອກ ຈະແບ່ງເງິນທຸກການຂາຍຂອງຮ້ານຄ້າ",
  sum: "ແບ່ງເງິນ {{amount}}, ສຳເລັດແລ້ວ {{settled}}",
};
