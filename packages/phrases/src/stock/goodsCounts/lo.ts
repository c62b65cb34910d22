import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "ຍັງບໍ່ໄດ້ນັບສິນຄ້າໃດ",
  "stock.goodsReasonMissing": "ກະລຸນາບອກເຫດຜົນສ່ວນຕ່າງຂອງ {{productName}}",
  "stock.goodsCountAgain": "{{productName}} ມີການກັບລາຍການນັບຫຼັງຈາກນັບ ຫຼື ເບີກອອກຫຼາຍກວ່າທີ່ນັບ, ກະລຸນານັບໃໝ່",
  "stock.goodsCountedMeanwhile": "ຄົນອື່ນຫາກໍນັບສິນຄ້ານີ້, ກະລຸນາເບິ່ງກ່ອນປ້ອນໃໝ່",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "ເລກເອກະສານ",
  warehouseId: "ສາງ",
  productId: "ສິນຄ້າ",
  batchNo: "ລັອດ",
  progress: "ສິນຄ້າທີ່ນັບແລ້ວ",
  value: "ມູນຄ່າສ່ວນຕ່າງ",
};

export const words: Translation<typeof zh.words> = {
  machines: "ຕູ້",
  places: "ສາງ ແລະ ຖົງສິນຄ້າ",
  begin: "ເລີ່ມນັບ",
  find: "ຊື່, ເລກ, ບາໂຄດ ຫຼື ລັອດສິນຄ້າ",
  add: "ເພີ່ມສິນຄ້າທີ່ບໍ່ມີໃນບັນຊີ",
  blindHint: "ຈຳນວນຕາມບັນຊີສະແດງຫຼັງປ້ອນ. ສິນຄ້າຍັງເຂົ້າອອກ: ແຕ່ລະແຖວທຽບກັບບັນຊີໃນເວລາທີ່ນັບ.",
  finishConfirm: "ແຖວທີ່ນັບແລ້ວ: {{n}}/{{all}}; ແຖວອື່ນຄົງເດີມ. ສຳເລັດການນັບບໍ?",
  finished: "ບັນທຶກແລ້ວ; ແຖວທີ່ປ່ຽນ: {{n}}",
  reverse: "ກັບລາຍການ",
  reverseConfirm: "ກັບລາຍການນັບນີ້ບໍ? ສ່ວນຕ່າງຈະຖືກເອົາຄືນຕາມມູນຄ່າທີ່ບັນທຶກ.",
  state: {
    reversed: "ກັບລາຍການແລ້ວ",
  },
  cause: {
    unbooked: "ບໍ່ມີເອກະສານ",
  },
};
