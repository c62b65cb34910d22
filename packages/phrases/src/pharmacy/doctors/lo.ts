import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "ຈັດການແພດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "ເບິ່ງແພດ",
  "pharmacy.doctor.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດປິດໃຊ້, ລຶບແພດ",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "ບໍ່ມີແພດນີ້",
  "pharmacy.doctorTaken": "ເລກໃບຢັ້ງຢືນນີ້ລົງທະບຽນແລ້ວ",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "ແພດ",
  doctorTitle: "ຕຳແໜ່ງ",
  hospital: "ໂຮງໝໍ",
  certNo: "ເລກອະນຸຍາດ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມແພດ",
  edit: "ແກ້ໄຂແພດ",
  disableAsk: "ປິດໃຊ້ແພດນີ້ບໍ?",
};
