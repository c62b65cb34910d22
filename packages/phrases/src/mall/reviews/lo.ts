import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "ການຣີວິວ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "ເບິ່ງການຣີວິວ",
  "mall.review.handle": "ຕອບ, ເຊື່ອງ ແລະ ສະແດງການຣີວິວ",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "ເຊື່ອງການຣີວິວ",
  showReview: "ສະແດງການຣີວິວ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "ຄຳສັ່ງຊື້ນີ້ມີການຣີວິວແລ້ວ",
  "mall.reviewStars": "ດາວ: 1 ຫາ {{limit}}",
  "mall.reviewsOff": "ຮ້ານນີ້ບໍ່ຮັບການຣີວິວ",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "ດາວ",
  content: "ເນື້ອໃນ",
  buyerName: "ຜູ້ຊື້",
  reply: "ຄຳຕອບ",
  repliedTime: "ເວລາຕອບ",
  reviewState: "ການສະແດງ",
  reason: "ເຫດຜົນ",
  changedBy: "ຜູ້ຈັດການ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "ສະແດງ",
    hidden: "ເຊື່ອງ",
  },
  answer: "ຕອບ",
  hide: "ເຊື່ອງ",
  show: "ສະແດງ",
  showAsk: "ລູກຄ້າຈະເຫັນການຣີວິວນີ້ອີກ. ສະແດງບໍ?",
  openOrder: "ເບິ່ງຄຳສັ່ງຊື້",
};
