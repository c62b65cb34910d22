import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "ເອກະສານໃນຊ່ວງນີ້ຫຼາຍເກີນໄປ; ກະລຸນາເລືອກມື້ໜ້ອຍລົງ ຫຼື ເລືອກຕູ້",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "ບ່ອນ",
  missing: "ຂາດ",
  found: "ເກີນ",
  value: "ຕົ້ນທຶນ",
  lossStep: "ຂັ້ນຕອນທີ່ເປັນໄປໄດ້",
  why: "ເຫດຜົນ",
  warehousePieces: "ຂາດໃນສາງ",
  bagPieces: "ຂາດໃນຖົງສິນຄ້າ",
  lanePieces: "ຂາດໃນຊ່ອງ",
  salePieces: "ຂາດຕອນຈ່າຍສິນຄ້າ",
  lossTime: "ເວລາ",
  docNo: "ເອກະສານ",
  lossKind: "ປະເພດເອກະສານ",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "ຕັດສິນຄ້າເສຍຫາຍ",
    steps: "ການສູນເສຍຕາມຂັ້ນຕອນ",
  },
  facts: "ເອກະສານການສູນເສຍ",
  step: {
    warehouse: "ສາງ",
    bag: "ຖົງສິນຄ້າຂອງສາຍ",
    lane: "ຊ່ອງ",
    sale: "ຈ່າຍສິນຄ້າ",
  },
  kind: {
    check: "ກວດການເຕີມສິນຄ້າ",
    laneCount: "ນັບສິນຄ້າໃນຊ່ອງ",
    placeCount: "ນັບສິນຄ້າໃນສາງ",
    writeOff: "ຕັດສິນຄ້າເສຍຫາຍ",
    order: "ຄຳສັ່ງຊື້",
  },
  reason: {
    placeShort: "ນັບໄດ້ໜ້ອຍກວ່າບັນຊີ",
    unbooked: "ສິນຄ້າເຄື່ອນຍ້າຍໂດຍບໍ່ມີເອກະສານ",
    writtenOff: "ໃບຕັດສິນຄ້າລະບຸວ່າສູນຫາຍ",
    loadedWrong: "ມີຄົນບອກວ່າບັນທຶກການເຕີມສິນຄ້າຜິດ",
    notLoaded: "ຕູ້ນັບໄດ້ໜ້ອຍກວ່າທີ່ບັນທຶກເຕີມສິນຄ້າ",
    failedBefore: "ກ່ອນນີ້ມີສິນຄ້າທີ່ຈ່າຍເງິນແລ້ວບໍ່ອອກມາ",
    jammed: "ການນັບລະບຸວ່າສິນຄ້າຕິດ ຫຼື ຕູ້ຂັດຂ້ອງ",
    givenAway: "ສິນຄ້າອອກມາຫຼັງຄືນເງິນ ຫຼື ຫຼາຍກວ່າທີ່ຊື້",
    saidMissing: "ມີຄົນບອກວ່າສູນຫາຍ",
    laneShort: "ໜ້ອຍກວ່າບັນຊີ ແລະ ການເຕີມສິນຄ້າ ຫຼື ການຂາຍອະທິບາຍບໍ່ໄດ້",
  },
};
