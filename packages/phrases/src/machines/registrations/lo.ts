import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "ນຳເຂົ້າຕູ້",
  "/shj/jqzc": "ລົງທະບຽນຕູ້",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "ເລກຕູ້ທຳອິດ",
  lastNo: "ເລກຕູ້ສຸດທ້າຍ",
  templateId: "ແມ່ແບບ",
};

export const words: Translation<typeof zh.words> = {
  importHint: "ແຕ່ລະແຖວລົງທະບຽນຕູ້ໃໝ່; ຕູ້ທີ່ມີຢູ່ແລ້ວບໍ່ປ່ຽນ. ຈຸດຕັ້ງຊອກຕາມຊື່ ຫຼື ເລກ. ຕູ້ໄດ້ຮັບລະຫັດເມື່ອຕິດຕັ້ງ.",
  verb: "ລົງທະບຽນ",
  next: "ຕໍ່ໄປ",
  previous: "ກັບຄືນ",
  count: "{{n}} ຕູ້",
  lastHint: "ປະວ່າງຖ້າມີຕູ້ດຽວ; ຖ້າບໍ່ ຕົວເລກທ້າຍນັບຕໍ່, ສູງສຸດເທື່ອລະ 100",
  nameHint: "ຖ້າມີຫຼາຍຕູ້ ແຕ່ລະຊື່ຈະຕາມດ້ວຍເລກຂອງມັນ",
  templateHint: "ແມ່ແບບຕ້ອງກົງກັບປະເພດຕູ້",
  done: "ລົງທະບຽນແລ້ວ {{n}} ຕູ້",
  once: "ລະຫັດເປີດນຳໃຊ້ມີກະແຈລັບ ແລະ ສະແດງພຽງເທື່ອດຽວ: ພິມອອກ ຫຼື ໃຫ້ແຕ່ລະຕູ້ສະແກນລະຫັດຂອງມັນ.",
  print: "ພິມລະຫັດເປີດນຳໃຊ້",
  openMachine: "ເບິ່ງຕູ້",
  openMachines: "ເບິ່ງຕູ້ທີ່ຍັງບໍ່ເປີດນຳໃຊ້",
  step: {
    machines: "ຕູ້",
    placement: "ຈຸດຕັ້ງ ແລະ ແມ່ແບບ",
    codes: "ລະຫັດເປີດນຳໃຊ້",
  },
};
