import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "ຟັງຊັນ",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "ບໍ່ສາມາດປ່ຽນ ຫຼື ລຶບສິດຂອງຟັງຊັນຂອງລະບົບໄດ້",
  "access.permissionGrouped": "ສິດທີ່ເລືອກຢູ່ໃນຟັງຊັນອື່ນແລ້ວ",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "ຊື່ຟັງຊັນ",
  funcCode: "ລະຫັດຟັງຊັນ",
  permissions: "ສິດ",
  origin: "ທີ່ມາ",
  roleCount: "ຈຳນວນບົດບາດ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມຟັງຊັນ",
  editTitle: "ແກ້ໄຂຟັງຊັນ",
  state: {
    on: "ເປີດໃຊ້",
    off: "ປິດໃຊ້",
  },
  origin: {
    base: "ລະບົບ",
    own: "ກຳນົດເອງ",
  },
  action: {
    enable: "ເປີດໃຊ້",
    disable: "ປິດໃຊ້",
  },
  confirmEnable: "ເປີດໃຊ້ຟັງຊັນນີ້ບໍ?",
  confirmDisable:
    "ເມື່ອປິດໃຊ້ “{{name}}” ການເອີ້ນໃຊ້ຂອງທຸກບົດບາດ ຍົກເວັ້ນຜູ້ດູແລແພລດຟອມ ຈະຖືກປະຕິເສດພາຍໃນ 5 ວິນາທີ; ສິດໃນບົດບາດຍັງຄົງຢູ່ ແລະ ໃຊ້ໄດ້ອີກເມື່ອເປີດໃຊ້. ປິດໃຊ້ບໍ?",
  hint: "ຟັງຊັນລວມສິດຂອງລະບົບເປັນປຸ່ມ ຫຼື ການກະທຳທີ່ມອບໃຫ້ບົດບາດ; ການລວມບໍ່ໄດ້ເພີ່ມສິດໃຫ້ໃຜ. ການເອີ້ນຟັງຊັນທີ່ປິດໃຊ້ຈະຖືກປະຕິເສດພາຍໃນ 5 ວິນາທີ ຍົກເວັ້ນຜູ້ດູແລແພລດຟອມ.",
};
