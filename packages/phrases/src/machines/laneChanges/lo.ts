import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "ການປ່ຽນແປງສິນຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "ເບິ່ງ",
  "machines.change.write": "ປ່ຽນລາຄາ, ຍົກເລີກ, ສົ່ງໃໝ່",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "ໃຊ້ແມ່ແບບ",
  swap: "ປ່ຽນສິນຄ້າ",
  undo: "ຍົກເລີກການປ່ຽນແປງ",
  tellAgain: "ສົ່ງໃໝ່",
  dropRest: "ຂ້າມຕູ້ທີ່ເຫຼືອ",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "ບໍ່ມີຊ່ອງທີ່ຕ້ອງປ່ຽນ",
  "changeSets.undoneAlready": "ການປ່ຽນແປງນີ້ຖືກຍົກເລີກແລ້ວ",
  "changeSets.nothingWaiting": "ບໍ່ມີຕູ້ທີ່ລໍຖ້າ",
  "changeSets.templateChanged": "ແມ່ແບບຖືກແກ້ໄຂ ຫຼື ລຶບຫຼັງຈາກໃຊ້ກັບຕູ້ທຳອິດ. ຂ້າມຕູ້ທີ່ເຫຼືອ ແລ້ວໃຊ້ແມ່ແບບໃໝ່",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "ເລກຊ່ອງ",
  changeAction: "ການປ່ຽນແປງ",
  oldPrice: "ລາຄາຂາຍເກົ່າ",
  newPrice: "ລາຄາຂາຍໃໝ່",
  purchase: "ລາຄາຊື້ເຂົ້າ",
  batchNo: "ລັອດ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  syncState: "ສະຖານະຢູ່ຕູ້",
  reason: "ເຫດຜົນ",
  updatedBy: "ຜູ້ແກ້ໄຂ",
  updatedTime: "ເວລາແກ້ໄຂ",
  askedTime: "ເວລາສັ່ງ",
  title: "ເນື້ອໃນ",
  kind: "ປະເພດ",
  machines: "ຕູ້",
  lanes: "ຊ່ອງ",
  desired: "ທີ່ຕ້ອງການ",
  actual: "ຢູ່ຕູ້",
  product: "ສິນຄ້າ",
  target: "ຂອບເຂດ",
  template: "ແມ່ແບບ",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "ບັນທຶກ",
    sets: "ຊຸດການປ່ຽນແປງ",
    differing: "ຊ່ອງທີ່ບໍ່ກົງກັນ",
  },
  state: {
    pending: "ລໍຖ້າ",
    sent: "ສົ່ງແລ້ວ",
    confirmed: "ຢືນຢັນແລ້ວ",
    refused: "ຖືກປະຕິເສດ",
    expired: "ໝົດອາຍຸ",
    replaced: "ຖືກແທນ",
  },
  action: {
    save: "ແກ້ໄຂ",
    price: "ປ່ຽນລາຄາ",
    refill: "ເຕີມສິນຄ້າ",
    stop: "ຢຸດຂາຍ",
    enable: "ເປີດໃຊ້",
    reserve: "ຮັບສິນຄ້າເທົ່ານັ້ນ",
    lock: "ລັອກ",
    unlock: "ປົດລັອກ",
    generate: "ສ້າງ",
    remove: "ເອົາອອກ",
    template: "ແມ່ແບບ",
    add: "ເພີ່ມສິນຄ້າ",
    swap: "ປ່ຽນສິນຄ້າ",
    undo: "ຍົກເລີກ",
  },
  targets: {
    machines: "ຕູ້ທີ່ເລືອກ",
    template: "ຕູ້ຂອງແມ່ແບບ",
  },
  setPrice: "ປ່ຽນລາຄາ",
  undo: "ຍົກເລີກ",
  undoPrice: "ຍົກເລີກການປ່ຽນລາຄາ",
  undoConfirm: "ຍົກເລີກການປ່ຽນແປງນີ້ບໍ? ຊ່ອງທີ່ບໍ່ຖືກແກ້ອີກຈະກັບຄືນ.",
  undone: "ຄືນ {{lanes}} ຊ່ອງ, {{kept}} ຊ່ອງຖືກແກ້ໃໝ່ຈຶ່ງຄົງໄວ້",
  undoneTemplate: "ແມ່ແບບ {{template}}: ຄືນລາຄາ {{lanes}} ຊ່ອງ, {{kept}} ຊ່ອງຖືກແກ້ໃໝ່ຈຶ່ງຄົງໄວ້",
  retry: "ສົ່ງໃໝ່",
  retried: "ສົ່ງໃໝ່ {{n}} ຊ່ອງ",
  preview: "ເບິ່ງກ່ອນ",
  before: "ກ່ອນ",
  after: "ຫຼັງ",
  gone: "ບໍ່ມີຊ່ອງ",
  summary: "{{lanes}} ຊ່ອງໃນ {{machines}} ຕູ້ຈະປ່ຽນ",
  stockOut: "ຕ້ອງເອົາ {{n}} ຊິ້ນອອກດ້ວຍມື",
  below: "{{n}} ຊ່ອງຕ່ຳກວ່າລາຄາຊື້ເຂົ້າ",
  unchanged: "ບໍ່ປ່ຽນ: {{machines}}",
  firstRows: "ສະແດງ {{n}} ລາຍການທຳອິດ",
  apply: "ປ່ຽນ {{n}} ຊ່ອງ",
  made: "ປ່ຽນ {{lanes}} ຊ່ອງໃນ {{machines}} ຕູ້ແລ້ວ",
  restartAbout: "{{n}} ຕູ້",
  progress: "ຢືນຢັນ {{done}} / {{all}}",
  undoneAt: "ຍົກເລີກແລ້ວ",
  waiting: "ອີກ {{n}} ຕູ້ກຳລັງລໍຖ້າ",
  waitingHint: "ກວດເບິ່ງຕູ້ທຳອິດກ່ອນ ແລ້ວໃຊ້ກັບຕູ້ທີ່ເຫຼືອ. ການຍົກເລີກຈະຄືນທຸກຕູ້",
  goOn: "ໃຊ້ກັບຕູ້ທີ່ເຫຼືອ",
  dropRest: "ຂ້າມຕູ້ທີ່ເຫຼືອ",
  dropConfirm: "ປະຕູ້ທີ່ເຫຼືອໄວ້ຄືເກົ່າບໍ? ຕູ້ທຳອິດຍັງໃຊ້ແມ່ແບບ.",
  dropped: "ຂ້າມ {{n}} ຕູ້ແລ້ວ",
  allStates: "ທັງໝົດ",
  templateRequired: "ຕ້ອງມີຊື່ແມ່ແບບ",
};
