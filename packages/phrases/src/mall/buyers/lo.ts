import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "ສະມາຊິກຮ້ານອອນລາຍ",
  "/sc/kcgl": "ສິນຄ້າຄົງເຫຼືອຂອງຮ້ານອອນລາຍ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "ເບິ່ງສະມາຊິກຮ້ານອອນລາຍ",
  "mall.stockLevel.read": "ເບິ່ງສິນຄ້າຄົງເຫຼືອຂອງຮ້ານອອນລາຍ",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "ຄຳສັ່ງຊື້",
  quantity: "ຈຳນວນ",
  paidAmount: "ຈ່າຍແລ້ວ",
  discountAmount: "ສ່ວນຫຼຸດ",
  refundAmount: "ຄືນເງິນ",
  orderStatus: "ສະຖານະຄຳສັ່ງຊື້",
  orderTime: "ເວລາສັ່ງຊື້",
  lastOrderTime: "ຄຳສັ່ງຊື້ຫຼ້າສຸດ",
  createdTime: "ຕັ້ງແຕ່",
  stockPlace: "ບ່ອນ",
  storeName: "ຊື່ຮ້ານ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  reserved: "ຈອງແລ້ວ",
  free: "ຂາຍໄດ້",
  salesCount: "ຂາຍແລ້ວ",
  productStatus: "ສະຖານະການຂາຍ",
};

export const words: Translation<typeof zh.words> = {
  orders: "ຄຳສັ່ງຊື້",
  place: {
    mall: "ຮ້ານອອນລາຍ",
    store: "ຮ້ານ",
  },
};
