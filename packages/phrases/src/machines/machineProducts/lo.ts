import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "ເພີ່ມ-ຫຼຸດສິນຄ້າໃນຕູ້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "ເບິ່ງ",
  "machines.product.write": "ເພີ່ມ, ປ່ຽນ ແລະ ເອົາສິນຄ້າອອກ",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "ປ່ຽນເປັນສິນຄ້າເດີມບໍ່ໄດ້",
  "machineProducts.laneCountOutOfRange": "ຈຳນວນຊ່ອງຕ້ອງເປັນເລກເຕັມ 1 ຫາ {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "ຈຳນວນຊ່ອງ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  lanePrice: "ລາຄາຂາຍ",
  purchase: "ລາຄາຊື້ເຂົ້າ",
  product: "ສິນຄ້າ",
  oldProduct: "ສິນຄ້າທີ່ຈະປ່ຽນ",
  newProduct: "ສິນຄ້າໃໝ່",
  machines: "ຕູ້",
  addedLanes: "ຊ່ອງຫວ່າງຕໍ່ຕູ້",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "ເພີ່ມສິນຄ້າ",
    swap: "ປ່ຽນສິນຄ້າ",
    remove: "ເອົາສິນຄ້າອອກ",
  },
  openLanes: "ເບິ່ງຊ່ອງ",
  removeOne: "ເອົາອອກ",
  ownPriceAny: "ປະຫວ່າງ: ໃຊ້ລາຄາຂອງສິນຄ້າເອງ",
};
