import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "ເພສັດຊະກອນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "ເບິ່ງເພສັດຊະກອນ",
  "pharmacy.pharmacist.write": "ເພີ່ມ, ແກ້ໄຂ, ລຶບເພສັດຊະກອນ, ຕັ້ງການປະຈຳການ",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "ບໍ່ມີເພສັດຊະກອນນີ້",
  "pharmacy.pharmacistTaken": "ຜູ້ໃຊ້ຢູ່ໃນລາຍການແລ້ວ",
  "pharmacy.certificateNotApproved": "ໃບຢັ້ງຢືນຍັງບໍ່ໄດ້ອະນຸມັດ",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "ການປະຈຳການ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມເພສັດຊະກອນ",
  edit: "ແກ້ໄຂເພສັດຊະກອນ",
  phoneWhole: "ກະລຸນາໃສ່ເບີເຕັມ",
  state: {
    onDuty: "ປະຈຳການ",
    offDuty: "ບໍ່ປະຈຳການ",
    suspended: "ໂຈະ",
  },
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enableAsk: "ໃຫ້ເພສັດຊະກອນນີ້ປະຈຳການບໍ?",
  disableAsk: "ໃຫ້ເພສັດຊະກອນນີ້ຢຸດປະຈຳການບໍ?",
  defaultCertName: "ໃບທະບຽນເພສັດຊະກອນ",
};
