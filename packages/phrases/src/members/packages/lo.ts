import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "ແພັກເກດສະມາຊິກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "ເບິ່ງແພັກເກດສະມາຊິກ",
  "members.package.sell": "ຂາຍແພັກເກດສະມາຊິກ",
  "members.package.write": "ຈັດການແພັກເກດສະມາຊິກ",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "ຂາຍແພັກເກດ",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "ໄລຍະ 1 ຫາ {{limit}} ເດືອນ",
  "memberPackages.nameTaken": "ຮ້ານຄ້າມີແພັກເກດຊື່ນີ້ແລ້ວ",
  "memberPackages.notOffered": "ແພັກເກດນີ້ຖືກປິດໃຊ້ ແລະ ຂາຍບໍ່ໄດ້",
  "memberPackages.otherMerchant": "ບັດ ແລະ ແພັກເກດຕ້ອງເປັນຂອງຮ້ານຄ້າດຽວກັນ",
  "memberPackages.refunded": "ແພັກເກດນີ້ໄດ້ຄືນເງິນແລ້ວ",
  "memberPackages.nothingLeft": "ເດືອນສຸດທ້າຍເລີ່ມແລ້ວ ບໍ່ມີເງິນໃຫ້ຄືນ",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "ຊື່ແພັກເກດ",
  packagePrice: "ລາຄາ",
  packagePeriod: "ຈຳນວນເດືອນ",
  rightsNote: "ສິດທິປະໂຫຍດ",
  packageStatus: "ສະຖານະ",
  memberLevel: "ລະດັບສະມາຊິກ",
  cardId: "ບັດ",
  payWay: "ຈ່າຍດ້ວຍ",
  payout: "ຄືນເງິນດ້ວຍ",
  startDate: "ໃຊ້ໄດ້ແຕ່",
  endDate: "ໃຊ້ໄດ້ເຖິງ",
  saleStatus: "ສະຖານະ",
  soldTime: "ເວລາຂາຍ",
  refunded: "ຄືນເງິນແລ້ວ",
  soldCount: "ຂາຍແລ້ວ",
  sold: "ຍອດຂາຍ",
  refundedCount: "ຈຳນວນຄືນເງິນ",
  runningCount: "ກຳລັງໃຊ້ໄດ້",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "ເປີດໃຊ້ແລ້ວ",
    disabled: "ປິດໃຊ້ແລ້ວ",
  },
  saleState: {
    waiting: "ຍັງບໍ່ເລີ່ມ",
    running: "ໃຊ້ໄດ້ຢູ່",
    over: "ໝົດອາຍຸ",
    refunded: "ຄືນເງິນແລ້ວ",
  },
  payWay: {
    balance: "ຍອດເງິນໃນບັດ",
  },
  action: {
    sell: "ຂາຍ",
    sales: "ແພັກເກດທີ່ຂາຍແລ້ວ",
    refund: "ຄືນເງິນ",
    add: "ເພີ່ມແພັກເກດ",
    edit: "ແກ້ໄຂແພັກເກດ",
    enable: "ເປີດໃຊ້",
    disable: "ປິດໃຊ້",
  },
  confirm: {
    enable: "ເປີດໃຊ້ແພັກເກດນີ້ບໍ?",
    disable: "ປິດໃຊ້ແພັກເກດນີ້ບໍ?",
  },
  hint: {
    noLevel: "ລະດັບບໍ່ປ່ຽນ",
    level: "ສະມາຊິກມີລະດັບນີ້ໃນຊ່ວງທີ່ແພັກເກດໃຊ້ໄດ້ ເວັ້ນແຕ່ລະດັບຂອງຕົນສູງກວ່າ",
    sale: "ໃຊ້ໄດ້ຈາກມື້ນີ້ ຫາກສະມາຊິກຍັງມີແພັກເກດນີ້ ຈະເລີ່ມມື້ຖັດຈາກມື້ໝົດອາຍຸ",
    toCard: "ຄືນ {{amount}} ຢວນເຂົ້າບັດ ແລະ ສິດທິສິ້ນສຸດທັນທີ",
    atCounter: "ຄືນ {{amount}} ຢວນຢູ່ເຄົາເຕີ ແລະ ສິດທິສິ້ນສຸດທັນທີ",
    figures: "ການຂາຍໃນມື້ທີ່ເລືອກ",
  },
};
