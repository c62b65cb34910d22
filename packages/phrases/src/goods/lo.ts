import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "ເບິ່ງສິນຄ້າ",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "ບໍ່ມີສິນຄ້ານີ້",
  "goods.chooseProduct": "ກະລຸນາເລືອກສິນຄ້າ",
  "goods.purchaseAbovePrice": "ລາຄາຊື້ຕ້ອງບໍ່ສູງກວ່າລາຄາສິນຄ້າ",
};
