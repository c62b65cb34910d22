import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "ສົ່ງອອກລາຍງານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "ເບິ່ງລາຍງານ",
  "insight.report.write": "ສ້າງລາຍງານ",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "ໄລຍະສົ່ງອອກ: ບໍ່ເກີນ 31 ມື້",
  "insight.sendDay": "ວັນສົ່ງຕ້ອງຢູ່ລະຫວ່າງ 1 ຫາ {{n}}",
  "insight.sendTime": "ກະລຸນາໃສ່ເວລາສົ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "ລາຍງານ",
  startDate: "ຈາກວັນທີ",
  endDate: "ຫາວັນທີ",
  reportStatus: "ສະຖານະ",
  createdBy: "ຜູ້ສ້າງ",
  fileSize: "ຂະໜາດ",
  cycle: "ຮອບ",
  sendDay: "ວັນສົ່ງ",
  sendTime: "ເວລາສົ່ງ",
  receiverIds: "ຜູ້ຮັບ",
  nextTime: "ສົ່ງຄັ້ງຕໍ່ໄປ",
  mailStatus: "ອີເມວ",
  mailResult: "ຜົນອີເມວ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມລາຍງານ",
  generate: "ສ້າງ",
  days: "ໄລຍະວັນທີ",
  daysHint: "ບໍ່ເກີນ 31 ມື້",
  schedules: "ສົ່ງຕາມກຳນົດ",
  addSchedule: "ເພີ່ມກຳນົດ",
  off: "ປິດໃຊ້",
  switchOn: "ເປີດໃຊ້",
  switchOff: "ປິດໃຊ້",
  scheduleHint: "ສົ່ງຜ່ານເຊີບເວີອີເມວສັນຍານເຕືອນຂອງຮ້ານຄ້າ; ຜູ້ທີ່ບໍ່ມີທີ່ຢູ່ອີເມວຈະບໍ່ໄດ້ຮັບ",
  dayOfMonth: "ວັນທີ {{n}} ຂອງເດືອນ",
  cycleName: {
    daily: "ທຸກວັນ",
    weekly: "ທຸກອາທິດ",
    monthly: "ທຸກເດືອນ",
  },
  mail: {
    waiting: "ກຳລັງລໍຖ້າ",
    sent: "ສົ່ງແລ້ວ",
    failed: "ສົ່ງບໍ່ສຳເລັດ",
    expired: "ໝົດອາຍຸ",
  },
  mailSubject: "{{name}} ({{from}} ຫາ {{to}})",
  mailText: "{{merchant}}:\nແນບລາຍງານ “{{name}}” ຈາກ {{from}} ຫາ {{to}}.",
  state: {
    notGenerated: "ຍັງບໍ່ສ້າງ",
    generating: "ກຳລັງສ້າງ",
    generated: "ສ້າງແລ້ວ",
    failed: "ສ້າງບໍ່ສຳເລັດ",
  },
  name: {
    overview: "ພາບລວມການຂາຍ",
    machines: "ການຂາຍຕາມຕູ້",
    products: "ການຂາຍຕາມສິນຄ້າ",
    payments: "ການຂາຍຕາມວິທີຈ່າຍເງິນ",
    points: "ການຂາຍຕາມຈຸດຕັ້ງ",
    merchants: "ການຂາຍຕາມຮ້ານຄ້າ",
  },
};
