import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "ແບນເນີ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "ເບິ່ງແບນເນີ",
  "mall.banner.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດໃຊ້, ປິດໃຊ້ ແລະ ລຶບແບນເນີ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "ຮ້ານອອນລາຍບໍ່ມີສິນຄ້າໃນໝວດໝູ່ນີ້",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "ຫົວຂໍ້",
  bannerImage: "ຮູບ",
  bannerLink: "ລິ້ງ",
  productId: "ສິນຄ້າ",
  category: "ໝວດໝູ່",
  showFrom: "ສະແດງຕັ້ງແຕ່",
  showTo: "ສະແດງຮອດ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມແບນເນີ",
  edit: "ແກ້ໄຂແບນເນີ",
  links: {
    none: "ບໍ່ມີ",
    product: "ສິນຄ້າ",
    category: "ໝວດໝູ່",
  },
  status: {
    shown: "ກຳລັງສະແດງ",
    scheduled: "ລໍຖ້າສະແດງ",
    expired: "ໝົດອາຍຸ",
    disabled: "ປິດໃຊ້",
  },
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enableAsk: "ເປີດໃຊ້ບໍ?",
  disableAsk: "ປິດໃຊ້ບໍ?",
};
