import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "ຄຳສັ່ງຊື້ຂອງຮ້ານອອນລາຍ",
  "/sc/scddxq": "ລາຍລະອຽດຄຳສັ່ງຊື້ຂອງຮ້ານອອນລາຍ",
  "/essggl/ddgl": "ຄຳສັ່ງຊື້ສະດວກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "ເບິ່ງຄຳສັ່ງຊື້ຂອງຮ້ານອອນລາຍ",
  "mall.order.handle": "ສົ່ງ, ນຳໃຊ້ ແລະ ປິດຄຳສັ່ງຊື້ຂອງຮ້ານອອນລາຍ",
  "mall.order.refund": "ຄືນເງິນຄຳສັ່ງຊື້ຂອງຮ້ານອອນລາຍ",
  "mall.quickBuyOrder.read": "ເບິ່ງຄຳສັ່ງຊື້ສະດວກ",
  "mall.quickBuyOrder.handle": "ສົ່ງ, ນຳໃຊ້ ແລະ ປິດຄຳສັ່ງຊື້ສະດວກ",
  "mall.quickBuyOrder.refund": "ຄືນເງິນຄຳສັ່ງຊື້ສະດວກ",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "ສົ່ງສິນຄ້າ",
  handOver: "ນຳໃຊ້ລະຫັດ",
  complete: "ຢືນຢັນການສົ່ງຮອດ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "ຮ້ານປິດແລ້ວ, ບໍ່ຮັບຄຳສັ່ງຊື້",
  "mall.shopUnknown": "ບໍ່ມີຮ້ານນີ້",
  "mall.productOffShelf": "ສິນຄ້ານີ້ເຊົາຂາຍແລ້ວ",
  "mall.quantityOutOfRange": "ຈຳນວນຕ້ອງເປັນຈຳນວນເຕັມຈາກ 1 ຫາ {{limit}}",
  "mall.outOfStock": "ສິນຄ້າຄົງເຫຼືອບໍ່ພໍ: ຍັງເຫຼືອ {{n}}",
  "mall.wayNotOffered": "ຮ້ານບໍ່ຮອງຮັບວິທີຈັດສົ່ງນີ້",
  "mall.tooManyUnpaid": "ກະລຸນາຈ່າຍ {{limit}} ຄຳສັ່ງຊື້ທີ່ຍັງບໍ່ຈ່າຍກ່ອນ",
  "mall.orderUnknown": "ບໍ່ມີຄຳສັ່ງຊື້ນີ້",
  "mall.machineHandsOut": "ຕູ້ຈະຈ່າຍສິນຄ້າຕາມລະຫັດຮັບສິນຄ້າ",
  "mall.pickupCodeWrong": "ລະຫັດບໍ່ຖືກຕ້ອງ",
  "mall.selectOrders": "ກະລຸນາເລືອກຂໍ້ມູນ",
  "mall.priceChanged": "ລາຄາມີການປ່ຽນແປງ, ກວດເບິ່ງແລ້ວສັ່ງຊື້ໃໝ່",
  "mall.basketTwice": "ກະລຸນາລວມສິນຄ້າດຽວກັນເປັນແຖວດຽວ",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "ຜູ້ຊື້",
  receiver: "ຜູ້ຮັບ",
  receiverPhone: "ໂທລະສັບຜູ້ຮັບ",
  quantity: "ຈຳນວນ",
  orderPrice: "ຍອດຄຳສັ່ງຊື້",
  discountAmount: "ສ່ວນຫຼຸດ",
  paidAmount: "ຍອດຈ່າຍເງິນ",
  deliveryFee: "ຄ່າຈັດສົ່ງ",
  deliveryWay: "ວິທີຈັດສົ່ງ",
  pickupPoint: "ຈຸດຮັບສິນຄ້າ",
  expressNo: "ເລກຈັດສົ່ງ",
  courier: "ຜູ້ຈັດສົ່ງ",
  payMethod: "ວິທີຈ່າຍເງິນ",
  payStatus: "ສະຖານະການຈ່າຍເງິນ",
  orderStatus: "ສະຖານະຄຳສັ່ງຊື້",
  orderTime: "ເວລາສັ່ງຊື້",
  pickupCode: "ລະຫັດ",
  receiverAddress: "ທີ່ຢູ່ຮັບ",
  note: "ໝາຍເຫດການຄືນເງິນ",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "ກະລຸນາໃສ່ເບີເຕັມ",
  deliveryWay: {
    delivery: "ຈັດສົ່ງ",
    pickup: "ຮັບເອງ",
  },
  state: {
    toPay: "ລໍຖ້າຈ່າຍເງິນ",
    toGather: "ລໍຖ້າກຸ່ມ",
    toDeliver: "ລໍຖ້າສົ່ງ",
    delivering: "ກຳລັງຈັດສົ່ງ",
    toPickUp: "ລໍຖ້າຮັບ",
    completed: "ສຳເລັດ",
    cancelled: "ຍົກເລີກແລ້ວ",
    refunding: "ກຳລັງຄືນເງິນ",
    refunded: "ຄືນເງິນແລ້ວ",
  },
  action: {
    deliver: "ສົ່ງສິນຄ້າ",
    deliverAll: "ສົ່ງທີ່ເລືອກ",
    handOver: "ນຳໃຊ້ລະຫັດ",
    complete: "ສົ່ງຮອດ",
    refund: "ຄືນເງິນ",
    close: "ປິດ",
  },
  completeAsk: "ສົ່ງຮອດແລ້ວບໍ?",
  closeAsk: "ປິດບໍ? ຜູ້ຊື້ຈະຈ່າຍເງິນບໍ່ໄດ້ອີກ ແລະ ຄຳສັ່ງຊື້ທີ່ຍັງບໍ່ຈ່າຍໃນການຈ່າຍເທື່ອດຽວກັນກໍຈະຖືກປິດນຳກັນ",
  refundAsk: "ຄືນເງິນບໍ?",
  expressHint: "ປ່ອຍວ່າງ: ໃຊ້ເລກຂອງລະບົບ",
  codeHint: "ຜູ້ຊື້ສະແດງໃນໂທລະສັບ",
  refundHint: "ຄືນເງິນທັງໝົດຕາມວິທີທີ່ຈ່າຍ",
  section: {
    receiver: "ຜູ້ຮັບ",
    timeline: "ປະຫວັດ",
  },
  detail: "ລາຍລະອຽດຄຳສັ່ງຊື້",
  ownPage: "ເປີດເປັນໜ້າ",
};
