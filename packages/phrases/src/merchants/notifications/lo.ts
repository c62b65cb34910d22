import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "ຕັ້ງຄ່າການແຈ້ງເຕືອນຂອງຮ້ານຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "ເບິ່ງ",
  "merchants.notification.write": "ຕັ້ງຄ່າການແຈ້ງເຕືອນ",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "ກະລຸນາປ້ອນເວລາແບບ HH:mm",
  "merchants.receiversMissing": "ກະລຸນາເລືອກຜູ້ຮັບຢ່າງໜ້ອຍໜຶ່ງຄົນກ່ອນເປີດໃຊ້",
  "merchants.receiverUnknown": "ກວດສອບຂໍ້ມູນພະນັກງານ ຫຼື ສິດຂອງບົດບາດ",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "ປະເພດຂໍ້ຄວາມ",
  ways: "ວິທີແຈ້ງ",
  receivers: "ຜູ້ຮັບ",
};

export const words: Translation<typeof zh.words> = {
  on: "ເປີດໃຊ້",
  off: "ຍັງບໍ່ເປີດໃຊ້",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  none: "ບໍ່ມີ",
  timeHint: "ສົ່ງສະຫຼຸບຂອງມື້ກ່ອນທຸກມື້ໃນເວລານີ້ (ເຂດເວລາຂອງຮ້ານຄ້າ)",
  scopeHint: "ລວມຕູ້ຂອງຮ້ານຄ້ານີ້ ແລະ ຂັ້ນລຸ່ມ",
  certificateTimeHint: "ເຕືອນທຸກມື້ໃນເວລານີ້ (ເຂດເວລາຂອງຮ້ານຄ້າ)",
  certificateScopeHint:
    "ກ່ຽວກັບໃບຢັ້ງຢືນຂອງຮ້ານຄ້ານີ້: ເຕືອນເທື່ອລະຄັ້ງ 30, 7 ແລະ 1 ມື້ກ່ອນໝົດອາຍຸ ແລະ ເມື່ອໝົດອາຍຸແລ້ວ; ຖ້າບໍ່ຕັ້ງ ຈະແຈ້ງຜູ້ດູແລຂອງຮ້ານຄ້າ",
  type: {
    dailySummary: "ສະຫຼຸບປະຈຳວັນ",
    alarm: "ສັນຍານເຕືອນຂອງຕູ້",
    certificate: "ໃບຢັ້ງຢືນໝົດອາຍຸ",
  },
  way: {
    console: "ຂໍ້ຄວາມໃນຄອນໂຊນ",
    sms: "ຂໍ້ຄວາມ SMS",
  },
};
