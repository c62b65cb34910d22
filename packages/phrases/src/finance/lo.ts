import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "ຈັດການຖອນເງິນ",
  "/cfgl/sksz": "ບັນຊີຮັບເງິນ",
  "/cfgl/shyecx": "ຍອດເງິນຮ້ານຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "ເບິ່ງການຖອນເງິນ",
  "finance.withdrawal.apply": "ຂໍ ແລະ ຍົກເລີກການຖອນເງິນ",
  "finance.withdrawal.review": "ກວດສອບການຖອນເງິນ",
  "finance.withdrawal.pay": "ໂອນເງິນທີ່ຖອນ ແລະ ບັນທຶກຜົນ",
  "finance.account.read": "ເບິ່ງບັນຊີຮັບເງິນ",
  "finance.account.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດນຳໃຊ້ ແລະ ປິດໃຊ້ບັນຊີຮັບເງິນ",
  "finance.balance.read": "ເບິ່ງຍອດເງິນຮ້ານຄ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "ຂໍ",
  takeBack: "ຍົກເລີກຄຳຂໍ",
  pay: "ເລີ່ມໂອນເງິນ",
  succeed: "ບັນທຶກວ່າໂອນແລ້ວ",
  fail: "ບັນທຶກວ່າໂອນບໍ່ສຳເລັດ",
  payee: "ເບິ່ງບັດທະນາຄານຮັບເງິນ",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "ບໍ່ມີບັນຊີຮັບເງິນນີ້",
  "finance.accountActivated": "ບັນຊີທີ່ເປີດນຳໃຊ້ແລ້ວແກ້ໄຂບໍ່ໄດ້",
  "finance.accountInactive": "ຈ່າຍເງິນບໍ່ສຳເລັດ: ບັນຊີຮັບເງິນຍັງບໍ່ເປີດນຳໃຊ້",
  "finance.accountChanged": "ມີຄົນຫາກໍ່ແກ້ໄຂບັນຊີນີ້; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "finance.withdrawalUnknown": "ບໍ່ມີການຖອນເງິນນີ້",
  "finance.amountRange": "ຖອນເງິນໄດ້ 1.01 ຫາ 200,000 ຢວນ",
  "finance.aboveBalance": "ຖອນເງິນບໍ່ໄດ້: ຈຳນວນເງິນລວມຄ່າທຳນຽມເກີນຍອດເງິນ",
  "finance.outsideWindow": "ຮັບຄຳຂໍທຸກມື້ {{from}}-{{to}}, ເງິນເຂົ້າບັນຊີ T+1",
  "finance.ownApplication": "ບໍ່ສາມາດກວດສອບຄຳຂໍຂອງຕົນເອງ",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "ເລກໂອນເງິນ",
  bankName: "ທະນາຄານ",
  bankAccount: "ບັນຊີທະນາຄານ",
  withdrawAmount: "ຈຳນວນຖອນເງິນ",
  amount: "ຈຳນວນເງິນ (ຢວນ)",
  taxFee: "ຄ່າທຳນຽມ",
  transferAmount: "ຈຳນວນໂອນ",
  withdrawStatus: "ສະຖານະ",
  reason: "ເຫດຜົນ",
  applicant: "ຜູ້ຂໍ",
  applyTime: "ເວລາຂໍ",
  paymentTime: "ເວລາໂອນເງິນ",
  rejectTime: "ເວລາປະຕິເສດ",
  transferNo: "ເລກອ້າງອີງທະນາຄານ",
  payeeState: "ກວດສອບບັນຊີ",
  total: "ລວມທັງໝົດ",
  lastPaidTime: "ການໂອນຄັ້ງກ່ອນ",
  accountId: "ບັນຊີຮັບເງິນ",
  providerName: "ຜູ້ໃຫ້ບໍລິການ",
  payAccountNo: "ບັນຊີຮັບເງິນ",
  bankCardNo: "ບັດທະນາຄານ",
  payKey: "ກະແຈ",
  collectionUnit: "ຜູ້ຮັບເງິນ",
  activationState: "ການເປີດນຳໃຊ້",
  balance: "ຍອດເງິນ",
  frozen: "ເງິນທີ່ຖືກລະງັບ",
  available: "ຍອດເງິນທີ່ຖອນເງິນໄດ້",
  settle: "ຈຳນວນການສະສາງເງິນ",
  withdraw: "ເງິນທີ່ຖອນແລ້ວ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "ຍັງບໍ່ກວດສອບ",
    reviewed: "ກວດສອບແລ້ວ",
    paying: "ກຳລັງໂອນ",
    paid: "ໂອນແລ້ວ",
    failed: "ໂອນບໍ່ສຳເລັດ",
    rejected: "ຖືກປະຕິເສດ",
    cancelled: "ຍົກເລີກແລ້ວ",
  },
  activation: {
    preparation: "ກຳລັງກະກຽມ",
    activated: "ເປີດນຳໃຊ້ແລ້ວ",
    stopped: "ປິດໃຊ້ແລ້ວ",
  },
  payee: {
    same: "ຄືກັບການໂອນຄັ້ງກ່ອນ",
    other: "ບໍ່ຄືກັບການໂອນຄັ້ງກ່ອນ: ກະລຸນາກວດ",
    first: "ໂອນຄັ້ງທຳອິດ: ກະລຸນາກວດ",
  },
  action: {
    apply: "ຖອນເງິນ",
    approve: "ອະນຸມັດ",
    approveMany: "ອະນຸມັດທີ່ເລືອກ",
    reject: "ປະຕິເສດ",
    pay: "ໂອນເງິນ",
    settle: "ບັນທຶກເງິນເຂົ້າບັນຊີ",
    fail: "ບັນທຶກວ່າບໍ່ສຳເລັດ",
    cancelApplication: "ຍົກເລີກຄຳຂໍ",
    addAccount: "ເພີ່ມບັນຊີຮັບເງິນ",
    editAccount: "ແກ້ໄຂບັນຊີຮັບເງິນ",
    activate: "ເປີດນຳໃຊ້",
    stop: "ປິດໃຊ້",
    withdrawals: "ປະຫວັດຖອນເງິນ",
  },
  confirm: {
    approve: "ອະນຸມັດການຖອນເງິນນີ້ບໍ?",
    approveMany: "ອະນຸມັດການຖອນເງິນທີ່ເລືອກບໍ?",
    pay: "ເລີ່ມໂອນເງິນບໍ? ກະລຸນາກວດບັດທະນາຄານກ່ອນ.",
    cancel: "ຍົກເລີກຄຳຂໍນີ້ບໍ?",
    activate: "ເປີດນຳໃຊ້ບັນຊີນີ້ບໍ? ຫຼັງເປີດນຳໃຊ້ແລ້ວແກ້ໄຂບໍ່ໄດ້.",
    stop: "ປິດໃຊ້ບັນຊີນີ້ບໍ? ຫຼັງຈາກນັ້ນຈະໂອນເຂົ້າບໍ່ໄດ້.",
  },
  hint: {
    many: "ການຖອນເງິນ {{n}} ລາຍການ, ລວມ {{amount}}",
    added: "ຕ້ອງເປີດນຳໃຊ້ບັນຊີກ່ອນນຳໃຊ້",
    kept: "ປະຫວ່າງໄວ້ແມ່ນບໍ່ປ່ຽນ",
    window: "ຮັບຄຳຂໍທຸກມື້ {{from}}-{{to}}, ເງິນເຂົ້າບັນຊີ T+1",
    can: "ຖອນໄດ້ {{fen}} ຢວນ; ເງິນທີ່ໄດ້ມື້ນີ້ຖອນໄດ້ມື້ອື່ນ",
    fee: "ຄ່າທຳນຽມ {{fee}} ຢວນຕ່າງຫາກ, ລວມ {{total}} ຢວນ",
    failed: "ຖອນເງິນບໍ່ສຳເລັດ: ກະລຸນາກວດບັດທະນາຄານ ຫຼື ຕິດຕໍ່ບໍລິການ",
    noAccount: "ບໍ່ມີບັນຊີຮັບເງິນທີ່ເປີດນຳໃຊ້: ກະລຸນາເພີ່ມ ແລະ ເປີດນຳໃຊ້ກ່ອນ",
    key: "ໃຊ້ເຊື່ອມຕໍ່ກັບຜູ້ໃຫ້ບໍລິການເທົ່ານັ້ນ; ຈະບໍ່ສະແດງອີກ",
  },
};
