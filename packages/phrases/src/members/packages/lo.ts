import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "ແພັກເກດສະມາຊິກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "ເບິ່ງແພັກເກດສະມາຊິກ",
  "members.package.write": "ຈັດການແພັກເກດສະມາຊິກ",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "ໄລຍະ 1 ຫາ {{limit}} ເດືອນ",
  "memberPackages.nameTaken": "ຮ້ານຄ້າມີແພັກເກດຊື່ນີ້ແລ້ວ",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "ຊື່ແພັກເກດ",
  packagePrice: "ລາຄາ",
  packagePeriod: "ຈຳນວນເດືອນ",
  rightsNote: "ສິດທິປະໂຫຍດ",
  packageStatus: "ສະຖານະ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "ເປີດໃຊ້ແລ້ວ",
    disabled: "ປິດໃຊ້ແລ້ວ",
  },
  action: {
    add: "ເພີ່ມແພັກເກດ",
    edit: "ແກ້ໄຂແພັກເກດ",
    enable: "ເປີດໃຊ້",
    disable: "ປິດໃຊ້",
  },
  confirm: {
    enable: "ເປີດໃຊ້ແພັກເກດນີ້ບໍ?",
    disable: "ປິດໃຊ້ແພັກເກດນີ້ບໍ?",
  },
};
