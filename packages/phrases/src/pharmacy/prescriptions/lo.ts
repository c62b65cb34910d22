import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "ຄົ້ນຫາໃບສັ່ງຢາ",
  "/jygl/cfxq": "ລາຍລະອຽດໃບສັ່ງຢາ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "ເບິ່ງໃບສັ່ງຢາ",
  "pharmacy.prescription.review": "ກວດສອບ ແລະ ຍົກເລີກໃບສັ່ງຢາ",
  "pharmacy.rule.read": "ເບິ່ງກົດການຂາຍຢາ",
  "pharmacy.rule.write": "ເພີ່ມກົດການຂາຍຢາ",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "ກວດສອບໃບສັ່ງຢາ",
  cancelPrescription: "ຍົກເລີກໃບສັ່ງຢາ",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "ບໍ່ຮັບໃບສັ່ງຢາຂອງແພດຜູ້ນີ້ອີກ",
  "pharmacy.prescriptionUnknown": "ບໍ່ມີໃບສັ່ງຢານີ້",
  "pharmacy.prescriptionLink": "ລິ້ງອັບໂຫຼດບໍ່ຖືກຕ້ອງ ຫຼື ໝົດອາຍຸ; ກະລຸນາເລືອກຢາຢູ່ຕູ້ຄືນໃໝ່",
  "pharmacy.prescriptionPictures": "ກະລຸນາອັບໂຫຼດຮູບໃບສັ່ງຢາ 1 ຫາ {{limit}} ຮູບ",
  "pharmacy.prescriptionTaken": "ໃບສັ່ງຢານີ້ສົ່ງແລ້ວ",
  "pharmacy.prescriptionInFuture": "ວັນທີສັ່ງຢາຕ້ອງບໍ່ເກີນມື້ນີ້",
  "pharmacy.prescriptionExpired": "ໃບສັ່ງຢາໝົດອາຍຸ",
  "pharmacy.prescriptionOwn": "ບໍ່ສາມາດກວດສອບໃບສັ່ງຢາຂອງຕົນເອງ",
  "pharmacy.notOnDuty": "ສະເພາະເພສັດຊະກອນທີ່ປະຈຳການກວດສອບໃບສັ່ງຢາໄດ້",
  "pharmacy.prescriptionNeeded": "ຢານີ້ເປັນຢາຕາມໃບສັ່ງ; ກະລຸນາອັບໂຫຼດໃບສັ່ງຢາກ່ອນ",
  "pharmacy.prescriptionOther": "ໃບສັ່ງຢາເປັນຂອງຢາອື່ນ ຫຼື ຈຳນວນໜ້ອຍກວ່າ",
  "pharmacy.prescriptionUnreviewed": "ໃບສັ່ງຢາຍັງບໍ່ທັນກວດສອບ",
  "pharmacy.prescriptionCancelled": "ໃບສັ່ງຢາຖືກຍົກເລີກແລ້ວ",
  "pharmacy.prescriptionUsed": "ໃບສັ່ງຢາຖືກນຳໃຊ້ແລ້ວ",
  "pharmacy.ruleInPast": "ກົດບໍ່ສາມາດເລີ່ມກ່ອນມື້ນີ້",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "ເລກໃບສັ່ງຢາ",
  patientName: "ຄົນເຈັບ",
  patientPhone: "ເບີໂທຄົນເຈັບ",
  diagnosis: "ການວິນິດໄສ",
  doctorName: "ແພດ",
  hospital: "ໂຮງໝໍ",
  pharmacistName: "ເພສັດຊະກອນ",
  medicineName: "ຊື່ຢາ",
  quantity: "ຈຳນວນ",
  rxStatus: "ສະຖານະ",
  rxMark: "ການນຳໃຊ້",
  rxTime: "ວັນທີສັ່ງຢາ",
  rxDay: "ວັນທີສັ່ງຢາ",
  validTo: "ໃຊ້ໄດ້ເຖິງ",
  uploadTime: "ເວລາອັບໂຫຼດ",
  rxImages: "ຮູບໃບສັ່ງຢາ",
  province: "ແຂວງ",
  saleClass: "ປະເພດການຂາຍ",
  allowed: "ການຂາຍ",
  fromDay: "ມີຜົນແຕ່",
  licenceNo: "ເລກໃບອະນຸຍາດ",
  createdBy: "ຜູ້ສ້າງ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "ລໍຖ້າກວດສອບ",
    reviewed: "ກວດສອບແລ້ວ",
    cancelled: "ຍົກເລີກແລ້ວ",
  },
  mark: {
    used: "ນຳໃຊ້ແລ້ວ",
    expired: "ໝົດອາຍຸ",
    late: "ລໍຖ້າດົນ",
  },
  review: "ກວດສອບ",
  cancel: "ຍົກເລີກໃບສັ່ງຢາ",
  reviewAsk: "ອະນຸມັດບໍ? ຄົນເຈັບຈະຊື້ໄດ້ຄັ້ງດຽວດ້ວຍໃບສັ່ງຢານີ້.",
  cancelAsk: "ໃບສັ່ງຢາທີ່ຍົກເລີກແລ້ວຊື້ຫຍັງບໍ່ໄດ້; ກະລຸນາບອກເຫດຜົນ.",
  wholeName: "ກະລຸນາໃສ່ຊື່ເຕັມ",
  recorded: "ການເບິ່ງຂໍ້ມູນຄົນເຈັບ ແລະ ຮູບຈະຖືກບັນທຶກ",
  rules: {
    title: "ກົດການຂາຍຢາ",
    hint: "ຖ້າບໍ່ມີກົດ ຕູ້ຂາຍສະເພາະຢາບໍ່ຕ້ອງມີໃບສັ່ງ ຊັ້ນ B. ກົດໃໝ່ແທນກົດເກົ່າແຕ່ວັນທີມີຜົນ.",
    add: "ເພີ່ມກົດ",
    everywhere: "ທຸກແຂວງ",
    counts: "ມີຜົນໃນປັດຈຸບັນ",
    sale: {
      yes: "ຂາຍໄດ້",
      no: "ຂາຍບໍ່ໄດ້",
    },
  },
};
