import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "ບ່ອນສົ່ງ ແລະ ບ່ອນຮັບຕ້ອງຕ່າງກັນ",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "ເລກເອກະສານ",
  docDate: "ວັນທີເອກະສານ",
  docStatus: "ສະຖານະ",
  warehouseId: "ຈາກ",
  intoId: "ໄປຫາ",
  quantity: "ຈຳນວນ",
  value: "ຕົ້ນທຶນ",
  createdBy: "ຜູ້ສ້າງ",
  lines: "ລາຍການສິນຄ້າ",
  batchNo: "ລັອດ",
  stock: "ມີຢູ່",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "ສົ່ງຄືນ ຫຼື ໂອນຍ້າຍ",
    all: "ຕື່ມທັງໝົດທີ່ມີ",
    addLine: "ເພີ່ມສິນຄ້າ",
    reverse: "ກັບລາຍການ",
  },
  state: {
    draft: "ລໍບັນທຶກ",
    booked: "ບັນທຶກແລ້ວ",
    reversed: "ກັບລາຍການແລ້ວ",
  },
  records: "ປະຫວັດການໂອນຍ້າຍ",
  confirmReverse: "ກັບລາຍການເອກະສານນີ້ບໍ? ສິນຄ້າຈະກັບໄປບ່ອນເດີມ.",
  total: "{{lines}} ແຖວ, {{pieces}} ອັນ",
};
