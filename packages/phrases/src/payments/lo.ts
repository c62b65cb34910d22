import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າຊ່ອງທາງຊໍາລະເງິນ",
  "payments.noticeForged": "ລາຍເຊັນຂອງແຈ້ງການຊໍາລະບໍ່ຖືກຕ້ອງ",
  "payments.noticeMismatch": "ແຈ້ງການຊໍາລະບໍ່ກົງກັບຄໍາສັ່ງຊື້",
  "payments.requestClosed": "ຄໍາຂໍຊໍາລະນີ້ປິດແລ້ວ ແລະ ບໍ່ໄດ້ເກັບເງິນ; ກະລຸນາເລີ່ມໃໝ່",
  "payments.requestDone": "ຄໍາຂໍຊໍາລະນີ້ຊໍາລະແລ້ວ; ສ່ວນທີ່ເຫຼືອເບິ່ງໃນຄໍາສັ່ງຊື້",
  "payments.providerUnreachable": "ບໍ່ສາມາດເຊື່ອມຕໍ່ຊ່ອງທາງຊໍາລະເງິນ",
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
