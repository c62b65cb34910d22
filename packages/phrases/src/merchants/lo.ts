import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "ຮ້ານຄ້າຂອງຂ້ອຍ",
  "/shgl/management": "ແຜນຜັງຮ້ານຄ້າ",
  "/shgl": "ຈັດການຮ້ານຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "ເບິ່ງ",
  "merchants.merchant.write": "ເພີ່ມ, ແກ້ໄຂ, ປິດໃຊ້",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "ຕັ້ງກົດຄືນເງິນ",
  setFeatures: "ຕັ້ງຟັງຊັນ",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "ກະລຸນາຍອມຮັບຄ່າທຳນຽມ 1% ຂອງຊື້ສ່ຽງໂຊກກ່ອນ",
  "merchants.unknown": "ບໍ່ມີຮ້ານຄ້ານີ້",
  "merchants.numberTaken": "ເລກຮ້ານຄ້ານີ້ຖືກໃຊ້ແລ້ວ",
  "merchants.notBelow": "ຈັດການໄດ້ສະເພາະຮ້ານຄ້າຂັ້ນລຸ່ມ",
  "merchants.cycle": "ຍ້າຍໄປລຸ່ມຕົນເອງບໍ່ໄດ້",
  "merchants.otherTree": "ຮ້ານຄ້າຕ້ອງຢູ່ໃນແຜນຜັງຂອງຮ້ານຄ້າຂັ້ນສູງສຸດ",
  "merchants.rolesAbove": "ມີ {{accounts}} ບັນຊີໃຊ້ບົດບາດຂອງຮ້ານຄ້າທີ່ຈະບໍ່ແມ່ນຂັ້ນເທິງອີກ, ປ່ຽນບົດບາດກ່ອນ",
  "merchants.stopped": "ຮ້ານຄ້າຂັ້ນເທິງປິດໃຊ້ແລ້ວ",
  "merchants.inUse": "ຍັງມີ {{machines}} ຕູ້ ແລະ {{merchants}} ຮ້ານຄ້າຂັ້ນລຸ່ມ ຈຶ່ງລຶບບໍ່ໄດ້",
  "merchants.storeClosed": "ສາຂາຮ້ານປິດແລ້ວ",
  "merchants.pickupCodesOutOfRange": "ລະຫັດຮັບສິນຄ້າ: 0 ຫາ {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "ຊື່ບໍລິສັດ",
  parent: "ຮ້ານຄ້າຂັ້ນເທິງ",
  address: "ທີ່ຢູ່",
  hotline: "ສາຍດ່ວນບໍລິການ",
  kind: "ປະເພດຮ້ານຄ້າ",
  categoryCode: "ລະຫັດໝວດໝູ່",
  tagCode: "ລະຫັດປ້າຍ",
  collects: "ແພລດຟອມເກັບເງິນແທນ",
  features: "ສະວິດຟັງຊັນ",
  maxPickupCodes: "ລະຫັດຮັບສິນຄ້າສູງສຸດ",
  currency: "ສະກຸນເງິນ",
  exchangeRate: "ອັດຕາແລກປ່ຽນ",
  pushTime: "ເວລາສົ່ງປະຈຳວັນ",
  refundMaximum: "ຄືນເງິນອັດຕະໂນມັດສູງສຸດ",
  refundReview: "ກວດສອບການຄືນເງິນທີ່ເກີນ",
  storeState: "ສະຖານະສາຂາຮ້ານ",
  collectionAccounts: "ບັນຊີຮັບເງິນ",
  status: "ສະຖານະ",
  machines: "ຈຳນວນຕູ້",
  accounts: "ຈຳນວນບັນຊີ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມຮ້ານຄ້າ",
  addChild: "ເພີ່ມລຸ່ມ",
  editTitle: "ແກ້ໄຂຮ້ານຄ້າ",
  passwordSent: "ສົ່ງລະຫັດຜ່ານເບື້ອງຕົ້ນໄປທີ່ໂທລະສັບແລ້ວ",
  topLevel: "ຮ້ານຄ້າຂັ້ນສູງສຸດ",
  find: "ເລກ ຫຼື ຊື່",
  withBelow: "{{all}} ລວມຂັ້ນລຸ່ມ",
  kind: {
    ordinary: "ທົ່ວໄປ",
    drug: "ຢາ",
  },
  status: {
    normal: "ປົກກະຕິ",
    stopped: "ປິດໃຊ້ແລ້ວ",
    deleted: "ລຶບແລ້ວ",
  },
  storeState: {
    open: "ເປີດ",
    closed: "ປິດ",
  },
  channel: {
    wechat: "WeChat",
    alipay: "Alipay",
  },
  feature: {
    purchase: "ຊື້ສ່ຽງໂຊກ",
    medicine: "ຈັດການລັອດຢາ",
    shoppingCart: "ກະຕ່າສິນຄ້າ",
    membershipCard: "ບັດສະມາຊິກ",
    pickupCode: "ລະຫັດຮັບສິນຄ້າ",
    smartMedicineBox: "ກ່ອງຢາອັດສະລິຍະ",
    drugCombination: "ຊຸດຢາ",
  },
  action: {
    features: "ຟັງຊັນ",
    refund: "ປັບການຄືນເງິນ",
    move: "ຍ້າຍ",
    stop: "ປິດໃຊ້",
    resume: "ເປີດໃຊ້",
    restore: "ກູ້ຄືນ",
  },
  confirm: {
    stop: "ທຸກບັນຊີຂອງຮ້ານຄ້ານີ້ ແລະ ຂັ້ນລຸ່ມຈະອອກຈາກລະບົບທັນທີ. ປິດໃຊ້ບໍ?",
    resume: "ເປີດໃຊ້ຮ້ານຄ້ານີ້ບໍ?",
    restore: "ກູ້ຄືນບໍ?",
    purchase: "ຊື້ສ່ຽງໂຊກຄິດຄ່າທຳນຽມ 1%",
  },
  hint: {
    below: "ສິ່ງທີ່ປິດໃຊ້ຢູ່ນີ້ ປິດໃຊ້ສຳລັບທຸກຂັ້ນລຸ່ມ; ຂໍ້ມູນເກົ່າຍັງຢູ່.",
    rate: "ເງິນທ້ອງຖິ່ນຕໍ່ 1 ຢວນ",
    number: "ເລກປ່ຽນຕາມຂັ້ນເທິງ ແລະ ຂັ້ນລຸ່ມປ່ຽນຕາມ.",
  },
  refund: {
    agreed: "ຕົກລົງກຳນົດຂີດສູງສຸດ",
    agreedHint: "ຄຳສັ່ງຊື້ຜິດປົກກະຕິບໍ່ເກີນຈຳນວນນີ້ຄືນເງິນອັດຕະໂນມັດ, ເກີນຈັດການດ້ວຍມື.",
    disagreed: "ບໍ່ຕົກລົງ",
    cashHint: "ລະບົບບໍ່ສາມາດຄືນເງິນສົດໄດ້: ຄຳສັ່ງຊື້ເງິນສົດມີຄົນຈັດການ.",
    disagreedHint: "ທຸກຄຳສັ່ງຊື້ຜິດປົກກະຕິຄືນເງິນອັດຕະໂນມັດ.",
    noReview: "ບໍ່ຕ້ອງມີຜູ້ທີສອງ",
    reviewHint: "ເກີນຈຳນວນນີ້ ການຄືນເງິນດ້ວຍມືຈະເລີ່ມຫຼັງຈາກຜູ້ອື່ນອະນຸມັດເທົ່ານັ້ນ; ປະຫວ່າງໄວ້ຖ້າບໍ່ຕ້ອງການ.",
  },
  contact: {
    show: "ເບິ່ງຂໍ້ມູນຕິດຕໍ່ເຕັມ",
    recorded: "ການເບິ່ງຄັ້ງນີ້ຖືກບັນທຶກໄວ້ແລ້ວ.",
    wholeNumber: "ກະລຸນາປ້ອນເບີໂທເຕັມ",
  },
};
