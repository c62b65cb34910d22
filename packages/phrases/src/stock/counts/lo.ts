import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "ນັບສິນຄ້າຄົງເຫຼືອ",
  "/kcpd/xlspkcpd": "ນັບສິນຄ້າຄົງເຫຼືອຕາມເສັ້ນທາງເຕີມສິນຄ້າ",
  "/kcpd/jqspkcpd": "ນັບສິນຄ້າຄົງເຫຼືອຕາມຕູ້",
  "/kcpd/jqhdkcpd": "ນັບສິນຄ້າຄົງເຫຼືອຕາມຊ່ອງຂອງຕູ້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "ເບິ່ງ",
  "stock.count.write": "ນັບ",
  "stock.count.review": "ກວດຄືນສ່ວນຕ່າງ, ຕັ້ງຂີດຈຳກັດ",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "ເລີ່ມນັບ",
  enterCount: "ປ້ອນຈຳນວນທີ່ນັບ",
  explainCount: "ອະທິບາຍສ່ວນຕ່າງ",
  finishCount: "ນັບສຳເລັດ",
  submitCount: "ສົ່ງການນັບໃຫ້ກວດຄືນ",
  approveCount: "ເຫັນດີກັບສ່ວນຕ່າງ",
  sendBack: "ສົ່ງຄືນໃຫ້ນັບໃໝ່",
  abandonCount: "ຍົກເລີກການນັບ",
  countLimits: "ຕັ້ງຂີດຈຳກັດການກວດຄືນ",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "ກະລຸນາປ້ອນຈຳນວນຖ້ວນ",
  "stock.limitOutOfRange": "ກະລຸນາປ້ອນຈຳນວນຖ້ວນຈາກ 0 ຫາ {{limit}}",
  "stock.nothingCounted": "ຍັງບໍ່ໄດ້ນັບຊ່ອງໃດ",
  "stock.reasonMissing": "ກະລຸນາບອກເຫດຜົນສ່ວນຕ່າງຂອງຊ່ອງ {{laneNo}}",
  "stock.secondPerson": "ຜູ້ທີ່ນັບກວດຄືນບໍ່ໄດ້, ຕ້ອງໃຫ້ຄົນອື່ນກວດ",
  "stock.countAgain": "ຊ່ອງ {{laneNo}} ຖືກເຕີມສິນຄ້າ ຫຼື ນັບໃໝ່ແລ້ວ ຫຼື ຂາຍຫຼາຍກວ່າທີ່ນັບ, ກະລຸນານັບໃໝ່",
  "stock.countedMeanwhile": "ຄົນອື່ນຫາກໍນັບຊ່ອງນີ້, ກະລຸນາເບິ່ງກ່ອນປ້ອນໃໝ່",
};

export const fields: Translation<typeof zh.fields> = {
  category: "ໝວດ",
  onRoute: "ຢູ່ໃນເສັ້ນທາງເຕີມສິນຄ້າ",
  spec: "ສະເປັກ",
  unit: "ຫົວໜ່ວຍ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  capacity: "ຄວາມຈຸ",
  shortage: "ຈຳນວນຂາດ",
  machineCount: "ຈຳນວນຕູ້",
  laneNo: "ເລກຊ່ອງ",
  cabinet: "ຕູ້",
  batchNo: "ລັອດ",
  bookQty: "ຕາມບັນຊີ",
  countQty: "ນັບໄດ້",
  counted: "ນັບໄດ້",
  diffQty: "ສ່ວນຕ່າງ",
  countTime: "ເວລານັບ",
  reason: "ເຫດຜົນ",
  progress: "ຊ່ອງທີ່ນັບແລ້ວ",
  startedBy: "ຜູ້ນັບ",
  startedTime: "ເວລາເລີ່ມ",
  reviewedBy: "ຜູ້ກວດຄືນ",
  pieces: "ສ່ວນຕ່າງຂອງຊ່ອງດຽວ (ອັນ)",
  percent: "ສ່ວນຕ່າງລວມທຽບກັບບັນຊີ (%)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "ຢູ່ໃນເສັ້ນທາງເຕີມສິນຄ້າ",
    no: "ບໍ່ຢູ່ໃນເສັ້ນທາງເຕີມສິນຄ້າ",
  },
  noRoute: "ບໍ່ມີເສັ້ນທາງເຕີມສິນຄ້າ",
  cabinet: {
    main: "ຕູ້ຫຼັກ",
    sub: "ຕູ້ຮອງ",
  },
  viewMachines: "ເບິ່ງຕູ້",
  viewLanes: "ເບິ່ງຊ່ອງ",
  print: "ພິມ",
  loading: {
    title: "ລາຍການຂົນສິນຄ້າ",
    total: "ລວມທັງເສັ້ນທາງເຕີມສິນຄ້າ",
    nothing: "ບໍ່ມີສິນຄ້າຂາດໃນນີ້",
    cut: "ລາຍການຍາວ: ພິມພຽງ 3.000 ແຖວທຳອິດ. ກະລຸນາພິມແຍກຕາມເສັ້ນທາງເຕີມສິນຄ້າ",
    takeBack: "ນຳກັບ {{percent}}%",
    signature: "ລາຍເຊັນພະນັກງານເຕີມສິນຄ້າ",
  },
  count: "ນັບ",
  countSelected: "ນັບທີ່ເລືອກ",
  started: "ເລີ່ມນັບຕູ້ແລ້ວ: {{n}}",
  documents: "ໃບນັບ",
  documentsOpen: "ໃບນັບ · ກຳລັງນັບ {{counting}} · ລໍກວດຄືນ {{waiting}}",
  limits: "ຂີດຈຳກັດ",
  limitsHint: "ຖ້າເກີນຂີດຈຳກັດໃດໜຶ່ງ, ຜູ້ທີ່ບໍ່ໄດ້ນັບຕ້ອງເຫັນດີກ່ອນຈຶ່ງບັນທຶກ. ສ່ວນຕ່າງອັນດຽວບໍ່ຄິດຕາມອັດຕາສ່ວນ.",
  blindHint: "ຈຳນວນຕາມບັນຊີສະແດງຫຼັງປ້ອນ. ຕູ້ຍັງຂາຍຢູ່: ແຕ່ລະຊ່ອງທຽບກັບບັນຊີໃນເວລາທີ່ນັບ.",
  product: "ສະເພາະຊ່ອງຂອງສິນຄ້ານີ້",
  stale: "ຕ້ອງນັບໃໝ່",
  finish: "ສຳເລັດການນັບ",
  finishConfirm: "ຊ່ອງທີ່ນັບແລ້ວ: {{n}}/{{all}}; ຊ່ອງອື່ນຄົງເດີມ. ສຳເລັດການນັບບໍ?",
  finished: "ບັນທຶກແລ້ວ; ຊ່ອງທີ່ປ່ຽນ: {{n}}",
  handedIn: "ສ່ວນຕ່າງເກີນຂີດຈຳກັດ; ລໍຄົນອື່ນກວດຄືນ",
  approve: "ເຫັນດີ ແລະ ບັນທຶກ",
  approveConfirm: "ບັນທຶກສ່ວນຕ່າງເຫຼົ່ານີ້ບໍ?",
  sendBack: "ສົ່ງຄືນ",
  sendBackConfirm: "ສົ່ງຄືນໃຫ້ນັບໃໝ່ບໍ?",
  abandon: "ຍົກເລີກ",
  abandonConfirm: "ການນັບນີ້ຈະບໍ່ບັນທຶກ. ຍົກເລີກບໍ?",
  state: {
    counting: "ກຳລັງນັບ",
    waiting: "ລໍກວດຄືນ",
    booked: "ບັນທຶກແລ້ວ",
    cancelled: "ຍົກເລີກແລ້ວ",
  },
  cause: {
    damaged: "ເສຍຫາຍ",
    expired: "ໝົດອາຍຸ",
    missing: "ສູນຫາຍ",
    wrongLane: "ໃສ່ຜິດຊ່ອງ",
    loadedWrong: "ບັນທຶກຜິດຕອນເຕີມສິນຄ້າ",
    jammed: "ສິນຄ້າຕິດ ຫຼື ຕູ້ຂັດຂ້ອງ",
    other: "ອື່ນໆ",
  },
};
