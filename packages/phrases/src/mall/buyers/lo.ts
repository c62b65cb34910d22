import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "ສະມາຊິກຮ້ານອອນລາຍ",
  "/sc/kcgl": "ສິນຄ້າຄົງເຫຼືອຂອງຮ້ານອອນລາຍ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "ເບິ່ງສະມາຊິກຮ້ານອອນລາຍ",
  "mall.stockLevel.read": "ເບິ່ງສິນຄ້າຄົງເຫຼືອຂອງຮ້ານອອນລາຍ",
  "mall.stockLevel.correct": "ແກ້ໄຂສິນຄ້າຄົງເຫຼືອຂອງຮ້ານອອນລາຍ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "ສິນຄ້າຄົງເຫຼືອບໍ່ປ່ຽນ",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "ຄຳສັ່ງຊື້",
  quantity: "ຈຳນວນ",
  paidAmount: "ຈ່າຍແລ້ວ",
  discountAmount: "ສ່ວນຫຼຸດ",
  couponCount: "ຄູປອງສ່ວນຫຼຸດ",
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
  stockReason: "ເຫດຜົນ",
  change: "ປ່ຽນແປງ",
  stockBefore: "ກ່ອນ",
  stockAfter: "ຫຼັງ",
  note: "ໝາຍເຫດ",
  operatorName: "ຜູ້ດຳເນີນການ",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "ກະລຸນາໃສ່ເບີເຕັມ",
  orders: "ຄຳສັ່ງຊື້",
  place: {
    mall: "ຮ້ານອອນລາຍ",
    store: "ຮ້ານ",
  },
  movements: "ປະຫວັດການປ່ຽນແປງ",
  correct: "ແກ້ໄຂສິນຄ້າຄົງເຫຼືອ",
  correctHint: "ຈຳນວນທີ່ມີດຽວນີ້; {{n}} ຖືກຈອງ",
  byOrder: "ໂດຍຄຳສັ່ງຊື້",
  reason: {
    opening: "ຍອດຕັ້ງຕົ້ນ",
    sold: "ຂາຍແລ້ວ",
    edited: "ແກ້ໄຂ",
    received: "ຮັບເຂົ້າ",
    damaged: "ເສຍຫາຍ",
    counted: "ກວດນັບ",
    other: "ອື່ນໆ",
    removed: "ເອົາອອກ",
    returned: "ສົ່ງກັບ",
  },
};
