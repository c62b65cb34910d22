import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າຊ່ອງທາງຊຳລະເງິນ",
  "payments.noticeForged": "ລາຍເຊັນຂອງແຈ້ງການຊຳລະບໍ່ຖືກຕ້ອງ",
  "payments.noticeMismatch": "ແຈ້ງການຊຳລະບໍ່ກົງກັບຄຳສັ່ງຊື້",
  "payments.requestClosed": "ຄຳຂໍຊຳລະນີ້ປິດແລ້ວ ແລະ ບໍ່ໄດ້ເກັບເງິນ; ກະລຸນາເລີ່ມໃໝ່",
  "payments.requestDone": "ຄຳຂໍຊຳລະນີ້ຊຳລະແລ້ວ; ສ່ວນທີ່ເຫຼືອເບິ່ງໃນຄຳສັ່ງຊື້",
  "payments.providerUnreachable": "ບໍ່ສາມາດເຊື່ອມຕໍ່ຊ່ອງທາງຊຳລະເງິນ",
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
