import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "ບຳລຸງຮັກສາ ແລະ ສ້ອມແປງ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "ເບິ່ງ",
  "machines.maintenance.write": "ເພີ່ມ, ແກ້ໄຂ, ສຳເລັດ ແລະ ລຶບ",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "ສຳເລັດ",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "ຈຳນວນອາໄຫຼ່ຕ້ອງເປັນເລກເຕັມ 1 ຫາ {{limit}}",
  "maintenances.everyDaysOutOfRange": "ຮອບຊ້ຳຕ້ອງເປັນ 1 ຫາ {{limit}} ມື້",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "ປະເພດ",
  maintainContent: "ວຽກທີ່ເຮັດ",
  faultType: "ປະເພດຂັດຂ້ອງ",
  partName: "ຊື່ອາໄຫຼ່",
  partQty: "ຈຳນວນ",
  partId: "ເລກອາໄຫຼ່",
  partType: "ປະເພດອາໄຫຼ່",
  price: "ລາຄາຕໍ່ໜ່ວຍ",
  labour: "ຄ່າແຮງງານ",
  cost: "ຄ່າໃຊ້ຈ່າຍ",
  maintainer: "ຜູ້ສ້ອມແປງ",
  maintainTime: "ວັນທີ",
  handleStatus: "ສະຖານະ",
  doneTime: "ເວລາສຳເລັດ",
  everyDays: "ຊ້ຳທຸກ (ມື້)",
  createdBy: "ຜູ້ບັນທຶກ",
  doneBy: "ຜູ້ສຳເລັດວຽກ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມການບຳລຸງຮັກສາ",
  edit: "ແກ້ໄຂການບຳລຸງຮັກສາ",
  finish: "ສຳເລັດ",
  finishHint: "ສັນຍານເຕືອນທີ່ກ່ຽວຂ້ອງນັບວ່າສ້ອມແລ້ວ; ວຽກຊ້ຳຈະໄດ້ວັນຕໍ່ໄປ.",
  finished: "ສຳເລັດແລ້ວ",
  finishedAgain: "ສຳເລັດແລ້ວ; ວາງແຜນຄັ້ງຕໍ່ໄປແລ້ວ",
  kind: {
    maintain: "ບຳລຸງຮັກສາ",
    repair: "ສ້ອມແປງ",
  },
  state: {
    open: "ລໍຖ້າ",
    done: "ສຳເລັດແລ້ວ",
    overdue: "ກາຍກຳນົດ",
  },
  parts: "ອາໄຫຼ່",
  addPart: "ເພີ່ມອາໄຫຼ່",
  removePart: "ເອົາອາໄຫຼ່ອອກ",
  noFault: "ບໍ່ມີ",
  ofAlarm: "ມາຈາກສັນຍານເຕືອນ",
};
