import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "ສັນຍານເຕືອນຂອງລະບົບ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "ເບິ່ງສັນຍານເຕືອນຂອງລະບົບ",
  "system.alarm.write": "ຈັດການສັນຍານເຕືອນຂອງລະບົບ",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "ເວລາເຕືອນ",
  alarmType: "ປະເພດສັນຍານເຕືອນ",
  alarmLevel: "ລະດັບ",
  subject: "ຫົວຂໍ້",
  figure: "ຄ່າ",
  recoverTime: "ເວລາກັບຄືນ",
  handleStatus: "ສະຖານະການຈັດການ",
  handler: "ຜູ້ຈັດການ",
  handleTime: "ເວລາຈັດການ",
};

export const words: Translation<typeof zh.words> = {
  open: "ເບິ່ງຂໍ້ມູນ",
  kind: {
    dutyFailing: "ວຽກພື້ນຫຼັງບໍ່ສຳເລັດ",
    diskFull: "ພື້ນທີ່ດິສກ໌ໃກ້ເຕັມ",
    refundsStuck: "ການຄືນເງິນຍັງບໍ່ແລ້ວ",
    statementsHeld: "ການສະສາງເງິນຖືກລະງັບ",
    billDifferences: "ສ່ວນຕ່າງກັບຜູ້ໃຫ້ບໍລິການ",
    feeDifferences: "ສ່ວນຕ່າງຄ່າທຳນຽມຂອງຜູ້ໃຫ້ບໍລິການ",
    billsLate: "ໃບລາຍການມາຊ້າ",
    salesWithheld: "ການຂາຍທີ່ລໍກວດ",
    exportsFailed: "ການສົ່ງອອກບໍ່ສຳເລັດ",
    noticesFailed: "ສົ່ງແຈ້ງສັນຍານເຕືອນບໍ່ສຳເລັດ",
    messagesSetAside: "ອ່ານຂໍ້ຄວາມຂອງຕູ້ບໍ່ໄດ້",
  },
  content: {
    dutyFailing: "{{subject}} ບໍ່ສຳເລັດ {{n}} ເທື່ອຕິດຕໍ່ກັນ",
    diskFull: "ໃຊ້ແລ້ວ {{n}}%",
    refundsStuck: "{{n}} ລາຍການເກີນ 24 ຊົ່ວໂມງ",
    statementsHeld: "{{n}} ໃບລໍຖ້າ",
    billDifferences: "{{n}} ລາຍການລໍຖ້າ",
    feeDifferences: "{{n}} ລາຍການລໍຖ້າ",
    billsLate: "{{subject}}: ຂາດ {{n}} ມື້",
    salesWithheld: "{{n}} ລາຍການຍັງບໍ່ກວດເກີນ 24 ຊົ່ວໂມງ",
    exportsFailed: "{{n}} ໄຟລ໌ໃນ 1 ຊົ່ວໂມງ",
    noticesFailed: "{{n}} ລາຍການໃນ 1 ຊົ່ວໂມງ ({{subject}})",
    messagesSetAside: "{{n}} ຂໍ້ຄວາມໃນ 1 ຊົ່ວໂມງ",
  },
};
