import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "ກວດສອບການຊື້ສ່ຽງໂຊກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "ເບິ່ງ",
  "orders.offlinePickup.write": "ຂໍຮັບສິນຄ້ານອກລະບົບ",
  "orders.offlinePickup.review": "ກວດສອບການຮັບສິນຄ້ານອກລະບົບ",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "ຄຳສັ່ງຊື້ນີ້ບໍ່ແມ່ນຊື້ສ່ຽງໂຊກທີ່ໄດ້ລາງວັນ",
  "orders.offlineNotOpen": "ຮັບສິນຄ້ານອກລະບົບໄດ້ສະເພາະຄຳສັ່ງຊື້ຜິດປົກກະຕິ",
  "orders.offlineGiven": "ຈ່າຍສິນຄ້າລາງວັນແລ້ວ ຫຼື ຈັດການແລ້ວ",
  "orders.offlinePictures": "ກະລຸນາອັບໂຫຼດ 1 ຫາ {{limit}} ຮູບ",
  "orders.offlineApplied": "ຄຳສັ່ງຊື້ນີ້ຂໍຮັບສິນຄ້ານອກລະບົບແລ້ວ",
  "orders.offlineSelect": "ກະລຸນາເລືອກຂໍ້ມູນ",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "ລາງວັນ",
  applicant: "ຜູ້ຂໍ",
  contactPhone: "ເບີໂທ",
  applyTime: "ເວລາຂໍ",
  reviewStatus: "ສະຖານະກວດສອບ",
  reviewer: "ຜູ້ກວດສອບ",
  reviewTime: "ເວລາກວດສອບ",
  reviewRemark: "ຄວາມເຫັນການກວດສອບ",
  pictures: "ຮູບພາບ",
  note: "ໝາຍເຫດ",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "ລໍຖ້າກວດສອບ",
    approved: "ອະນຸມັດແລ້ວ",
    notApproved: "ບໍ່ອະນຸມັດ",
    ignored: "ຂ້າມແລ້ວ",
  },
  decide: {
    approve: "ອະນຸມັດ",
    reject: "ບໍ່ອະນຸມັດ",
    ignore: "ຂ້າມ",
  },
  review: "ກວດສອບ",
  reviewMany: "ກວດສອບທີ່ເລືອກ",
  reviewed: "ກວດສອບແລ້ວ",
  approveHint: "ເມື່ອອະນຸມັດ ຄຳສັ່ງຊື້ກາຍເປັນຮັບນອກລະບົບ ແລະ ເງິນເປັນຂອງຮ້ານຄ້າ",
  apply: "ຂໍຮັບສິນຄ້ານອກລະບົບ",
  applyHint: "ຄຳສັ່ງຊື້ທີ່ໄດ້ລາງວັນແຕ່ສິນຄ້າບໍ່ອອກ",
  applied: "ຂໍແລ້ວ",
  view: "ເບິ່ງ",
};
