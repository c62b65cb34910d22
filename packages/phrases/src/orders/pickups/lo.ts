import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "ຈັດການລະຫັດຮັບສິນຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "ເບິ່ງ",
  "orders.pickup.write": "ສ້າງ, ຍົກເລີກ ແລະ ສົ່ງໃໝ່",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "ສົ່ງໃໝ່",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "ເນື້ອໃນຕ້ອງບໍ່ຫວ່າງເປົ່າ",
  "orders.pickupTooManyProducts": "ລະຫັດຮັບສິນຄ້າໜຶ່ງມີສິນຄ້າໄດ້ສູງສຸດ {{limit}} ລາຍການ",
  "orders.pickupProductTwice": "ສິນຄ້າດຽວກັນໃສ່ໄດ້ພຽງຄັ້ງດຽວ",
  "orders.pickupPiecesOutOfRange": "ໃສ່ຈຳນວນເຕັມບວກບໍ່ເກີນ {{limit}} ສຳລັບແຕ່ລະສິນຄ້າ",
  "orders.pickupCountOutOfRange": "ໃສ່ຈຳນວນລະຫັດຈາກ 1 ຫາ {{limit}}",
  "orders.pickupMaximum": "ຮ້ານຄ້າມີລະຫັດຮັບສິນຄ້າທີ່ຍັງເປີດໄດ້ສູງສຸດ {{limit}} ລະຫັດ, ຍັງສ້າງໄດ້ອີກ {{left}} ລະຫັດ",
  "orders.pickupExpiryPast": "ມື້ສຸດທ້າຍຕ້ອງບໍ່ກ່ອນມື້ນີ້",
  "orders.pickupExpiryFar": "ລະຫັດໃຊ້ໄດ້ສູງສຸດຫ້າປີ",
  "orders.pickupNotOpen": "ລະຫັດນີ້ຮັບສິນຄ້າບໍ່ໄດ້ແລ້ວ",
  "orders.pickupNotCancellable": "ຍົກເລີກໄດ້ສະເພາະລະຫັດຮັບສິນຄ້າທີ່ຍັງບໍ່ໃຊ້ ຫຼື ຈ່າຍສິນຄ້າບາງສ່ວນ",
  "orders.pickupMachines": "ຕູ້ທີ່ເລືອກບໍ່ແມ່ນຂອງຮ້ານຄ້ານີ້",
  "orders.pickupUnknown": "ບໍ່ມີລະຫັດຮັບສິນຄ້ານີ້",
  "orders.pickupCancelled": "ລະຫັດຮັບສິນຄ້າຖືກຍົກເລີກແລ້ວ",
  "orders.pickupDelivered": "ລະຫັດຮັບສິນຄ້າໃຊ້ໝົດແລ້ວ",
  "orders.pickupExpired": "ລະຫັດຮັບສິນຄ້າໝົດອາຍຸແລ້ວ",
  "orders.pickupInUse": "ລະຫັດຮັບສິນຄ້າກຳລັງໃຊ້ຢູ່, ກະລຸນາລໍຖ້າ",
  "orders.pickupOtherMachine": "ລະຫັດຮັບສິນຄ້າໃຊ້ກັບຕູ້ນີ້ບໍ່ໄດ້",
  "orders.pickupNotHere": "ຕູ້ນີ້ບໍ່ມີສິນຄ້າຄົງເຫຼືອສຳລັບລະຫັດຮັບສິນຄ້າ",
  "orders.pickupTooManyTries": "ໃສ່ລະຫັດຮັບສິນຄ້າຜິດຫຼາຍເກີນໄປ, ລອງໃໝ່ໃນ 15 ນາທີ",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "ລະຫັດຮັບສິນຄ້າ",
  pickupContent: "ເນື້ອໃນ",
  lines: "ເນື້ອໃນ",
  quantity: "ຈຳນວນ",
  count: "ຈຳນວນລະຫັດ",
  delivered: "ຈ່າຍສິນຄ້າແລ້ວ",
  underWay: "ກຳລັງຈ່າຍ",
  pickupMachines: "ຕູ້ທີ່ໃຊ້ໄດ້",
  machineIds: "ຕູ້ທີ່ໃຊ້ໄດ້",
  pickupStatus: "ສະຖານະລະຫັດຮັບສິນຄ້າ",
  validTo: "ໃຊ້ໄດ້ຮອດ",
  batchNo: "ເລກການສ້າງ",
  createdBy: "ຜູ້ສ້າງ",
  useTime: "ເວລາໃຊ້",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "ຍັງບໍ່ໃຊ້",
    used: "ໃຊ້ແລ້ວ",
    allDelivered: "ຈ່າຍສິນຄ້າໝົດແລ້ວ",
    partlyDelivered: "ຈ່າຍສິນຄ້າບາງສ່ວນ",
    failed: "ຈ່າຍສິນຄ້າບໍ່ສຳເລັດ",
    expired: "ໝົດອາຍຸ",
    cancelled: "ຍົກເລີກແລ້ວ",
  },
  create: "ສ້າງລະຫັດຮັບສິນຄ້າ",
  detail: "ລາຍລະອຽດລະຫັດຮັບສິນຄ້າ",
  cancel: "ຍົກເລີກ",
  cancelAsk: "ຍົກເລີກລະຫັດຮັບສິນຄ້ານີ້ບໍ?",
  cancelMany: "ຍົກເລີກທີ່ເລືອກ",
  resend: "ສົ່ງໃໝ່",
  resendHint: "ໃຫ້ລະຫັດ ຫຼື QR ແກ່ລູກຄ້າ",
  allMachines: "ທຸກຕູ້",
  hint: "ຫຼາຍສິນຄ້າແຍກດ້ວຍ *; ປົກກະຕິໃຊ້ໄດ້ເຄິ່ງປີ",
  quota: "ສູງສຸດ {{limit}}, ມີແລ້ວ {{open}}",
  addProduct: "ເພີ່ມສິນຄ້າ",
  removeProduct: "ເອົາສິນຄ້າອອກ",
  made: "ສ້າງລະຫັດຮັບສິນຄ້າ {{made}} ລະຫັດແລ້ວ",
  making: "ສ້າງແລ້ວ {{made}}, ທີ່ເຫຼືອສ້າງຢູ່ເບື້ອງຫຼັງ; ໂຫຼດໃໝ່ພາຍຫຼັງ",
  orders: "ຄຳສັ່ງຊື້",
};
