import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "ລະຫັດຕິດຕາມ",
  "/ypgl/zsmdr": "ນຳເຂົ້າລະຫັດຕິດຕາມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "ເບິ່ງລະຫັດຕິດຕາມ",
  "pharmacy.trace.write": "ບັນທຶກລະຫັດຕິດຕາມ, ໃສ່ຊ່ອງ, ສະແກນຂາຍ ແລະ ລຶບ",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "ໃສ່ຊ່ອງ",
  scan: "ສະແກນຂາຍ",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "ລະຫັດຕິດຕາມ {{code}} ບໍ່ໄດ້ບັນທຶກ",
  "pharmacy.traceTaken": "ລະຫັດຕິດຕາມ {{code}} ບັນທຶກແລ້ວ",
  "pharmacy.traceMalformed": "“{{code}}” ບໍ່ແມ່ນລະຫັດຕິດຕາມ 20 ຕົວເລກ",
  "pharmacy.traceTwice": "ລະຫັດຕິດຕາມ {{code}} ຊ້ຳກັນ",
  "pharmacy.traceTooMany": "ແຕ່ລະເທື່ອສູງສຸດ {{limit}} ລະຫັດຕິດຕາມ",
  "pharmacy.traceOther": "ລະຫັດຕິດຕາມ {{code}} ເປັນຂອງຢາອື່ນ",
  "pharmacy.traceAboveBatch": "ລະຫັດຕິດຕາມຫຼາຍກວ່າ {{quantity}} ອັນຂອງລັອດ",
  "pharmacy.traceSold": "ລະຫັດຕິດຕາມ {{code}} ຂາຍແລ້ວ {{time}} ທີ່ {{machine}}; ຂາຍໄດ້ເທື່ອດຽວ",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "ລະຫັດຕິດຕາມ",
  traceCodes: "ລະຫັດຕິດຕາມ",
  medicineName: "ຢາ",
  manufacturer: "ຜູ້ຜະລິດ",
  batchNo: "ລັອດ",
  traceState: "ສະຖານະ",
  laneNo: "ຊ່ອງ",
  soldTime: "ເວລາຂາຍ",
  repeats: "ສະແກນຊ້ຳ",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "ໃນສາງ",
    placed: "ໃນຊ່ອງ",
    sold: "ຂາຍແລ້ວ",
  },
  record: "ເພີ່ມລະຫັດຕິດຕາມ",
  place: "ໃສ່ຊ່ອງ",
  placed: "ໃສ່ຊ່ອງແລ້ວ",
  scan: "ສະແກນຂາຍ",
  scanned: "ບັນທຶກການຂາຍແລ້ວ",
  scanHint: "ສະເພາະຢາທີ່ມອບດ້ວຍມື; ຢາທີ່ຂາຍຈາກຊ່ອງບັນທຶກເອງ",
  soldStays: "ລະຫັດທີ່ຂາຍແລ້ວລຶບບໍ່ໄດ້",
  pasteHint: "ສະແກນ ຫຼື ວາງ, ແຖວລະລະຫັດ; ສຳລັບຊ່ອງຕາມລຳດັບຈ່າຍສິນຄ້າ",
  laneHint: "ຊ່ອງທີ່ລະບຸລັອດນີ້",
  lane: "ຊ່ອງ {{n}}",
};
