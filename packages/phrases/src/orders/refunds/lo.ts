import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "ການຄືນເງິນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "ເບິ່ງ",
  "orders.refund.write": "ຄືນເງິນ ແລະ ລອງໃໝ່",
  "orders.refund.approve": "ກວດສອບການຄືນເງິນ",
};

export const verbs: Translation<typeof zh.verbs> = {
  batch: "ຄືນເງິນເປັນຊຸດ",
  retry: "ລອງຄືນເງິນໃໝ່",
  decline: "ບໍ່ອະນຸມັດການຄືນເງິນ",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "ເລກການຄືນເງິນ",
  refund: "ຄືນເງິນ",
  refundReason: "ເຫດຜົນຄືນເງິນ",
  refundMethod: "ວິທີຄືນເງິນ",
  refundOperator: "ຜູ້ຂໍ",
  approver: "ຜູ້ກວດສອບ",
  askedTime: "ເວລາຂໍ",
  refundTime: "ເວລາສຳເລັດ",
  failure: "ສາເຫດທີ່ບໍ່ສຳເລັດ",
  attempt: "ຈຳນວນຄັ້ງ",
  answer: "ຄຳຕອບຫຼ້າສຸດຂອງຜູ້ໃຫ້ບໍລິການ",
  answerTime: "ເວລາຕອບ",
  nextTryTime: "ລອງຄັ້ງຕໍ່ໄປ",
  cardNo: "ເລກບັດ",
  claims: "ຄືນເງິນໃນ 30 ວັນ",
  repeats: "ຂໍຄືນເງິນຫຼາຍຄັ້ງ",
};

export const words: Translation<typeof zh.words> = {
  title: "ລາຍການຄືນເງິນ",
  pending: "ລໍຖ້າຈັດການ",
  answer: {
    processing: "ກຳລັງດຳເນີນການ",
    unreachable: "ບໍ່ຕອບ",
    denied: "ປະຕິເສດບໍ່ຍອມຕອບ",
    succeeded: "ຄືນເງິນແລ້ວ",
    failed: "ປະຕິເສດ",
  },
  repeats: {
    yes: "3 ຄັ້ງຂຶ້ນໄປໃນ 30 ວັນ",
  },
  claimed: "{{n}} ຄັ້ງ/30 ວັນ",
  retry: "ລອງໃໝ່",
  retryAsk: "ການຄືນເງິນທີ່ບໍ່ສຳເລັດຈະເລີ່ມໃໝ່ດ້ວຍເລກເດີມ. ຄືນເງິນບໍ?",
  order: "ເບິ່ງຄຳສັ່ງຊື້",
  review: "ກວດສອບ",
  decision: {
    approve: "ອະນຸມັດ ແລະ ຄືນເງິນ",
    decline: "ບໍ່ອະນຸມັດ",
  },
  decided: "ຜົນກວດສອບ",
  because: "ໝາຍເຫດ",
  automatic: "ຄືນເງິນອັດຕະໂນມັດ: {{limit}}",
  upTo: "ບໍ່ເກີນ {{amount}}",
  always: "ທຸກຈຳນວນ",
  twoPeople: "ຜູ້ທີສອງ: {{limit}}",
  above: "ເກີນ {{amount}}",
  never: "ຍັງບໍ່ໄດ້ກຳນົດ",
  settings: "ການຕັ້ງຄ່າຄືນເງິນ",
  batch: {
    title: "ຄືນເງິນເປັນຊຸດ",
    list: "ບັນທຶກການຄືນເງິນເປັນຊຸດ",
    what: "ສິ່ງທີ່ຄືນເງິນ",
    kind: {
      retry: "ເລີ່ມການຄືນເງິນທີ່ບໍ່ສຳເລັດໃໝ່",
      rest: "ຄືນເງິນສ່ວນທີ່ເຫຼືອຂອງຄຳສັ່ງຊື້",
    },
    sum: "ຄືນເງິນ {{n}} ລາຍການ ລວມ {{amount}}",
    waits: "ໃນນັ້ນ {{n}} ລາຍການ ({{amount}}) ເກີນຂີດຈຳກັດ ແລະ ລໍຖ້າຄົນອື່ນກວດສອບ",
    factor: "ຍອດລວມເກີນຂີດຈຳກັດການຄືນເງິນອັດຕະໂນມັດ ຕ້ອງຢືນຢັນສອງຂັ້ນຕອນ",
    none: "ລາຍການທີ່ເລືອກຄືນເງິນບໍ່ໄດ້",
    leftOut: "{{n}} ລາຍການບໍ່ຄືນເງິນ: {{reason}}",
    verb: "ຄືນເງິນ {{n}} ລາຍການ {{amount}}",
    started: "ເລີ່ມຄືນເງິນເປັນຊຸດແລ້ວ",
    choose: "ການຄືນເງິນເປັນຊຸດ",
    result: "ຜົນ",
    because: "ເຫດຜົນ",
    progress: "ສຳເລັດ {{done}} / {{all}}",
    waiting: "ລໍຖ້າ",
    refused: "ບໍ່ໄດ້ຄືນເງິນ",
  },
};
