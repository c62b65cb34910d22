import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າຜູ້ໃຫ້ບໍລິການຊຳລະເງິນ",
  "payments.noticeForged": "ລາຍເຊັນຂອງໃບແຈ້ງການຈ່າຍບໍ່ຖືກຕ້ອງ",
  "payments.noticeMismatch": "ໃບແຈ້ງການຈ່າຍບໍ່ກົງກັບຄຳສັ່ງຊື້",
  "payments.shownCodeWrong": "ລະຫັດຊຳລະນີ້ບໍ່ແມ່ນຂອງຜູ້ໃຫ້ບໍລິການນີ້ ກະລຸນາສະແດງລະຫັດຂອງ WeChat Pay, Alipay ຫຼື UnionPay",
  "payments.shownCodeRefused": "ການຊຳລະດ້ວຍລະຫັດບໍ່ສຳເລັດ ແລະ ບໍ່ໄດ້ຮັບເງິນ ກະລຸນາສະແດງລະຫັດໃໝ່",
  "payments.requestClosed": "ຄຳຂໍຈ່າຍເງິນນີ້ປິດແລ້ວ ແລະ ບໍ່ໄດ້ເກັບເງິນ; ກະລຸນາເລີ່ມໃໝ່",
  "payments.requestDone": "ຄຳຂໍຈ່າຍເງິນນີ້ຈ່າຍແລ້ວ; ສ່ວນທີ່ເຫຼືອເບິ່ງໃນຄຳສັ່ງຊື້",
  "payments.providerUnreachable": "ບໍ່ສາມາດເຊື່ອມຕໍ່ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນ",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    unionpay: "UnionPay",
    pickupCode: "ລະຫັດຮັບສິນຄ້າ",
    memberCard: "ບັດສະມາຊິກ",
    cash: "ເງິນສົດ",
    other: "ອື່ນໆ",
  },
};
