import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "ສົ່ງຄືນໄດ້ສູງສຸດ {{open}} ອັນ",
  "stock.returnedSince": "ໃບຮັບເຂົ້າສາງນີ້ມີການສົ່ງສິນຄ້າຄືນແລ້ວ: ກະລຸນາກັບລາຍການນັ້ນກ່ອນ",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "ໃບຮັບເຂົ້າສາງ",
  returnedQty: "ສົ່ງຄືນແລ້ວ",
  returnable: "ສົ່ງຄືນໄດ້",
  returned: "ມູນຄ່າສົ່ງຄືນ",
  returnQty: "ຈຳນວນສົ່ງຄືນ",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "ສົ່ງສິນຄ້າຄືນ",
  },
  records: "ປະຫວັດສົ່ງສິນຄ້າຄືນ",
  hint: "ສົ່ງສິນຄ້າຄືນຕາມຕົ້ນທຶນຮັບເຂົ້າສາງ ແລະ ຫັກອອກຈາກຍອດຄ້າງ",
};
