import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "ປະກາດຂອງຮ້ານອອນລາຍ",
  "/sc/stdgl": "ສາຂາຮ້ານຕົວຈິງ",
  "/sc/stdspsz": "ສິນຄ້າຂອງສາຂາຮ້ານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "ເບິ່ງປະກາດຂອງຮ້ານອອນລາຍ",
  "mall.notice.write": "ເພີ່ມ, ແກ້ໄຂ, ເຜີຍແຜ່ ແລະ ຖອນປະກາດຂອງຮ້ານອອນລາຍ",
  "mall.store.read": "ເບິ່ງສາຂາຮ້ານຕົວຈິງ",
  "mall.store.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດ, ປິດ ແລະ ລຶບສາຂາຮ້ານຕົວຈິງ",
  "mall.storeProduct.read": "ເບິ່ງສິນຄ້າຂອງສາຂາຮ້ານ",
  "mall.storeProduct.write": "ຕັ້ງຄ່າສິນຄ້າຂອງສາຂາຮ້ານ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "ກະລຸນາຖອນປະກາດທີ່ເຜີຍແຜ່ແລ້ວກ່ອນ",
  "mall.storeStockOutOfRange": "ສິນຄ້າຄົງເຫຼືອ: ຈຳນວນເຕັມ 0 ຫາ {{limit}}",
  "mall.storeNameTaken": "ມີສາຂາຮ້ານຊື່ນີ້ແລ້ວ",
  "mall.storeHoursMalformed": "ເວລາເປີດຕ້ອງຢູ່ລະຫວ່າງ 00:00 ຫາ 23:59",
  "mall.storeHoursEmpty": "ເວລາເປີດ ແລະ ເວລາປິດຕ້ອງຕ່າງກັນ",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "ຫົວຂໍ້ປະກາດ",
  noticeContent: "ເນື້ອໃນປະກາດ",
  publishStatus: "ສະຖານະເຜີຍແຜ່",
  publishTime: "ເວລາເຜີຍແຜ່",
  createdBy: "ຜູ້ສ້າງ",
  storeName: "ຊື່ສາຂາຮ້ານ",
  storeAddress: "ທີ່ຢູ່",
  openingHours: "ເວລາເປີດ",
  longitude: "ລອງຈິຈູດ",
  latitude: "ລະຕິຈູດ",
  productCount: "ຈຳນວນສິນຄ້າ",
  unitPrice: "ລາຄາຕໍ່ໜ່ວຍ",
  costPrice: "ລາຄາຊື້ເຂົ້າ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  productStatus: "ສະຖານະວາງຂາຍ",
  productIds: "ສິນຄ້າ",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "ສະບັບຮ່າງ",
    scheduled: "ລໍຖ້າເຜີຍແຜ່",
    published: "ເຜີຍແຜ່ແລ້ວ",
    withdrawn: "ຖອນແລ້ວ",
  },
  shelf: {
    on: "ວາງຂາຍ",
    off: "ບໍ່ວາງຂາຍ",
  },
  action: {
    addNotice: "ເພີ່ມປະກາດ",
    editNotice: "ແກ້ໄຂປະກາດ",
    publish: "ເຜີຍແຜ່",
    withdraw: "ຖອນ",
    addStore: "ເພີ່ມສາຂາຮ້ານ",
    editStore: "ແກ້ໄຂສາຂາຮ້ານ",
    products: "ຕັ້ງຄ່າສິນຄ້າ",
    open: "ເປີດ",
    close: "ປິດ",
    addProducts: "ເພີ່ມສິນຄ້າ",
    putOn: "ວາງຂາຍ",
    takeOff: "ຢຸດວາງຂາຍ",
    remove: "ເອົາອອກ",
  },
  confirm: {
    publish: "ເຜີຍແຜ່ບໍ?",
    withdraw: "ຖອນບໍ?",
    open: "ເປີດບໍ?",
    close: "ປິດບໍ?",
    remove: "ເອົາສິນຄ້ານີ້ອອກບໍ?",
  },
  hint: {
    publishTime: "ປ່ອຍວ່າງ: ເຫັນທັນທີທີ່ເຜີຍແຜ່",
    position: "ຕຳແໜ່ງ (WGS-84)",
    added: "ເພີ່ມສິນຄ້າແລ້ວ {{n}}",
  },
};
