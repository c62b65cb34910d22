import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "ຮ້ານອອນລາຍ",
  "/essggl": "ຮ້ານອອນລາຍຊື້ສະດວກ",
  "/sc/dpxx": "ຂໍ້ມູນສາຂາຮ້ານ",
  "/sc/cpgl": "ສິນຄ້າຮ້ານອອນລາຍ",
  "/sc/thdgl": "ຈຸດຮັບສິນຄ້າ",
  "/essggl/sz": "ການຕັ້ງຄ່າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "ເບິ່ງຂໍ້ມູນສາຂາຮ້ານ",
  "mall.shop.write": "ແກ້ໄຂຂໍ້ມູນສາຂາຮ້ານ",
  "mall.quickBuyShop.read": "ເບິ່ງການຕັ້ງຄ່າຊື້ສະດວກ",
  "mall.quickBuyShop.write": "ແກ້ໄຂການຕັ້ງຄ່າຊື້ສະດວກ",
  "mall.product.read": "ເບິ່ງສິນຄ້າຮ້ານອອນລາຍ",
  "mall.product.write": "ເພີ່ມ, ແກ້ໄຂ ແລະ ວາງສິນຄ້າຮ້ານອອນລາຍເທິງຊັ້ນ",
  "mall.pickupPoint.read": "ເບິ່ງຈຸດຮັບສິນຄ້າ",
  "mall.pickupPoint.write": "ເພີ່ມ, ແກ້ໄຂ ແລະ ລຶບຈຸດຮັບສິນຄ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "ວາງ ຫຼື ຖອດຈາກຊັ້ນ",
  setOpen: "ເປີດ ຫຼື ປິດຮ້ານ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "ເວລາປິດຕ້ອງແມ່ນ {{least}} ຫາ {{most}} ນາທີ",
  "mall.tooManyTags": "ປ້າຍບໍລິການຫຼາຍສຸດ {{limit}} ອັນ",
  "mall.shopMissing": "ກະລຸນາບັນທຶກຂໍ້ມູນສາຂາຮ້ານກ່ອນ",
  "mall.machineUnknown": "ບໍ່ມີຕູ້ນີ້ ຫຼື ບໍ່ຂາຍຜ່ານມືຖື",
  "mall.productUnknown": "ບໍ່ມີສິນຄ້າຮ້ານອອນລາຍນີ້",
  "mall.medicineNotSold": "ຮ້ານອອນລາຍບໍ່ຂາຍສິນຄ້າທີ່ຕ້ອງມີໃບສັ່ງຢາ",
  "mall.stockOutOfRange": "ສິນຄ້າຄົງເຫຼືອຕ້ອງເປັນຈຳນວນເຕັມ 0 ຫາ {{limit}}",
  "mall.stockReserved": "ຄຳສັ່ງຊື້ຈອງໄວ້ {{n}} ຊິ້ນ",
  "mall.stockChanged": "ສິນຄ້າຄົງເຫຼືອປ່ຽນເປັນ {{n}} ແລ້ວ; ໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "mall.priceBelowDeal": "ລາຄາຂາຍຕ້ອງສູງກວ່າ ¥{{price}} ເຊິ່ງເປັນລາຄາຂາຍດ່ວນ ຫຼື ຊື້ເປັນກຸ່ມຂອງສິນຄ້າ; ກະລຸນາຢຸດກ່ອນ ແລະ ລໍຖ້າໃຫ້ກຸ່ມສິ້ນສຸດ",
  "mall.pickupPointUnknown": "ບໍ່ມີຈຸດຮັບສິນຄ້ານີ້",
  "mall.pickupPointTaken": "ຊື່ ຫຼື ຕູ້ຖືກໃຊ້ໃນຈຸດຮັບສິນຄ້າອື່ນແລ້ວ",
  "mall.pickupPointInUse": "ຈຸດຮັບສິນຄ້ານີ້ມີ {{n}} ຄຳສັ່ງຊື້ຄ້າງຢູ່, ລຶບບໍ່ໄດ້",
  "mall.pickupPointKeepsMachine": "ຈຸດຮັບສິນຄ້ານີ້ມີ {{n}} ຄຳສັ່ງຊື້ຄ້າງຢູ່, ປ່ຽນຕູ້ບໍ່ໄດ້",
  "mall.noPickupLane": "ຕູ້ນີ້ບໍ່ມີຊ່ອງຮັບສິນຄ້າເທົ່ານັ້ນ",
};

export const fields: Translation<typeof zh.fields> = {
  category: "ໝວດ",
  unitPrice: "ລາຄາຕໍ່ໜ່ວຍ",
  mallPrice: "ລາຄາຂາຍ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  reserved: "ຈອງໄວ້",
  salesCount: "ຂາຍໄດ້",
  productStatus: "ສະຖານະຊັ້ນ",
  productIds: "ສິນຄ້າ",
  pickupPoint: "ຈຸດຮັບສິນຄ້າ",
  pickupMachine: "ຕູ້ຮັບສິນຄ້າ",
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
  shelfState: {
    on: "ຢູ່ເທິງຊັ້ນ",
    off: "ຖອດຈາກຊັ້ນແລ້ວ",
  },
  shelf: {
    on: "ວາງເທິງຊັ້ນ",
    off: "ຖອດຈາກຊັ້ນ",
  },
  shelfOnAsk: "ວາງເທິງຊັ້ນບໍ?",
  shelfOffAsk: "ຖອດຈາກຊັ້ນບໍ? ລູກຄ້າຈະສັ່ງຊື້ບໍ່ໄດ້",
  isReserved: "ຄຳສັ່ງຊື້ທີ່ຄ້າງຢູ່ຈອງໄວ້",
  addProducts: "ເພີ່ມສິນຄ້າຈາກລາຍການ",
  addHint: "ອັນໃໝ່ຍັງບໍ່ຢູ່ເທິງຊັ້ນ ແລະ ບໍ່ມີສິນຄ້າຄົງເຫຼືອ",
  pointSwitch: {
    open: "ເປີດໃຊ້",
    closed: "ປິດໃຊ້",
  },
  openPoint: "ເປີດໃຊ້ບໍ?",
  closePoint: "ປິດໃຊ້ບໍ? ຄຳສັ່ງຊື້ໃໝ່ຈະເລືອກຈຸດຮັບສິນຄ້ານີ້ບໍ່ໄດ້",
  addPickupPoint: "ເພີ່ມຈຸດຮັບສິນຄ້າ",
  machineHint: "ຕ້ອງມີຊ່ອງຮັບສິນຄ້າເທົ່ານັ້ນ; ຫວ່າງໄວ້ຖ້າແມ່ນໂຕະບໍລິການ",
  openShop: "ເປີດສາຂາຮ້ານບໍ?",
  closeShop: "ປິດສາຂາຮ້ານບໍ? ຈະບໍ່ຮັບຄຳສັ່ງຊື້ໃໝ່",
  editShop: "ແກ້ໄຂສາຂາຮ້ານ",
  tagsHint: "ກົດ Enter ຫຼັງແຕ່ລະປ້າຍ, ຕົວຢ່າງ: ຈັດສົ່ງຟຣີ",
  notSaved: "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າ; ບັນທຶກແລ້ວຈະເປີດສາຂາຮ້ານ",
};
