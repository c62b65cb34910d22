import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "ການຢ້ຽມຢາມມື້ນີ້",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "ເຕີມສິນຄ້າຊ່ອງຜ່ານໂທລະສັບ",
  emptyLane: "ເອົາສິນຄ້າອອກຜ່ານໂທລະສັບ",
  collectCash: "ເກັບເງິນສົດ",
  takePhoto: "ຖ່າຍຮູບຕູ້",
  reportFault: "ແຈ້ງຂັດຂ້ອງໜ້າວຽກ",
  setCost: "ຕັ້ງຄ່າໃຊ້ຈ່າຍຕໍ່ການຢ້ຽມຢາມ",
  finishVisit: "ສຳເລັດການຢ້ຽມຢາມ",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld": "ບັນທຶກເກີນ {{days}} ມື້, ລົງບັນຊີບໍ່ໄດ້ແລ້ວ: ກະລຸນານັບສິນຄ້າໃນຕູ້ຄືນໃໝ່",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "ລາຍການ",
  pieces: "ຈຳນວນ",
  rest: "ສ່ວນຕ່າງ",
  unbooked: "ຖົງຂາດ",
  bagNo: "ເລກຖົງເງິນສົດ",
  expected: "ຄວນມີ",
  counted: "ນັບໄດ້",
  laneNo: "ເລກຊ່ອງ",
  actTime: "ເວລາ",
  note: "ໝາຍເຫດ",
  picture: "ຮູບ",
  replenisher: "ພະນັກງານເຕີມສິນຄ້າ",
  place: "ລຳດັບ",
  gain: "ຮັກສາໄດ້ຖ້າຢ້ຽມຢາມມື້ນີ້",
  stockOut: "ສິນຄ້າໝົດ",
  spoil: "ໃກ້ໝົດອາຍຸ",
  fault: "ຂັດຂ້ອງ",
  cash: "ເງິນສົດ",
  emptyDays: "ຊ່ອງທຳອິດສິນຄ້າໝົດ",
  routeId: "ສາຍ",
  visitCost: "ຄ່າໃຊ້ຈ່າຍຕໍ່ການຢ້ຽມຢາມ (ຢວນ)",
  dueCount: "ຕ້ອງຢ້ຽມຢາມມື້ນີ້",
  way: "ໄລຍະທາງ (ເສັ້ນຊື່)",
};

export const words: Translation<typeof zh.words> = {
  acts: "ບັນທຶກໜ້າວຽກ",
  onlyDiffering: "ສະເພາະທີ່ຕ່າງ",
  act: {
    fillLane: "ໃສ່ເຂົ້າ",
    emptyLane: "ເອົາອອກ",
    collectCash: "ເກັບເງິນສົດ",
    takePhoto: "ຖ່າຍຮູບ",
    reportFault: "ແຈ້ງຂັດຂ້ອງ",
    finishVisit: "ສຳເລັດ",
  },
  canWait: "ລໍຖ້າໄດ້",
  today: "ມື້ນີ້",
  tomorrow: "ມື້ອື່ນ",
  inDays: "ອີກ {{days}} ມື້",
  machines: "{{n}} ຕູ້",
  km: "{{km}} ກມ",
  selectDue: "ເລືອກຕູ້ທີ່ຕ້ອງຢ້ຽມຢາມມື້ນີ້",
  make: "ສ້າງໃບເຕີມສິນຄ້າ",
  hasOrder: "ມີໃບເຕີມສິນຄ້າແລ້ວ",
  keepCost: "ບັນທຶກເປັນຄ່າໃຊ້ຈ່າຍປົກກະຕິ",
  ofOther:
    "ສາຍນີ້ເປັນຂອງ {{merchant}} ແລະ ຖົງສິນຄ້າໃຊ້ໄດ້ສະເພາະຮ້ານຄ້ານັ້ນ: ກະລຸນາໃຫ້ພະນັກງານຂອງເຂົາສ້າງໃບເຕີມສິນຄ້າ ຫຼື ເລືອກສາງ ຫຼື ຖົງສິນຄ້າຂອງຮ້ານຄ້າທ່ານເອງ.",
  usualCost: "ຄ່າໃຊ້ຈ່າຍປົກກະຕິປັດຈຸບັນ: {{money}}",
  dueFrom: "ຄວນໄປຕັ້ງແຕ່ {{money}}: ການລໍຖ້າເລື່ອນການຢ້ຽມຢາມຕໍ່ໄປນຳ, ຕ່ຳກວ່ານີ້ລໍຖ້າຄຸ້ມກວ່າ",
  how: "ຄາດຄະເນສອງມື້ຂ້າງໜ້າຈາກຄວາມຕ້ອງການຕົວຈິງຂອງແຕ່ລະຊ່ອງໃນ 28 ມື້ (ຫັກເວລາທີ່ສິນຄ້າໝົດ, ປັບຕາມວັນໃນອາທິດ). ຈຳນວນເງິນແມ່ນກຳໄລ, ຕົ້ນທຶນຂອງສິນຄ້າໃກ້ໝົດອາຍຸ ແລະ ຄວາມສ່ຽງເງິນສົດທີ່ຈະເສຍຖ້າບໍ່ຢ້ຽມຢາມມື້ນີ້. ຄວນໄປເມື່ອການລໍຖ້າເສຍຫຼາຍກວ່າຄ່າຢ້ຽມຢາມທີ່ປະຢັດໄດ້ ຕາມຈັງຫວະທີ່ປະຢັດທີ່ສຸດຂອງຕູ້ນັ້ນ.",
};
