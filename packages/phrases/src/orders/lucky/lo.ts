import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "ຊື້ສ່ຽງໂຊກ",
  "/jygl/zjtj": "ສະຖິຕິຖືກລາງວັນ",
  "/jygl/hgfa": "ແຜນຊື້ສ່ຽງໂຊກ",
  "/jygl/ddcj": "ສ່ຽງໂຊກຄຳສັ່ງຊື້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "ເບິ່ງ",
  "orders.lucky.write": "ຈັດການແຜນ",
  "orders.luckyWin.read": "ເບິ່ງ",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "ສິນຄ້ານີ້ມີແຜນທີ່ກຳລັງດຳເນີນຢູ່ແລ້ວ",
  "orders.luckyPlanEnded": "ແຜນນີ້ສິ້ນສຸດແລ້ວ",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "ລາງວັນ",
  orders: "ຈຳນວນຄຳສັ່ງຊື້",
  winCount: "ຈຳນວນຖືກລາງວັນ",
  winRate: "ອັດຕາຖືກລາງວັນ",
  planName: "ຊື່ແຜນ",
  productId: "ລາງວັນ",
  drawFen: "ລາຄາສ່ຽງໂຊກ 1 ຄັ້ງ",
  chance: "ອັດຕາຖືກລາງວັນ",
  budgetFen: "ງົບລາງວັນ",
  spentFen: "ຖືກລາງວັນແລ້ວ",
  reservedFen: "ຍັງບໍ່ໄດ້ສ່ຽງໂຊກ",
  draws: "ຄຳສັ່ງຊື້ທີ່ສ່ຽງໂຊກແລ້ວ",
  machineIds: "ຕູ້ທີ່ໃຊ້",
  endTime: "ເວລາສິ້ນສຸດ",
  numbers: "ເລກທີ່ອອກ",
  seed: "ຄ່າເລີ່ມຕົ້ນ",
  commitment: "ຄ່າສັນຍາ",
  tradeNo: "ເລກທີຊຳລະ",
  resultNo: "ຜົນລຳດັບທີ",
  previousHash: "ຜົນກ່ອນໜ້າ",
  resultHash: "ແຮຊຂອງຜົນ",
  committedTime: "ເວລາສັນຍາ",
  drawTime: "ເວລາສ່ຽງໂຊກ",
};

export const words: Translation<typeof zh.words> = {
  detail: "ລາຍລະອຽດ",
  sum: "ຄຳສັ່ງຊື້ {{orders}}, ສ່ຽງໂຊກ {{draws}}, ຖືກລາງວັນ {{wins}}, ຈຳນວນເງິນ {{amount}}",
  plans: "ແຜນສ່ຽງໂຊກ",
  add: "ເພີ່ມແຜນ",
  end: "ສິ້ນສຸດແຜນ",
  endAsk: "ຫຼັງຈາກນັ້ນຈະສ່ຽງໂຊກບໍ່ໄດ້ອີກ. ສິ້ນສຸດແຜນບໍ?",
  all: "ທຸກຕູ້",
  create: "ແຜນທີ່ບັນທຶກແລ້ວແກ້ໄຂບໍ່ໄດ້, ສິ້ນສຸດໄດ້ເທົ່ານັ້ນ",
  verify: "ກວດສອບ",
  machine: "ຕູ້ສ່ຽງໂຊກເອງ, ກວດສອບບໍ່ໄດ້",
  good: "ກົງກັນ",
  bad: "ບໍ່ກົງກັນ",
  how: "ເລກແມ່ນ 12 ຕົວທຳອິດຂອງ SHA-256 ເລກຖານສິບຫົກຂອງ “ຄ່າເລີ່ມຕົ້ນ|ເລກທີຄຳສັ່ງຊື້|ເລກທີຊຳລະ|ຄັ້ງທີ” ຫານ 10,000 ເອົາເສດ; ນ້ອຍກວ່າອັດຕາຖືກລາງວັນເປັນສ່ວນໝື່ນແມ່ນຖືກລາງວັນ",
  planState: { active: "ກຳລັງດຳເນີນ", ended: "ສິ້ນສຸດແລ້ວ" },
  hints: { chance: "ເປີເຊັນ, 0.01 ຫາ 100", budget: "ຂີດຈຳກັດຂອງມູນຄ່າລາງວັນທັງໝົດ" },
  checks: { commitment: "ຄ່າເລີ່ມຕົ້ນກົງກັບທີ່ສັນຍາກ່ອນຊຳລະ", numbers: "ເລກ ແລະ ຜົນຄຳນວນຄືນຈາກຄ່າເລີ່ມຕົ້ນໄດ້", link: "ເຊື່ອມກັບຜົນກ່ອນໜ້າ" },
};
