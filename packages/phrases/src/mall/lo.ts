import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "ຮ້ານອອນລາຍ",
  "/essggl": "ຮ້ານອອນລາຍຊື້ສະດວກ",
  "/sc/dpxx": "ຂໍ້ມູນສາຂາຮ້ານ",
  "/essggl/sz": "ການຕັ້ງຄ່າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "ເບິ່ງຂໍ້ມູນສາຂາຮ້ານ",
  "mall.shop.write": "ແກ້ໄຂຂໍ້ມູນສາຂາຮ້ານ",
  "mall.quickBuyShop.read": "ເບິ່ງການຕັ້ງຄ່າຊື້ສະດວກ",
  "mall.quickBuyShop.write": "ແກ້ໄຂການຕັ້ງຄ່າຊື້ສະດວກ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "ເປີດ ຫຼື ປິດຮ້ານ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "ເວລາປິດຕ້ອງແມ່ນ {{least}} ຫາ {{most}} ນາທີ",
  "mall.tooManyTags": "ປ້າຍບໍລິການຫຼາຍສຸດ {{limit}} ອັນ",
  "mall.shopMissing": "ກະລຸນາບັນທຶກຂໍ້ມູນສາຂາຮ້ານກ່ອນ",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "ເລກສາຂາຮ້ານ",
  shopName: "ຊື່ສາຂາຮ້ານ",
  servicePhone: "ໂທລະສັບບໍລິການ",
  shopAddress: "ທີ່ຢູ່ສາຂາຮ້ານ",
  location: "ທີ່ຕັ້ງ",
  announcement: "ປະກາດ",
  serviceTags: "ປ້າຍບໍລິການ",
  openStatus: "ສະຖານະເປີດຮ້ານ",
  deliveryWays: "ວິທີຈັດສົ່ງ",
  deliveryFee: "ຄ່າຈັດສົ່ງ",
  closeMinutes: "ປິດຄຳສັ່ງຊື້ທີ່ບໍ່ຈ່າຍ (ນາທີ)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "ເປີດ",
    closed: "ປິດ",
  },
  deliveryWay: {
    delivery: "ຈັດສົ່ງ",
    pickup: "ຮັບເອງ",
  },
  openShop: "ເປີດສາຂາຮ້ານບໍ?",
  closeShop: "ປິດສາຂາຮ້ານບໍ? ຈະບໍ່ຮັບຄຳສັ່ງຊື້ໃໝ່",
  editShop: "ແກ້ໄຂສາຂາຮ້ານ",
  tagsHint: "ກົດ Enter ຫຼັງແຕ່ລະປ້າຍ, ຕົວຢ່າງ: ຈັດສົ່ງຟຣີ",
  notSaved: "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າ; ບັນທຶກແລ້ວຈະເປີດສາຂາຮ້ານ",
};
