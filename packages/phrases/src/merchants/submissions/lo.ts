import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "ການສົ່ງໃຫ້ WeChat",
  "/cfgl/zfbjj": "ການສົ່ງໃຫ້ Alipay",
  "/cfgl/jjxx0": "ຂໍ້ມູນໃບສະໝັກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "ເບິ່ງການສົ່ງໃຫ້ຜູ້ໃຫ້ບໍລິການ",
  "merchants.submission.write": "ສົ່ງໃຫ້ຜູ້ໃຫ້ບໍລິການ",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "ສົ່ງໃຫ້ຜູ້ໃຫ້ບໍລິການ",
  resubmit: "ສົ່ງໃຫ້ຜູ້ໃຫ້ບໍລິການໃໝ່",
  query: "ສອບຖາມຜູ້ໃຫ້ບໍລິການ",
  report: "ລາຍງານຄວາມຄືບໜ້າ (ຜູ້ໃຫ້ບໍລິການ)",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າຜູ້ໃຫ້ບໍລິການ",
  "merchants.submissionUnknown": "ບໍ່ມີການສົ່ງນີ້",
  "merchants.submissionExists": "ໃບສະໝັກນີ້ສົ່ງໃຫ້ຜູ້ໃຫ້ບໍລິການນີ້ແລ້ວ",
  "merchants.feeRateOutOfRange": "ອັດຕາຄ່າທຳນຽມຕ້ອງຢູ່ລະຫວ່າງ {{least}}% ຫາ {{most}}%, ທົດສະນິຍົມບໍ່ເກີນສອງຕຳແໜ່ງ",
  "merchants.payAccountWrong": "ກະລຸນາປ້ອນເບີໂທ ຫຼື ອີເມວຂອງ Alipay",
  "merchants.signingLinkMissing": "ຕອນນີ້ບໍ່ມີລິ້ງໃຫ້ຮ້ານຄ້າ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "ຍັງບໍ່ໄດ້ສົ່ງ",
    queued: "ກຳລັງສົ່ງ",
    checking: "ກຳລັງກວດສອບ",
    verifying: "ລໍຖ້າຢືນຢັນບັນຊີ",
    signing: "ລໍຖ້າເຊັນສັນຍາ",
    opening: "ກຳລັງເປີດບໍລິການ",
    finished: "ສຳເລັດ",
    rejected: "ຖືກປະຕິເສດ",
    cancelled: "ໝົດຜົນ",
  },
  submit: "ສົ່ງໃຫ້ຜູ້ໃຫ້ບໍລິການ",
  sent: "ສົ່ງແລ້ວ, ລໍຖ້າຜູ້ໃຫ້ບໍລິການດຳເນີນການ",
  query: "ກວດເບິ່ງຜົນ",
  queried: "ສອບຖາມຜູ້ໃຫ້ບໍລິການແລ້ວ, ຜົນຈະອັບເດດເອງ",
  qr: {
    wechat: "QR ເຊັນສັນຍາ",
    alipay: "QR ໃຫ້ສິດ",
  },
  qrHint: "ໃຫ້ “{{merchant}}” ສະແກນລະຫັດ ຫຼື ເປີດລິ້ງ ແລ້ວເຮັດຕາມໜ້າ.",
  open: "ເປີດລິ້ງ",
  unreachable: "ຕິດຕໍ່ຜູ້ໃຫ້ບໍລິການບໍ່ໄດ້, ຈະລອງໃໝ່ເອງ",
  account: "ບັນຊີສະສາງເງິນ",
  ofApplication: "ບັດໃນໃບສະໝັກ",
  another: "ບັດອື່ນ",
  payAccount: "ບັນຊີຮັບເງິນ",
  payAccountHint: "ເບີໂທ ຫຼື ອີເມວຂອງ Alipay",
  feeRate: "ອັດຕາຄ່າທຳນຽມ",
  feeHint: "Alipay ເຂົ້າທັນທີ, ຄ່າທຳນຽມຕ່ຳສຸດ 0,01 ຢວນຕໍ່ລາຍການ; WeChat ສະສາງເງິນຫຼັງທ່ຽງຄືນ, ຕ່ຳກວ່າ 0,01 ບໍ່ເກັບຄ່າທຳນຽມ",
  feeExample: "ດ້ວຍອັດຕາຄ່າທຳນຽມນີ້, ລາຍການ {{amount}} ຢວນ ເສຍຄ່າທຳນຽມ {{fee}} ຢວນ",
  section: "ທີ່ຜູ້ໃຫ້ບໍລິການ",
  subMerchantNo: "ເລກທີ່ຜູ້ໃຫ້ບໍລິການ",
  askedAt: "ສອບຖາມຫຼ້າສຸດ",
  attempt: "ການສົ່ງຄັ້ງທີ {{n}}",
  rejection: {
    nameNotAllowed: "ຜູ້ໃຫ້ບໍລິການບໍ່ອະນຸຍາດຊື່ນີ້, ກະລຸນາໃສ່ຊື່ຈິງ",
    nameDiffers: "ຊື່ບໍ່ກົງກັບໃນເອກະສານ",
    idCardDiffers: "ຊື່ ແລະ ເລກບັດປະຈຳຕົວບໍ່ກົງກັນ",
    idCardExpired: "ບັດປະຈຳຕົວໝົດອາຍຸແລ້ວ",
    pictureUnclear: "ຮູບບໍ່ຊັດ ຫຼື ບໍ່ຄົບ, ກະລຸນາອັບໂຫຼດໃໝ່",
    bankAccountRefused: "ຖອນເງິນບໍ່ສຳເລັດ, ກະລຸນາກວດບັດທະນາຄານ ຫຼື ຕິດຕໍ່ບໍລິການຫຼັງການຂາຍ",
    merchantKnown: "ຜູ້ໃຫ້ບໍລິການມີຮ້ານຄ້ານີ້ແລ້ວ",
  },
};
