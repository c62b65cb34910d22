import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "ສູນດາວໂຫຼດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "ເບິ່ງ, ດາວໂຫຼດ",
  "system.download.upload": "ອັບໂຫຼດ",
  "system.download.delete": "ລຶບ",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "ລຶບໄຟລ໌",
  uploadFile: "ອັບໂຫຼດໄຟລ໌",
  rotate: "ປ່ຽນກະແຈຫຼັກ",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "ບໍ່ມີໄຟລ໌ນີ້",
  "system.fileExpired": "ໄຟລ໌ໝົດອາຍຸແລ້ວ",
  "system.fileTooLarge": "ຂະໜາດໄຟລ໌ຕ້ອງບໍ່ເກີນ {{limit}}",
  "system.fileKind": "ບໍ່ຮອງຮັບໄຟລ໌ປະເພດນີ້",
  "system.exportRunning": "ການສົ່ງອອກດຽວກັນກຳລັງດຳເນີນຢູ່",
  "system.tooManyExports": "ການສົ່ງອອກຂອງທ່ານ {{limit}} ລາຍການກຳລັງລໍຖ້າ ຫຼື ດຳເນີນຢູ່; ກະລຸນາສົ່ງອອກອີກເມື່ອມີລາຍການໃດສຳເລັດ",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "ຊື່ໄຟລ໌",
  fileType: "ປະເພດໄຟລ໌",
  progress: "ຄວາມຄືບໜ້າ",
  fileSize: "ຂະໜາດ",
  uploader: "ຜູ້ອັບໂຫຼດ",
  uploadTime: "ເວລາອັບໂຫຼດ",
  expires: "ໝົດອາຍຸ",
  count: "ຈຳນວນດາວໂຫຼດ",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}} ແຖວ",
  kind: {
    export: "ສົ່ງອອກ",
    manual: "ຄູ່ມື",
    tool: "ເຄື່ອງມື",
  },
  fileState: {
    queued: "ລໍຖ້າ",
    running: "ກຳລັງສ້າງ",
    ready: "ພ້ອມ",
    failed: "ບໍ່ສຳເລັດ",
    expired: "ໝົດອາຍຸ",
  },
  notReady: "ໄຟລ໌ຍັງບໍ່ພ້ອມ",
  uploadTitle: "ອັບໂຫຼດໄຟລ໌",
  choose: "ເລືອກໄຟລ໌",
};
