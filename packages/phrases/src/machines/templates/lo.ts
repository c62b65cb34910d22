import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "ແມ່ແບບ",
  "/shj/shjMbadd": "ເພີ່ມແມ່ແບບຕູ້",
  "/shj/shjMbset": "ຕັ້ງແມ່ແບບຕູ້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "ເບິ່ງ",
  "machines.template.write": "ເພີ່ມ, ແກ້ໄຂ, ສຳເນົາ, ລຶບ, ນຳເຂົ້າ",
  "machines.template.apply": "ໃຊ້ກັບຕູ້",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "ສຳເນົາແມ່ແບບ",
  importMain: "ນຳເຂົ້າແມ່ແບບຫຼັກ",
};

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "ຕ້ອງມີຊື່ແມ່ແບບ",
  "templates.nameTaken": "ຊື່ແມ່ແບບນີ້ມີແລ້ວ",
  "templates.flowOutOfRange": "ເກນປະລິມານຂໍ້ມູນ: 0 ເຖິງ 10240 MB",
  "templates.temperatureOutOfRange": "ເຕືອນອຸນຫະພູມ: −50 ເຖິງ 100 °C",
  "templates.temperatureReversed": "ອຸນຫະພູມສູງຕ້ອງບໍ່ຕ່ຳກວ່າຕ່ຳ",
  "templates.humidityOutOfRange": "ເຕືອນຄວາມຊຸ່ມ: 0 ເຖິງ 100%",
  "templates.changedMeanwhile": "ແມ່ແບບຖືກແກ້ໄຂແລ້ວ; ໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "templates.noParent": "ບໍ່ມີຮ້ານຄ້າຂັ້ນເທິງເພື່ອນຳເຂົ້າແມ່ແບບຫຼັກ",
  "templates.empty": "ແມ່ແບບຍັງບໍ່ມີຊ່ອງ",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "ຊື່ແມ່ແບບ",
  layerCount: "ຈຳນວນຊັ້ນ",
  maxLaneCount: "ຊ່ອງຕໍ່ຊັ້ນ",
  laneCount: "ຈຳນວນຊ່ອງ",
  machineCount: "ຈຳນວນຕູ້",
  tempWarnLow: "ເຕືອນອຸນຫະພູມຕ່ຳ",
  tempWarnHigh: "ເຕືອນອຸນຫະພູມສູງ",
  humidityWarn: "ເຕືອນຄວາມຊຸ່ມ",
  flowWarn: "ເຕືອນປະລິມານຂໍ້ມູນ (MB)",
  createdBy: "ຜູ້ສ້າງ",
  layers: "ຈຳນວນຊັ້ນ",
  perLayer: "ຊ່ອງຕໍ່ຊັ້ນ",
  lanes: "ຊ່ອງ",
  machines: "ຕູ້",
  firstMachines: "ຈຳນວນຕູ້ທຳອິດ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມແມ່ແບບ",
  apply: "ໃຊ້ກັບຕູ້",
  applyFirst: "ໃຊ້ກັບ {{n}} ຕູ້ກ່ອນ",
  warningHint: "ເກນເຕືອນເຫຼົ່ານີ້ມາກ່ອນກົດສັນຍານເຕືອນຂອງຮ້ານຄ້າ; ຖ້າປະຫວ່າງ ໃຊ້ຕາມກົດ",
  firstHint: "ປະຫວ່າງ: ໃຊ້ກັບທຸກຕູ້ພ້ອມກັນ. ຖ້າໃສ່ຕົວເລກ ຈະໃຊ້ກັບຕູ້ທີ່ເລືອກກ່ອນ ແລະ ຕູ້ທີ່ເຫຼືອຫຼັງຈາກທ່ານຢືນຢັນ",
  copyConfirm: "ສຳເນົາແມ່ແບບນີ້ບໍ?",
  deleteConfirm: "ລຶບແມ່ແບບນີ້ບໍ?",
  importMain: "ນຳເຂົ້າແມ່ແບບຫຼັກ",
  importHint: "ເມື່ອນຳເຂົ້າແມ່ແບບຫຼັກ ແມ່ແບບຊື່ຊ້ຳຈະຖືກຂ້າມ",
  imported: "ນຳເຂົ້າ {{n}}, ຂ້າມ {{skipped}}",
  parent: "ແມ່ແບບຂອງຮ້ານຄ້າຂັ້ນເທິງ",
  chosen: "ເລືອກ {{n}} ຊ່ອງ",
  choose: "ກົດຊ່ອງເພື່ອເລືອກ, ເລືອກຫຼາຍຊ່ອງໄດ້",
  all: "ເລືອກທັງໝົດ",
  none: "ບໍ່ເລືອກ",
  set: "ຕັ້ງຊ່ອງທີ່ເລືອກ",
  clear: "ເອົາສິນຄ້າອອກ",
};
