import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "ໃບຈັດສົ່ງຮ້ານອອນລາຍ",
  "/sc/ydsptj": "ສະຖິຕິສິນຄ້າສັ່ງລ່ວງໜ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "ເບິ່ງໃບຈັດສົ່ງຮ້ານອອນລາຍ",
  "mall.delivery.handle": "ມອບໝາຍ, ສຳເລັດ ແລະ ພິມໃບຈັດສົ່ງຮ້ານອອນລາຍ",
  "mall.preorder.read": "ເບິ່ງສະຖິຕິສິນຄ້າສັ່ງລ່ວງໜ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "ມອບໝາຍຜູ້ຈັດສົ່ງ",
  print: "ພິມ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "ບໍ່ມີຜູ້ສົ່ງນີ້ ຫຼື ຖືກປິດ",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "ເລກຈັດສົ່ງ",
  receiver: "ຜູ້ຮັບ",
  receiverPhone: "ໂທລະສັບຜູ້ຮັບ",
  receiverAddress: "ທີ່ຢູ່",
  deliveryWay: "ວິທີຈັດສົ່ງ",
  deliveryFee: "ຄ່າຈັດສົ່ງ",
  courier: "ຜູ້ຈັດສົ່ງ",
  deliveryRoute: "ສາຍຈັດສົ່ງ",
  orderStatus: "ສະຖານະຄຳສັ່ງຊື້",
  statDate: "ວັນທີ",
  pickupPoint: "ຈຸດຮັບສິນຄ້າ",
  quantity: "ຈຳນວນ",
  toPrepare: "ຕ້ອງກຽມ",
  paidAmount: "ຍອດຈ່າຍເງິນ",
  orderTime: "ເວລາສັ່ງ",
  courierId: "ຜູ້ສົ່ງ",
  stopNo: "ລຳດັບ",
};

export const words: Translation<typeof zh.words> = {
  assign: "ມອບໝາຍ",
  assignAll: "ມອບໝາຍທີ່ເລືອກ",
  assignHint: "ຫຼັງມອບໝາຍ ຄຳສັ່ງຊື້ທີ່ລໍຖ້າຈະເລີ່ມຈັດສົ່ງ",
  complete: "ສຳເລັດ",
  completeAsk: "ສົ່ງຮອດແລ້ວບໍ?",
  print: "ພິມ",
  slip: "ໃບຈັດສົ່ງ",
  signature: "ລາຍເຊັນຜູ້ຮັບ",
  sheet: "ລາຍການກຽມສິນຄ້າ",
  nothing: "ບໍ່ມີສິນຄ້າທີ່ຕ້ອງກຽມໃນຊ່ວງນີ້",
  cut: "ລາຍການຍາວເກີນ: ພິມສະເພາະ 1.000 ແຖວທຳອິດ",
  orders: "ຄຳສັ່ງຊື້",
  waiting: {
    yes: "ຕ້ອງກຽມ",
    no: "ສົ່ງ ຫຼື ຮັບແລ້ວ",
  },
  stops: "ລຳດັບການສົ່ງ",
  up: "ຍ້າຍ {{no}} ຂຶ້ນ",
  down: "ຍ້າຍ {{no}} ລົງ",
  underWay: "ກຳລັງສົ່ງ {{n}}",
};
