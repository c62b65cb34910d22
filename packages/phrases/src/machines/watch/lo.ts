import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "ສະຖານະຕູ້",
  "/shj/jqxq": "ລາຍລະອຽດຕູ້",
  "/shj/yyztcx": "ສະຖານະການດຳເນີນງານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "ເບິ່ງສະຖານະຕູ້",
  "machines.operation.read": "ເບິ່ງສະຖານະການດຳເນີນງານ",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "ສະຖານະປະຕູ",
  temperature: "ອຸນຫະພູມ (°C)",
  humidity: "ຄວາມຊຸ່ມ",
  lastHeartbeat: "ສັນຍານຫຼ້າສຸດ",
  problem: "ຕ້ອງຈັດການ",
  lostPerHour: "ຄວາມເສຍຫາຍຕໍ່ຊົ່ວໂມງ",
  salesCount: "ຄຳສັ່ງຊື້ມື້ນີ້",
  lackLaneCount: "ຊ່ອງສິນຄ້າຂາດ",
  laneAlert: "ຕ້ອງເຕີມສິນຄ້າ",
  replenishTime: "ເຕີມສິນຄ້າຄັ້ງຫຼ້າສຸດ",
  askedAt: "ເວລາສັ່ງ",
  answeredAt: "ເວລາຕອບ",
  detail: "ຜົນ",
  command: "ຄຳສັ່ງ",
};

export const words: Translation<typeof zh.words> = {
  commands: "ບັນທຶກຄຳສັ່ງ",
  log: "ເບິ່ງບັນທຶກການໃຊ້ງານ",
  openAlarms: "ເບິ່ງສັນຍານເຕືອນ",
  openLanes: "ເບິ່ງຊ່ອງສິນຄ້າ",
  more: "ທັງໝົດ {{n}}",
  lostHint: "ຄາດຄະເນຈາກຍອດຂາຍສະເລ່ຍຂອງຊົ່ວໂມງນີ້ໃນ 28 ມື້ ແລະ ສັດສ່ວນຊ່ອງທີ່ຂາຍບໍ່ໄດ້",
  page: {
    tab: {
      live: "ພາບລວມ",
      front: "ຊ່ອງສິນຄ້າ",
      curves: "ເສັ້ນສະແດງ",
      history: "ປະຫວັດ",
      counters: "ຕົວນັບ",
    },
    openPage: "ເປີດໜ້າຕູ້",
    orders: "ຄຳສັ່ງຊື້ມື້ນີ້",
    openLanes: "ຈັດການຊ່ອງສິນຄ້າ",
    openAlarms: "ສັນຍານເຕືອນທີ່ຍັງບໍ່ແກ້",
    silent: "ບໍ່ມີຂໍ້ມູນ: ຕູ້ບໍ່ໄດ້ລາຍງານໃນໄລຍະມໍ່ໆນີ້",
    days: "{{n}} ມື້ຫຼ້າສຸດ",
    temperature: "ອຸນຫະພູມ (℃)",
    low: "ຕ່ຳສຸດ",
    high: "ສູງສຸດ",
    humidity: "ຄວາມຊຸ່ມ (%)",
    traffic: "ປະລິມານຂໍ້ມູນຕໍ່ມື້ (MB)",
    doors: "ຈຳນວນເປີດປະຕູຕໍ່ມື້",
    sampled: "ຕ່ຳສຸດ ແລະ ສູງສຸດຂອງແຕ່ລະຊົ່ວໂມງ, ວັດທຸກ 10 ນາທີ",
    more: "ລາຍການກ່ອນໜ້າ",
    nothing: "ຍັງບໍ່ມີລາຍການ",
    all: "ທັງໝົດ",
    noPoint: "ອອກຈາກຈຸດຕັ້ງ",
    toPoint: "ໄປ {{point}}",
    refilled: "{{n}} ຊິ້ນ ໃສ່ {{lanes}} ຊ່ອງ",
    by: "ໂດຍ {{who}}",
    until: "ສິ້ນສຸດ {{time}}",
    open: "ຍັງບໍ່ແກ້",
    cards: "ຊິມຂໍ້ມູນ",
    kind: {
      registered: "ລົງທະບຽນ",
      activated: "ເປີດນຳໃຊ້",
      decommissioned: "ຖອນຕູ້",
      recommissioned: "ນຳກັບມາໃຊ້",
      moved: "ຍ້າຍຈຸດ",
      refill: "ເຕີມສິນຄ້າ",
      alarm: "ສັນຍານເຕືອນ",
      command: "ຄຳສັ່ງ",
      maintenance: "ບຳລຸງຮັກສາ",
      software: "ອັບເດດຊອບແວ",
    },
    work: {
      open: "ລໍຖ້າ",
      done: "ສຳເລັດ",
    },
    update: {
      waiting: "ລໍຖ້າ",
      sent: "ສົ່ງແລ້ວ",
      done: "ສຳເລັດ",
      failed: "ບໍ່ສຳເລັດ",
      expired: "ໝົດກຳນົດ",
      skipped: "ຂ້າມ",
    },
  },
  map: {
    list: "ລາຍການ",
    map: "ແຜນທີ່",
    label: "ແຜນທີ່ຕູ້",
    seen: "{{n}} ຕູ້ໃນເຂດນີ້",
    first: "ສະແດງພຽງ {{n}} ຕູ້ທຳອິດ, ກະລຸນາຂະຫຍາຍແຜນທີ່",
    unplaced: "{{n}} ຕູ້ບໍ່ມີຕຳແໜ່ງ, ບໍ່ຢູ່ໃນແຜນທີ່",
    tone: {
      bad: "ອອບລາຍ ຫຼື ຂັດຂ້ອງ",
      warning: "ຕ້ອງຈັດການ",
      good: "ປົກກະຕິ",
      neutral: "ຍັງບໍ່ໄດ້ເປີດນຳໃຊ້",
    },
  },
};
