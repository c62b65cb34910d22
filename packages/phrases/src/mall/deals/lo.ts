import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "ຂາຍດ່ວນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "ເບິ່ງຂາຍດ່ວນ",
  "mall.flashSale.write": "ເພີ່ມ, ແກ້ໄຂ, ຢຸດ ແລະ ລຶບຂາຍດ່ວນ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "ກະລຸນາເຂົ້າລະບົບກ່ອນຊື້",
  "mall.dealNoCoupon": "ລາຄານີ້ໃຊ້ຄູປອງສ່ວນຫຼຸດບໍ່ໄດ້",
  "mall.dealPriceTooHigh": "ລາຄາຕ້ອງຕ່ຳກວ່າລາຄາຂອງຮ້ານອອນລາຍ",
  "mall.flashUnknown": "ບໍ່ມີຂາຍດ່ວນນີ້",
  "mall.flashPieces": "ຈຳນວນ: 1 ຫາ {{limit}}, ບໍ່ເກີນທີ່ຂາຍໄດ້",
  "mall.flashPerBuyer": "ຕໍ່ຜູ້ຊື້: 1 ຫາ {{limit}}",
  "mall.flashPeriod": "ເວລາຈົບຕ້ອງຫຼັງເວລາເລີ່ມ ແລະ ຫຼັງຕອນນີ້, ຍາວສຸດ {{limit}} ມື້",
  "mall.flashStarted": "ທີ່ເລີ່ມ ຫຼື ຈົບແລ້ວແກ້ໄຂບໍ່ໄດ້, ຢຸດໄດ້ເທົ່ານັ້ນ",
  "mall.flashOverlaps": "ສິນຄ້ານີ້ມີຂາຍດ່ວນໃນເວລານັ້ນແລ້ວ",
  "mall.flashNotRunning": "ຂາຍດ່ວນຍັງບໍ່ເລີ່ມ ຫຼື ຈົບແລ້ວ",
  "mall.flashSoldOut": "ຂາຍດ່ວນຍັງເຫຼືອ {{n}}",
  "mall.flashLimit": "ສູງສຸດ {{limit}} ຕໍ່ຜູ້ຊື້",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "ສິນຄ້າ",
  mallPrice: "ລາຄາຮ້ານ",
  flashPrice: "ລາຄາດ່ວນ",
  pieces: "ຈຳນວນ",
  taken: "ຂາຍແລ້ວ",
  perBuyer: "ຕໍ່ຜູ້ຊື້",
  startsAt: "ເລີ່ມ",
  endsAt: "ຈົບ",
  flashStatus: "ສະຖານະ",
  createdBy: "ຜູ້ສ້າງ",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "ຍັງບໍ່ເລີ່ມ",
    running: "ກຳລັງດຳເນີນ",
    soldOut: "ໝົດແລ້ວ",
    ended: "ຈົບແລ້ວ",
    stopped: "ຢຸດແລ້ວ",
  },
  addFlash: "ເພີ່ມຂາຍດ່ວນ",
  editFlash: "ແກ້ໄຂຂາຍດ່ວນ",
  stop: "ຢຸດ",
  stopAsk: "ຢຸດແລ້ວເປີດຄືນບໍ່ໄດ້, ຄຳສັ່ງຊື້ທີ່ມີຢູ່ຍັງຄົງເດີມ. ຢຸດບໍ?",
  stopped: "ຢຸດແລ້ວ",
};
