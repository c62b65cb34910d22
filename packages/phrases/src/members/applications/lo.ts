import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "ຄຳຂໍອອກບັດແທນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "ເບິ່ງຄຳຂໍອອກບັດແທນ",
  "members.application.write": "ຂໍອອກບັດແທນ",
  "members.application.review": "ກວດສອບຄຳຂໍອອກບັດແທນ",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "ບັດນີ້ມີຄຳຂໍລໍຖ້າກວດສອບຢູ່ແລ້ວ",
  "cardApplications.own": "ບໍ່ສາມາດກວດສອບຄຳຂໍຂອງຕົນເອງ",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "ເລກບັດເກົ່າ",
  newCardNo: "ເລກບັດໃໝ່",
  physicalNo: "ເລກຊິບບັດ",
  logicalNo: "ເລກພາຍໃນບັດ",
  cardExpiry: "ໃຊ້ໄດ້ເຖິງ",
  holderName: "ຜູ້ຖືບັດ",
  balance: "ຍອດເງິນ",
  gift: "ເງິນແຖມ",
  applyStatus: "ສະຖານະ",
  applicant: "ຜູ້ຂໍ",
  applyTime: "ເວລາຂໍ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "ລໍຖ້າກວດສອບ",
    approved: "ອະນຸມັດ",
    rejected: "ບໍ່ອະນຸມັດ",
    ignored: "ຂ້າມແລ້ວ",
  },
  action: {
    apply: "ຂໍອອກບັດແທນ",
    approve: "ອະນຸມັດ",
    reject: "ບໍ່ອະນຸມັດ",
    ignore: "ຂ້າມ",
  },
  confirm: {
    approve: "ອະນຸມັດບໍ? ບັດເກົ່າຈະຖືກຍົກເລີກ, ຍອດເງິນ ແລະ ເງິນແຖມຈະຍ້າຍໄປບັດໃໝ່.",
    ignore: "ຂ້າມຄຳຂໍນີ້ບໍ?",
  },
};
