import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "ໜ້າຫຼັກ",
  "/syzfqq": "ການຊຳລະ",
  "/syspxlpm": "ອັນດັບສິນຄ້າ",
  "/syspxlpmxq": "ລາຍລະອຽດການຂາຍສິນຄ້າ",
  "/syjqpm": "ອັນດັບຕູ້",
  "/syjqpmxq": "ລາຍລະອຽດການຂາຍຂອງຕູ້",
  "/databases": "ຂໍ້ມູນການຂາຍ",
  "/databaseszd": "ຂໍ້ມູນການຂາຍ (ZD)",
  "/databasesTscpyxpt": "ຂໍ້ມູນສິນຄ້າພິເສດ",
  "/database": "ຂໍ້ມູນຂອງຜູ້ດູແລ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "ເບິ່ງໜ້າຫຼັກ",
  "insight.screen.read": "ເບິ່ງຈໍໃຫຍ່",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "ຈໍໃຫຍ່ບໍ່ໄດ້ເປີດສາທາລະນະ ກະລຸນາເຂົ້າສູ່ລະບົບເພື່ອເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  period: "ໄລຍະເວລາ",
  category: "ໝວດໝູ່",
  rank: "ອັນດັບ",
  day: "ວັນທີ",
  quantity: "ຈຳນວນທີ່ຂາຍ",
  orders: "ຈຳນວນອໍເດີ",
  amount: "ຍອດຂາຍ",
  share: "ສັດສ່ວນ",
  average: "ມູນຄ່າສະເລ່ຍຕໍ່ອໍເດີ",
  brand: "ຍີ່ຫໍ້",
  payment: "ວິທີຊຳລະ",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "ຍອດຂາຍມື້ນີ້",
  todayOrders: "ຈຳນວນອໍເດີມື້ນີ້",
  todayOnline: "ຊຳລະອອນລາຍມື້ນີ້",
  yesterday: "ມື້ວານທັງວັນ {{value}}",
  sameHours: "ທຽບກັບມື້ວານ ຮອດ {{hour}}:00",
  machines: "ຈຳນວນເຄື່ອງ",
  machinesNote: "ອອນລາຍ {{online}} · ອອບລາຍ {{offline}} · ຂັດຂ້ອງ {{fault}} · ສິນຄ້າໝົດ {{outOfStock}}",
  pending: "ວຽກຄ້າງ",
  pendingRefunds: "ການຄືນເງິນທີ່ຄ້າງ",
  pendingExceptions: "ອໍເດີຜິດປົກກະຕິ",
  pendingAlarms: "ການແຈ້ງເຕືອນທີ່ຍັງບໍ່ແກ້",
  pendingOffline: "ເຄື່ອງອອບລາຍ",
  pendingOutOfStock: "ເຄື່ອງສິນຄ້າໝົດ",
  trend: "ແນວໂນ້ມການຂາຍ",
  thisPeriod: "ໄລຍະນີ້",
  previousPeriod: "ໄລຍະກ່ອນ",
  payments: "ສັດສ່ວນການຊຳລະ",
  productRanking: "ອັນດັບສິນຄ້າ",
  machineRanking: "ອັນດັບເຄື່ອງ",
  more: "ເພີ່ມເຕີມ",
  total: "ລວມ",
  byDay: "ຕາມວັນ",
  byMachine: "ຕາມເຄື່ອງ",
  byProduct: "ຕາມສິນຄ້າ",
  topTwenty: "20 ອັນດັບທຳອິດ",
  updatedAt: "ອັບເດດ {{time}}",
};
