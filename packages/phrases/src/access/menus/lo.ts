import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "ເມນູ",
  "/xtgl/zygl": "ຊັບພະຍາກອນ",
  "/xtgl/zygl/xzptzy": "ເພີ່ມຊັບພະຍາກອນ",
  "/xtgl/zygl/bjptzy": "ແກ້ໄຂຊັບພະຍາກອນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "ເບິ່ງເມນູ ແລະ ຟັງຊັນ",
  "access.menu.write": "ຈັດການເມນູ ແລະ ຟັງຊັນ",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "ຈັດລຳດັບ",
  show: "ສະແດງໃນເມນູ",
  hide: "ເຊື່ອງຈາກເມນູ",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "ກະລຸນາເລືອກໜ້າທີ່ມີໃນລະບົບ",
  "access.menuAddress": "ກະລຸນາໃສ່ທີ່ຢູ່ເຕັມທີ່ເລີ່ມດ້ວຍ https:// ໂດຍບໍ່ມີບັນຊີ ແລະ ລະຫັດຜ່ານ",
  "access.menuParent": "ລາຍການຂັ້ນເທິງຕ້ອງເປັນໂຟນເດີ",
  "access.menuTooDeep": "ເມນູມີໄດ້ສູງສຸດ {{limit}} ຂັ້ນ",
  "access.menuNeeded": "ບໍ່ສາມາດປິດໃຊ້ການຈັດການເມນູ ແລະ ໂຟນເດີຂັ້ນເທິງ ເພາະຈະກັບຄືນບໍ່ໄດ້",
  "access.menuIsBase": "ບໍ່ສາມາດລຶບເມນູຂອງລະບົບ ແຕ່ປິດໃຊ້ໄດ້",
  "access.menuHasChildren": "ກະລຸນາຍ້າຍ ຫຼື ລຶບລາຍການຂັ້ນລຸ່ມກ່ອນ",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "ເສັ້ນທາງ",
  menuUrl: "ທີ່ຢູ່",
  menuIcon: "ໄອຄອນ",
  resourceName: "ຊື່ຊັບພະຍາກອນ",
  resourceType: "ປະເພດຊັບພະຍາກອນ",
  resourceCode: "ລະຫັດຊັບພະຍາກອນ",
  parent: "ຂັ້ນເທິງ",
  query: "ພາຣາມິເຕີໜ້າ",
  otherNames: "ຊື່ໃນພາສາອື່ນ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມຊັບພະຍາກອນ",
  addChild: "ເພີ່ມຂັ້ນລຸ່ມ",
  topLevel: "ຂັ້ນໜຶ່ງ",
  find: "ຄົ້ນຫາ",
  kind: {
    folder: "ໂຟນເດີ",
    page: "ໜ້າ",
    link: "ລິ້ງພາຍນອກ",
  },
  shown: {
    on: "ເປີດໃຊ້",
    off: "ປິດໃຊ້ (ເຊື່ອງ)",
  },
  own: "ກຳນົດເອງ",
  missing: "ບໍ່ມີໃນລຸ້ນນີ້",
  action: {
    up: "ຍ້າຍຂຶ້ນ",
    down: "ຍ້າຍລົງ",
    show: "ເປີດໃຊ້",
    hide: "ປິດໃຊ້",
  },
  confirm: {
    show: "ເປີດໃຊ້ລາຍການເມນູນີ້ບໍ?",
    hide: "ປິດໃຊ້ລາຍການເມນູນີ້ບໍ?",
  },
  hint: {
    hide: "ການປິດໃຊ້ພຽງເຊື່ອງລາຍການຈາກເມນູຂອງທຸກຄົນ ບໍ່ກະທົບການເອີ້ນໃຊ້; ຖ້າຕ້ອງການປະຕິເສດ ໃຫ້ປິດໃຊ້ຟັງຊັນໃນໜ້າຟັງຊັນ. ການປ່ຽນເມນູມີຜົນພາຍໃນ 24 ຊົ່ວໂມງ",
    names: "ພາສາທີ່ຫວ່າງໃຊ້ຊື່ຂອງລະບົບ; ຊັບພະຍາກອນທີ່ກຳນົດເອງໃຊ້ຊື່ອັງກິດ ຫຼື ຈີນ",
    page: "ນຳໄປຫາໜ້າທີ່ມີເທົ່ານັ້ນ; ສະເພາະຜູ້ທີ່ເປີດໜ້ານັ້ນໄດ້ຈຶ່ງເຫັນ",
    query: "ບໍ່ບັງຄັບ, ຕົວຢ່າງ state=abnormal",
    link: "ເປີດໃນໜ້າຕ່າງໃໝ່; ທຸກຄົນທີ່ມີເມນູເຫັນໄດ້",
  },
  functions: "ຟັງຊັນຂອງໜ້ານີ້",
  noFunctions: "ໜ້ານີ້ບໍ່ມີຟັງຊັນສະເພາະ",
};
