import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "ຕັ້ງຄ່າແຜນແບ່ງເງິນ",
  "/cfgl/fztj": "ສະຖິຕິແບ່ງເງິນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "ເບິ່ງແຜນແບ່ງເງິນ",
  "finance.split.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດໃຊ້, ປິດໃຊ້ ແລະ ລຶບແຜນແບ່ງເງິນ",
  "finance.splitMode.write": "ຕັ້ງວິທີດຳເນີນການແບ່ງເງິນ",
  "finance.splitFigure.read": "ເບິ່ງສະຖິຕິແບ່ງເງິນ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "ຕັ້ງບັນຊີຜູ້ຮັບ",
  registerAgain: "ລົງທະບຽນບັນຊີໃໝ່",
  setSplitMode: "ຕັ້ງວິທີດຳເນີນ",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "ສ່ວນແບ່ງສູງສຸດຕ້ອງຫຼາຍກວ່າ 0 ແລະ ບໍ່ເກີນ 100%",
  "finance.shareAccountForm": "ບັນຊີບໍ່ຖືກກັບວິທີຈ່າຍເງິນ ແລະ ປະເພດບັນຊີ",
  "finance.shareAccountTaken": "ບັນຊີນີ້ເປັນຂອງຜູ້ຮັບຄົນອື່ນຂອງຮ້ານຄ້າ",
  "finance.shareAccountChanged": "ມີຄົນຫາກໍແກ້ໄຂບັນຊີນີ້, ກະລຸນາໂຫຼດຄືນແລ້ວລອງໃໝ່",
  "finance.shareAccountUnknown": "ບໍ່ມີບັນຊີນີ້",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "ແຜນແບ່ງເງິນ",
  splitReceiver: "ຜູ້ຮັບ",
  receivers: "ຜູ້ຮັບ",
  splitRatio: "ສ່ວນແບ່ງ (%)",
  splitFixed: "ຈຳນວນຄົງທີ່ (ຢວນ)",
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
  executed: "ຜູ້ໃຫ້ບໍລິການແບ່ງແລ້ວ",
  execution: "ການດຳເນີນ (30 ມື້)",
  target: "ເງິນທີ່ຄວນແບ່ງ",
  shared: "ສົ່ງໃຫ້ແລ້ວ",
  returned: "ສົ່ງຄືນແລ້ວ",
  obstacle: "ເຫດຜົນ",
  shareAccount: "ບັນຊີຜູ້ຮັບ",
  accountType: "ປະເພດບັນຊີ",
  holder: "ເຈົ້າຂອງບັນຊີ",
  accountStatus: "ການລົງທະບຽນ",
  platformBalance: "ວິທີດຳເນີນ",
  ratioLimit: "ສ່ວນແບ່ງສູງສຸດຂອງຄຳສັ່ງຊື້ (%)",
  answeredBy: "ຜູ້ຮັບຜິດຊອບ",
  reason: "ຄຳອະທິບາຍ",
  setTime: "ຕັ້ງເມື່ອ",
  payMethod: "ວິທີຈ່າຍເງິນ",
  sharingStatus: "ສະຖານະການດຳເນີນ",
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
    accounts: "ບັນຊີຜູ້ຮັບ",
    setAccount: "ຕັ້ງບັນຊີ",
    register: "ລົງທະບຽນໃໝ່",
    mode: "ວິທີດຳເນີນ",
    details: "ການດຳເນີນ",
  },
  confirm: {
    enable: "ເປີດໃຊ້ແຜນແບ່ງເງິນນີ້ບໍ?",
    disable: "ປິດໃຊ້ແຜນແບ່ງເງິນນີ້ບໍ? ແຕ່ມື້ນີ້ບໍ່ແບ່ງເງິນອີກ.",
  },
  all: "ທັງໝົດ",
  rest: "ຫັກຈຳນວນຄົງທີ່ກ່ອນ, ແລ້ວແບ່ງຕາມສ່ວນຂອງເງິນທີ່ຈ່າຍ, ບໍ່ເກີນຄຳສັ່ງຊື້; ສ່ວນທີ່ເຫຼືອ ແລະ ເສດຕ່ຳກວ່າ 1 ເຟິນ ເປັນຂອງຮ້ານຄ້າ",
  fixedEach: "{{amount}} ຢວນຕໍ່ຄຳສັ່ງຊື້",
  rule: {
    ratio: "ສ່ວນແບ່ງ",
    fixed: "ຈຳນວນຄົງທີ່",
  },
  scope: "ຖ້າບໍ່ເລືອກ ຈະແບ່ງເງິນທຸກການຂາຍຂອງຮ້ານຄ້າ",
  sum: "ແບ່ງເງິນ {{amount}}, ສຳເລັດແລ້ວ {{settled}}",
  sharing: {
    waiting: "ລໍຖ້າບັນຊີ",
    requested: "ລໍຖ້າຂໍ",
    sharing: "ກຳລັງແບ່ງ",
    releasing: "ກຳລັງປົດອາຍັດ",
    shared: "ແບ່ງແລ້ວ",
    partly: "ແບ່ງບາງສ່ວນ",
    unshared: "ບໍ່ໄດ້ແບ່ງ",
  },
  obstacle: {
    accountMissing: "ຜູ້ຮັບຍັງບໍ່ມີບັນຊີທີ່ລົງທະບຽນ",
    accountRefused: "ຜູ້ໃຫ້ບໍລິການປະຕິເສດບັນຊີ",
    platformBalance: "ແບ່ງໃນບັນຊີຂອງແພລດຟອມ",
    nothingToShare: "ບໍ່ມີເງິນໃຫ້ແບ່ງ",
    aboveRatio: "ເກີນສ່ວນແບ່ງສູງສຸດ",
    aboveNet: "ເກີນເງິນຫຼັງຫັກຄ່າທຳນຽມ",
    tooOld: "ໝົດກຳນົດແບ່ງ",
    refused: "ຜູ້ໃຫ້ບໍລິການປະຕິເສດ",
  },
  view: {
    open: "ກຳລັງດຳເນີນ",
    differs: "ມີສ່ວນຕ່າງ",
    done: "ສຳເລັດ",
  },
  accountType: {
    merchant: "ຮ້ານຄ້າ",
    person: "ບຸກຄົນ",
  },
  account: {
    waiting: "ກຳລັງລົງທະບຽນ",
    registered: "ລົງທະບຽນແລ້ວ",
    refused: "ຖືກປະຕິເສດ",
    unset: "ຍັງບໍ່ຕັ້ງ",
  },
  mode: {
    provider: "ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນເປັນຜູ້ແບ່ງ",
    platform: "ແບ່ງໃນບັນຊີຂອງແພລດຟອມ",
  },
  modeHint: "ການແບ່ງໃນບັນຊີຂອງແພລດຟອມປິດໄວ້ ຈົນກວ່າຈະລະບຸຜູ້ຮັບຜິດຊອບ ແລະ ເຫດຜົນຢູ່ບ່ອນນີ້; ບັນທຶກຈະເກັບທັງສອງໄວ້",
  ratioHint: "30% ຖ້າຜູ້ໃຫ້ບໍລິການຊຳລະເງິນບໍ່ໄດ້ຕົກລົງຢ່າງອື່ນ",
  accountHint: "WeChat Pay: ເລກຮ້ານຄ້າ ຫຼື openid ຂອງບຸກຄົນ; Alipay: 16 ຕົວເລກທີ່ຂຶ້ນຕົ້ນດ້ວຍ 2088",
  noExecution: "ບໍ່ມີຄຳສັ່ງຊື້ໃນຊ່ວງນີ້",
  differs: "ມີສ່ວນຕ່າງ",
  openNow: "ກຳລັງດຳເນີນ",
};
