import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "ການເງິນ",
  "/cwgl/cwjs": "ການສະສາງເງິນ",
  "/cwgl/jyjs": "ການສະສາງເງິນທຸລະກຳ",
  "/cfgl/jyjsmx": "ລາຍລະອຽດການສະສາງເງິນ",
  "/cfgl/sxfdzb": "ກະທົບຍອດຄ່າທຳນຽມ",
  "/cfgl/shzftj": "ສະຖິຕິການຈ່າຍຕາມຮ້ານຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "ເບິ່ງການສະສາງເງິນ",
  "finance.settlement.write": "ຢືນຢັນ ແລະ ໂຈະການສະສາງເງິນ",
  "finance.transaction.read": "ເບິ່ງການສະສາງເງິນທຸລະກຳ",
  "finance.settlementLine.read": "ເບິ່ງລາຍລະອຽດການສະສາງເງິນ",
  "finance.fee.read": "ເບິ່ງຄ່າທຳນຽມ ແລະ ອັດຕາຄ່າທຳນຽມ",
  "finance.feeRate.write": "ກຳນົດອັດຕາຄ່າທຳນຽມ",
  "finance.payment.read": "ເບິ່ງສະຖິຕິການຈ່າຍຕາມຮ້ານຄ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "ໂຈະ",
  settleRelease: "ສືບຕໍ່",
  settleConfirm: "ຢືນຢັນການສະສາງເງິນ",
  setRate: "ກຳນົດອັດຕາຄ່າທຳນຽມ",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "ບໍ່ມີການສະສາງເງິນນີ້",
  "finance.settlementChanged": "ມີຄົນຫາກໍ່ຈັດການການສະສາງເງິນນີ້; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "finance.settlementAwaitsBill": "ການສະສາງເງິນນີ້ຖືກພັກໄວ້ຍ້ອນສ່ວນຕ່າງ; ຈະສືບຕໍ່ເມື່ອແກ້ໄຂແລ້ວ",
  "finance.settleShort": "ຍອດເງິນຂອງຮ້ານຄ້າບໍ່ພໍຫັກຄ່າທຳນຽມ ແລະ ແບ່ງເງິນ; ກະລຸນາຢືນຢັນພາຍຫຼັງ",
  "finance.rateInThePast": "ອັດຕາຄ່າທຳນຽມມີຜົນໄວສຸດແຕ່ມື້ນີ້",
  "finance.rateTwice": "ວັນທີນີ້ມີອັດຕາຄ່າທຳນຽມແລ້ວ",
  "finance.planUnknown": "ບໍ່ມີແຜນແບ່ງເງິນນີ້",
  "finance.planChanged": "ມີຄົນຫາກໍ່ແກ້ໄຂແຜນແບ່ງເງິນນີ້; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "finance.planTaken": "ມີແຜນແບ່ງເງິນທີ່ເປີດໃຊ້ຢູ່ແລ້ວ",
  "finance.planUsed": "ໄດ້ແບ່ງເງິນຕາມແຜນນີ້ແລ້ວ: ກະລຸນາປິດໃຊ້ແທນ",
  "finance.planTargets": "ຕູ້ ແລະ ສິນຄ້າຢ່າງລະບໍ່ເກີນ {{limit}} ແລະ ຕ້ອງເປັນຂອງຮ້ານຄ້ານີ້",
  "finance.splitReceivers": "ຜູ້ຮັບບໍ່ເກີນ {{limit}}",
  "finance.splitReceiverTwice": "ຜູ້ຮັບຊ້ຳກັນ",
  "finance.splitRatio": "ສ່ວນແບ່ງຕ້ອງຫຼາຍກວ່າ 0, ທົດສະນິຍົມບໍ່ເກີນສອງຕຳແໜ່ງ",
  "finance.splitFixed": "ຈຳນວນເງິນຄົງທີ່ຕ້ອງແຕ່ 0.01 ຫາ {{limit}} ຢວນ ແລະ ບໍ່ມີສ່ວນແບ່ງພ້ອມກັນ",
  "finance.splitAbove": "ສ່ວນແບ່ງລວມບໍ່ເກີນ 100%",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "ວັນສະສາງເງິນ",
  factDate: "ວັນທຸລະກຳ",
  statDate: "ວັນທີ",
  orderCount: "ຈຳນວນຄຳສັ່ງຊື້",
  refundCount: "ຈຳນວນຄືນເງິນ",
  salesAmount: "ຍອດຂາຍ",
  refundAmount: "ຍອດຄືນເງິນ",
  paidAmount: "ຍອດຈ່າຍ",
  feeAmount: "ຄ່າທຳນຽມ",
  higoAmount: "ຄ່າທຳນຽມຊື້ສ່ຽງໂຊກ",
  splitAmount: "ຍອດແບ່ງເງິນ",
  settleAmount: "ຍອດສະສາງເງິນ",
  settleStatus: "ສະຖານະການສະສາງເງິນ",
  feeRate: "ອັດຕາຄ່າທຳນຽມ",
  provider: "ຜູ້ໃຫ້ບໍລິການ",
  payMethod: "ວິທີຈ່າຍເງິນ",
  businessType: "ປະເພດທຸລະກິດ",
  thirdTradeNo: "ເລກທຸລະກຳພາຍນອກ",
  reason: "ເຫດຜົນທີ່ໂຈະ",
  seal: "ລະຫັດຜະນຶກ",
  decider: "ຜູ້ຈັດການ",
  closedTime: "ເວລາປິດມື້",
  decidedTime: "ເວລາຈັດການ",
  fromDate: "ມີຜົນແຕ່",
  fromDay: "ມີຜົນແຕ່",
  rateStatus: "ສະຖານະ",
  setBy: "ຜູ້ກຳນົດ",
  setTime: "ເວລາກຳນົດ",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "ລໍຖ້າຢືນຢັນ",
    held: "ໂຈະໄວ້",
    settled: "ສະສາງເງິນແລ້ວ",
  },
  provider: {
    alipay: "Alipay",
    wechat: "Tenpay",
    unionpay: "China UnionPay",
  },
  rateStatus: {
    inForce: "ມີຜົນຢູ່",
    upcoming: "ລໍຖ້າມີຜົນ",
    past: "ໝົດຜົນແລ້ວ",
  },
  tab: {
    fees: "ຄ່າທຳນຽມ",
    rates: "ອັດຕາຄ່າທຳນຽມ",
  },
  action: {
    confirm: "ຢືນຢັນ",
    confirmMany: "ຢືນຢັນທີ່ເລືອກ",
    hold: "ໂຈະ",
    release: "ສືບຕໍ່",
    lines: "ເບິ່ງລາຍລະອຽດ",
    setRate: "ກຳນົດອັດຕາຄ່າທຳນຽມ",
  },
  awaitsBill: "ສ່ວນຕ່າງກັບຜູ້ໃຫ້ບໍລິການຍັງຄ້າງ",
  confirmQuestion: "ຢືນຢັນການສະສາງເງິນບໍ? ຍົກເລີກບໍ່ໄດ້.",
  releaseQuestion: "ສືບຕໍ່ການສະສາງເງິນນີ້ບໍ?",
  many: "ການສະສາງເງິນ {{n}} ລາຍການ",
  rule: "Alipay ເຂົ້າທັນທີ, ຄ່າທຳນຽມຢ່າງໜ້ອຍ 0.01 ຢວນຕໍ່ລາຍການ; WeChat ສະສາງເງິນຫຼັງທ່ຽງຄືນ, ຕ່ຳກວ່າ 0.01 ບໍ່ເກັບ",
  higoRule: "ຊື້ສ່ຽງໂຊກເກັບຄ່າທຳນຽມ 1%",
  usual: "ຮ້ານຄ້າທີ່ບໍ່ມີອັດຕາຄ່າທຳນຽມຂອງຕົນຈ່າຍ {{rate}}",
  sum: "ຄຳສັ່ງຊື້ {{orders}}, ຍອດຂາຍ {{sales}}, ຄ່າທຳນຽມ {{fee}}, ຊື້ສ່ຽງໂຊກ {{higo}}",
  rateSet: "ກຳນົດອັດຕາຄ່າທຳນຽມແລ້ວ",
};
