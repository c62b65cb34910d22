import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "ປະເພດບັນຫາ",
  orderNo: "ເລກຄຳສັ່ງຊື້",
  ticketContent: "ລາຍລະອຽດບັນຫາ",
  contactPhone: "ເບີໂທຕິດຕໍ່",
};

export const words: Translation<typeof zh.words> = {
  title: "ແຈ້ງບັນຫາ",
  intro: "ບອກວ່າຕູ້ນີ້ມີບັນຫາຫຍັງ; ຮ້ານຄ້າຈະຕອບທ່ານຢູ່ທີ່ນີ້.",
  orderHint: "ເລກຄຳສັ່ງຊື້ ຫຼື ເລກທຸລະກຳຂອງການຊຳລະ; ບໍ່ມີກໍປະຫວ່າງໄວ້",
  phoneHint: "ບໍ່ບັງຄັບ; ຮ້ານຄ້າອາດໂທຫາທ່ານ",
  send: "ສົ່ງ",
  sent: "ສົ່ງແລ້ວ, ໃບແຈ້ງບັນຫາເລກ {{n}}",
  own: "ການແຈ້ງຂອງຂ້ອຍ",
  more: "ເພີ່ມເຕີມ",
  tell: "ສົ່ງໄປ",
  merchant: "ຮ້ານຄ້າ",
  me: "ຂ້ອຍ",
  gone: "ການແຈ້ງນີ້ບໍ່ມີແລ້ວ",
  withProblem: "ມີບັນຫາບໍ?",
  problem: {
    itemJammed: "ສິນຄ້າຕິດ",
    dispensingTimeout: "ຈ່າຍແລ້ວ ແຕ່ສິນຄ້າບໍ່ອອກ",
    payment: "ບັນຫາການຊຳລະ",
    refund: "ຍັງບໍ່ໄດ້ຮັບການຄືນເງິນ",
    product: "ບັນຫາສິນຄ້າ",
    machine: "ບັນຫາຕູ້",
    other: "ອື່ນໆ",
  },
  state: {
    waiting: "ລໍຖ້າ",
    working: "ກຳລັງດຳເນີນການ",
    solved: "ແກ້ໄຂແລ້ວ",
    closed: "ປິດແລ້ວ",
  },
};
