import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "ໜ້າຫຼັກ",
  "/syzfqq": "ການຈ່າຍເງິນ",
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
  "insight.ranking.read": "ເບິ່ງອັນດັບການຂາຍສິນຄ້າ",
  "insight.screen.read": "ເບິ່ງຈໍໃຫຍ່",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "ຈໍໃຫຍ່ບໍ່ໄດ້ເປີດສາທາລະນະ ກະລຸນາເຂົ້າລະບົບເພື່ອເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  period: "ໄລຍະເວລາ",
  category: "ໝວດໝູ່",
  rank: "ອັນດັບ",
  day: "ວັນທີ",
  quantity: "ຈຳນວນທີ່ຂາຍ",
  orders: "ຈຳນວນຄຳສັ່ງຊື້",
  amount: "ຍອດຂາຍ",
  share: "ສັດສ່ວນ",
  average: "ມູນຄ່າສະເລ່ຍຕໍ່ຄຳສັ່ງຊື້",
  brand: "ຍີ່ຫໍ້",
  laneNo: "ເລກຊ່ອງ",
  payment: "ວິທີຈ່າຍເງິນ",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "ຍອດຂາຍມື້ນີ້",
  todayOrders: "ຈຳນວນຄຳສັ່ງຊື້ມື້ນີ້",
  todayOnline: "ຈ່າຍອອນລາຍມື້ນີ້",
  yesterday: "ມື້ວານທັງວັນ {{value}}",
  sameHours: "ທຽບກັບມື້ວານ ຮອດ {{hour}}:00",
  machines: "ຕູ້ທີ່ກຳລັງໃຊ້ງານ",
  machinesNote: "ອອນລາຍ {{online}} · ອອບລາຍ {{offline}} · ຂັດຂ້ອງ {{fault}} · ສິນຄ້າຂາດ {{outOfStock}}",
  pending: "ວຽກຄ້າງ",
  pendingApprovals: "ລໍຖ້າຂ້ອຍອະນຸມັດ",
  pendingRefunds: "ການຄືນເງິນທີ່ຄ້າງ",
  pendingExceptions: "ຄຳສັ່ງຊື້ຜິດປົກກະຕິ",
  pendingTickets: "ໃບແຈ້ງບັນຫາທີ່ຍັງບໍ່ຈັດການ",
  pendingFeedback: "ການແຈ້ງບັນຫາທີ່ຍັງບໍ່ຕອບ",
  pendingPrescriptions: "ໃບສັ່ງຢາລໍຖ້າກວດສອບ",
  pendingAlarms: "ສັນຍານເຕືອນທີ່ຍັງບໍ່ແກ້",
  pendingOffline: "ຕູ້ອອບລາຍ",
  pendingOutOfStock: "ຕູ້ສິນຄ້າຂາດ",
  trend: "ແນວໂນ້ມການຂາຍ",
  thisPeriod: "ໄລຍະນີ້",
  previousPeriod: "ໄລຍະກ່ອນ",
  payments: "ສັດສ່ວນວິທີຈ່າຍເງິນ",
  productRanking: "ອັນດັບສິນຄ້າ",
  machineRanking: "ອັນດັບຕູ້",
  more: "ເພີ່ມເຕີມ",
  total: "ລວມ",
  byDay: "ຕາມວັນ",
  byMachine: "ຕາມຕູ້",
  byProduct: "ຕາມສິນຄ້າ",
  topTwenty: "20 ອັນດັບທຳອິດ",
  updatedAt: "ອັບເດດ {{time}}",
};
