import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "ຜູ້ສະໜອງນີ້ມີໃບເກັບເງິນເລກນີ້ແລ້ວ",
  "stock.billEmpty": "ກະລຸນາເລືອກໃບຮັບເຂົ້າສາງ ຫຼື ໃບສົ່ງສິນຄ້າຄືນຂອງໃບເກັບເງິນ",
  "stock.billDueEarly": "ກຳນົດຈ່າຍຕ້ອງບໍ່ກ່ອນວັນທີໃບເກັບເງິນ",
  "stock.billDiffers":
    "ໃບເກັບເງິນ ({{amount}} ຢວນ) ຕ່າງຈາກເອກະສານ ({{expected}} ຢວນ) {{difference}} ຢວນ: ກະລຸນາບອກເຫດຜົນໃນໝາຍເຫດ ແລະ ຢືນຢັນ",
  "stock.billed": "ເອກະສານ {{docNo}} ຢູ່ໃນໃບເກັບເງິນ {{billNo}}: ກະລຸນາຍົກເລີກໃບນັ້ນກ່ອນ",
  "stock.billPaid": "ໃບເກັບເງິນນີ້ຈ່າຍແລ້ວ {{paid}} ຢວນ: ກະລຸນາກັບລາຍການຈ່າຍກ່ອນ",
  "stock.billPaysOnly": "ສະເພາະການຈ່າຍໃຫ້ຜູ້ສະໜອງຈຶ່ງລະບຸໃບເກັບເງິນໄດ້",
  "stock.aboveBill": "ຈຳນວນເງິນເກີນຍອດຄ້າງຂອງໃບເກັບເງິນ ({{open}} ຢວນ)",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "ໃບເກັບເງິນ",
  billNo: "ເລກໃບເກັບເງິນ",
  billedOn: "ວັນທີໃບເກັບເງິນ",
  dueOn: "ກຳນົດຈ່າຍ",
  billAmount: "ຈຳນວນເງິນໃບເກັບເງິນ",
  expected: "ລວມເອກະສານ",
  difference: "ສ່ວນຕ່າງ",
  documentIds: "ຮັບເຂົ້າສາງ ແລະ ສົ່ງສິນຄ້າຄືນ",
  billOpen: "ຍອດຄ້າງ",
  unbilled: "ຍັງບໍ່ມີໃບເກັບເງິນ",
  billedOpen: "ມີໃບເກັບເງິນແລ້ວ ຍັງຄ້າງ",
  overdue: "ກາຍກຳນົດ",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "ໃບເກັບເງິນ",
    add: "ເພີ່ມໃບເກັບເງິນ",
    pay: "ຈ່າຍເງິນ",
    void: "ຍົກເລີກໃບເກັບເງິນ",
  },
  records: "ໃບເກັບເງິນຜູ້ສະໜອງ",
  state: {
    unpaid: "ຍັງບໍ່ຈ່າຍ",
    partlyPaid: "ຈ່າຍບາງສ່ວນ",
    paid: "ຈ່າຍຄົບແລ້ວ",
    overdue: "ກາຍກຳນົດ",
    void: "ຍົກເລີກແລ້ວ",
  },
  confirm: {
    void: "ຍົກເລີກໃບເກັບເງິນນີ້ບໍ? ເອກະສານຂອງມັນໃສ່ໃບອື່ນໄດ້.",
    differs: "ໃບເກັບເງິນຕ່າງຈາກເອກະສານ. ບັນທຶກຕໍ່ບໍ?",
  },
  hint: "ໃບເກັບເງິນທີ່ຕ່າງຈາກເອກະສານຕ້ອງມີເຫດຜົນ",
  notOwn: "ສະເພາະຮ້ານຄ້າຂອງຜູ້ສະໜອງນີ້ຈຶ່ງຈ່າຍໄດ້",
  nothing: "ການຮັບເຂົ້າສາງ ແລະ ສົ່ງສິນຄ້າຄືນຂອງຜູ້ສະໜອງນີ້ມີໃບເກັບເງິນຄົບແລ້ວ",
  noPayments: "ຍັງບໍ່ມີການຈ່າຍ",
};
