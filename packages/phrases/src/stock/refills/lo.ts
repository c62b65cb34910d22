import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "ບັນທຶກການເຕີມສິນຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "ເບິ່ງ",
  "stock.refill.write": "ອະທິບາຍສ່ວນຕ່າງການເຕີມສິນຄ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "ອະທິບາຍສ່ວນຕ່າງການເຕີມສິນຄ້າ",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "ເລກຊ່ອງ",
  cabinet: "ຕູ້",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  stockBefore: "ກ່ອນ",
  replenishQty: "ເຕີມສິນຄ້າ",
  replenisher: "ພະນັກງານເຕີມສິນຄ້າ",
  replenishTime: "ເວລາເຕີມສິນຄ້າ",
  last: "ຄັ້ງກ່ອນ",
  loaded: "ຂົນໃສ່",
  sold: "ຂາຍອອກ",
  expected: "ຄວນມີ",
  reported: "ຕູ້ລາຍງານ",
  difference: "ສ່ວນຕ່າງ",
  reportedTime: "ເວລາລາຍງານ",
  cause: "ສາເຫດ",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "ຕູ້",
  total: "ຊ່ອງ: {{lanes}}, ຈຳນວນ: {{pieces}}",
  checks: "ກວດການເຕີມສິນຄ້າ",
  checksOpen: "ກວດການເຕີມສິນຄ້າ · {{n}} ລໍອະທິບາຍ",
  checksHint: "ຖ້າຕູ້ນັບໄດ້ຕ່າງຈາກ “ຄັ້ງກ່ອນ + ຂົນໃສ່ − ຂາຍອອກ”, ສ່ວນຕ່າງຈະລໍການອະທິບາຍຢູ່ນີ້.",
  waiting: "ລໍອະທິບາຍ",
  explained: "ອະທິບາຍແລ້ວ",
  explain: "ອະທິບາຍ",
  causes: {
    loadedWrong: "ບັນທຶກຜິດຕອນເຕີມສິນຄ້າ",
    missing: "ສູນຫາຍ",
    damaged: "ເສຍຫາຍ",
    sensor: "ຕູ້ນັບຜິດ",
    other: "ອື່ນໆ",
  },
  cabinet: {
    main: "ຕູ້ຫຼັກ",
    sub: "ຕູ້ຮອງ",
  },
};
