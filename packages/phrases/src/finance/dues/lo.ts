import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "ໜີ້ລະຫວ່າງຮ້ານຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "ເບິ່ງໜີ້ລະຫວ່າງຮ້ານຄ້າ",
  "finance.due.write": "ຊຳລະ ແລະ ຢືນຢັນໜີ້",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "ຊຳລະໜີ້",
  confirmDue: "ຢືນຢັນການຊຳລະໜີ້",
  rejectDue: "ປະຕິເສດການຊຳລະໜີ້",
  cancelDue: "ຖອນການຊຳລະໜີ້",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "ບໍ່ມີໜີ້ນີ້",
  "finance.dueOfPayer": "ມີແຕ່ຮ້ານຄ້າທີ່ຕິດໜີ້ຈຶ່ງຊຳລະໄດ້",
  "finance.aboveDue": "ຫຼາຍກວ່າຍອດທີ່ຍັງຕິດໜີ້",
  "finance.dueAboveBalance": "ຍອດເງິນຂອງຮ້ານຄ້າທີ່ຕິດໜີ້ບໍ່ພໍ",
  "finance.dueSettlementUnknown": "ບໍ່ມີລາຍການນີ້",
  "finance.dueSettlementChanged": "ມີຄົນອື່ນຫາກໍຈັດການລາຍການນີ້; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "ຜູ້ຕິດໜີ້",
  payerNo: "ເລກຜູ້ຕິດໜີ້",
  payeeName: "ຜູ້ຮັບ",
  payeeNo: "ເລກຜູ້ຮັບ",
  owed: "ຍອດໜີ້",
  awaiting: "ລໍຖ້າຢືນຢັນ",
  settled: "ຊຳລະແລ້ວ",
  entryCount: "ຈຳນວນລາຍການ",
  updatedTime: "ປ່ຽນຫຼ້າສຸດ",
  entryTime: "ເວລາ",
  entryKind: "ປະເພດ",
  amount: "ຈຳນວນເງິນ",
  dueWay: "ວິທີ",
  dueStatus: "ສະຖານະ",
  dueSettlementId: "ເລກທີ",
  reason: "ເຫດຜົນ",
  applicant: "ຜູ້ຂໍ",
  applyTime: "ເວລາຂໍ",
  decider: "ຜູ້ຢືນຢັນ",
  decideTime: "ເວລາຢືນຢັນ",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "ຍອດໜີ້",
    settlements: "ປະຫວັດການຊຳລະ",
  },
  kind: {
    purchase: "ຊື້ດ້ວຍບັດ",
    refund: "ການຄືນເງິນ",
    cardMove: "ຍ້າຍບັດສະມາຊິກ",
    settlement: "ຊຳລະໜີ້",
    other: "ອື່ນໆ",
  },
  way: {
    offset: "ຫັກຈາກຍອດເງິນ",
    paid: "ຈ່າຍນອກລະບົບ, ອີກຝ່າຍຢືນຢັນ",
  },
  state: {
    awaiting: "ລໍຖ້າຢືນຢັນ",
    done: "ຊຳລະແລ້ວ",
    rejected: "ປະຕິເສດແລ້ວ",
    cancelled: "ຖອນແລ້ວ",
  },
  action: {
    settle: "ຊຳລະ",
    entries: "ເບິ່ງລາຍການ",
    confirm: "ຢືນຢັນ",
    reject: "ປະຕິເສດ",
    cancel: "ຖອນ",
  },
  confirmQuestion: {
    offset: "ຫັກຈາກຍອດເງິນຂອງຮ້ານຄ້າທີ່ຕິດໜີ້ບໍ?",
    paid: "ໄດ້ຮັບເງິນນີ້ແລ້ວບໍ?",
  },
  cancelQuestion: "ຖອນບໍ?",
  waits: "ລໍຖ້າຄົນອື່ນຢືນຢັນ",
  rule: "ເກີນ {{limit}} ຢວນພາຍໃນ 24 ຊົ່ວໂມງຕ້ອງໃຫ້ຄົນອື່ນຢືນຢັນ; ເງິນທີ່ຈ່າຍນອກລະບົບ ຮ້ານຄ້າຜູ້ຮັບຢືນຢັນ",
  none: "ບໍ່ມີລາຍການ",
};
