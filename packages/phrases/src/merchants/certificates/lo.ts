import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "ການຈັດການໃບຢັ້ງຢືນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "ເບິ່ງໃບຢັ້ງຢືນ",
  "merchants.certificate.write": "ເພີ່ມ, ແກ້ໄຂ, ລຶບໃບຢັ້ງຢືນ",
  "merchants.certificate.review": "ກວດສອບໃບຢັ້ງຢືນ",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "ບໍ່ມີໃບຢັ້ງຢືນນີ້",
  "merchants.certificateTaken": "ຮ້ານຄ້ານີ້ມີໃບຢັ້ງຢືນເລກນີ້ແລ້ວ",
  "merchants.certificateInUse": "ເພສັດຊະກອນໃຊ້ໃບຢັ້ງຢືນນີ້ຢູ່ ກະລຸນາລຶບເພສັດຊະກອນກ່ອນ",
  "merchants.certificateChanged": "ຫາກໍມີຄົນແກ້ໄຂໃບຢັ້ງຢືນນີ້, ໂຫຼດຄືນແລ້ວລອງໃໝ່",
  "merchants.certificateExpired": "ໃບຢັ້ງຢືນໝົດອາຍຸແລ້ວ",
  "merchants.certificateImageMissing": "ກະລຸນາອັບໂຫຼດຢ່າງໜ້ອຍໜຶ່ງຮູບ",
  "merchants.certificateImages": "ສູງສຸດ {{limit}} ຮູບ",
  "merchants.ownCertificate": "ບໍ່ສາມາດກວດສອບໃບຢັ້ງຢືນທີ່ຕົນເອງສົ່ງ",
  "merchants.selectCertificates": "ກະລຸນາເລືອກຂໍ້ມູນທີ່ຈະດຳເນີນການ",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "ເລກໃບຢັ້ງຢືນ",
  certName: "ຊື່ໃບຢັ້ງຢືນ",
  certType: "ປະເພດຜູ້ຖື",
  certExpiry: "ໃຊ້ໄດ້ເຖິງ",
  expiry: "ສະຖານະອາຍຸ",
  certImage: "ຮູບພາບ",
  reviewStatus: "ການກວດສອບ",
  remindedAt: "ການເຕືອນຫຼ້າສຸດ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມໃບຢັ້ງຢືນ",
  edit: "ແກ້ໄຂໃບຢັ້ງຢືນ",
  kind: {
    merchant: "ຮ້ານຄ້າ",
    pharmacist: "ເພສັດຊະກອນ",
    doctor: "ແພດ",
  },
  state: {
    pending: "ລໍຖ້າກວດສອບ",
    approved: "ອະນຸມັດແລ້ວ",
    notApproved: "ບໍ່ອະນຸມັດ",
  },
  expiry: {
    valid: "ໃຊ້ໄດ້",
    expiring: "ໃກ້ໝົດອາຍຸ",
    expired: "ໝົດອາຍຸ",
  },
  forever: "ບໍ່ມີໝົດອາຍຸ",
  inDays: "ໝົດອາຍຸໃນ {{n}} ມື້",
  lastDay: "ໝົດອາຍຸມື້ນີ້",
  expiredFor: "ໝົດອາຍຸ {{n}} ມື້ແລ້ວ",
  pictures: "{{n}}",
  soonNotice: "ໝົດອາຍຸພາຍໃນ 30 ມື້: {{n}}",
  expiredNotice: "ໝົດອາຍຸແລ້ວ: {{n}}",
  pendingNotice: "ລໍຖ້າກວດສອບ: {{n}}",
  decision: {
    approve: "ອະນຸມັດ",
    reject: "ບໍ່ອະນຸມັດ",
  },
  decisionAsk: {
    approve: "ອະນຸມັດບໍ?",
    reject: "ບໍ່ອະນຸມັດບໍ?",
  },
  reviewAgain: "ການປ່ຽນແປງຈະຖືກກວດສອບໃໝ່",
  imageHint: "PNG ຫຼື JPG, ບໍ່ເກີນ 2 MB ຕໍ່ຮູບ, ສູງສຸດ {{n}}",
  choose: "ເລືອກຮູບ",
  removePicture: "ເອົາຮູບອອກ",
  reminders: "ການເຕືອນໝົດອາຍຸ",
  reminderStep: "{{n}} ມື້ກ່ອນ {{day}}",
  reminderExpired: "ຫຼັງໝົດອາຍຸ, {{day}}",
};
