import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "ເພີ່ມບົດບາດ",
  "/xtgl#roles": "ບົດບາດ",
  "/xtgl/jsgl": "ບົດບາດ",
  "/xtgl/xzjs": "ເພີ່ມບົດບາດ",
  "/xtgl/bjjs": "ແກ້ໄຂບົດບາດ",
  "/xtgl/jszyqx": "ສິດຂອງບົດບາດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "ເບິ່ງ",
  "access.role.write": "ເພີ່ມ, ແກ້ໄຂ, ໃຫ້ສິດ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "ຕັ້ງສິດ",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "ທ່ານໃຫ້ບົດບາດ ຫຼື ສິດເກີນສິດຂອງຕົນບໍ່ໄດ້",
  "access.roleUnknown": "ກວດຂໍ້ມູນພະນັກງານ ຫຼື ສິດຂອງບົດບາດ",
  "access.roleInUse": "ມີ {{count}} ບັນຊີໃຊ້ບົດບາດນີ້, ລຶບບໍ່ໄດ້",
  "access.roleIsBase": "ບົດບາດນີ້ແພລດຟອມດູແລ, ປ່ຽນບ່ອນນີ້ບໍ່ໄດ້",
  "access.roleNameTaken": "ມີບົດບາດຊື່ນີ້ແລ້ວ",
};

export const fields: Translation<typeof zh.fields> = {
  code: "ລະຫັດບົດບາດ",
  name: "ຊື່ບົດບາດ",
  kind: "ປະເພດບົດບາດ",
  description: "ຄຳອະທິບາຍ",
  permissionCount: "ຈຳນວນສິດ",
  updatedAt: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  title: "ຈັດການບົດບາດ",
  permissions: "ສິດ",
  kind: {
    web: "ເວັບ",
    app: "ແອັບ",
  },
  platform: "ແພລດຟອມ",
  all: "ທັງໝົດ",
  effective: "ການປ່ຽນເມນູມີຜົນພາຍໃນ 24 ຊົ່ວໂມງ",
  beyond: "ທ່ານບໍ່ມີສິດນີ້ ຈຶ່ງໃຫ້ຜູ້ອື່ນບໍ່ໄດ້",
  readOnly: "ທ່ານເບິ່ງບົດບາດນີ້ໄດ້ເທົ່ານັ້ນ",
  fullRights: "ຜູ້ດູແລແພລດຟອມມີທຸກສິດ",
  chosen: "ເລືອກ {{n}} ສິດ",
  switchedOff: "ປິດໃຊ້ແລ້ວ",
  hiddenPage: "ເຊື່ອງໃນເມນູ",
  otherPages: "ອື່ນໆ",
  base: {
    platformAdmin: "ຜູ້ດູແລແພລດຟອມ",
    operator: "ຜູ້ດຳເນີນງານ",
    merchantAdmin: "ຜູ້ດູແລຮ້ານຄ້າ",
    childMerchantAdmin: "ຜູ້ດູແລຮ້ານຄ້າຂັ້ນລຸ່ມ",
    agent: "ຕົວແທນ",
    staff: "ພະນັກງານ",
    replenisher: "ພະນັກງານເຕີມສິນຄ້າ",
    technician: "ຊ່າງສ້ອມແປງ",
    pharmacist: "ເພສັດຊະກອນ",
    doctor: "ແພດ",
  },
  baseDescription: {
    platformAdmin: "ຈັດການແພລດຟອມທັງໝົດ",
    operator: "ຊ່ວຍວຽກປະຈຳວັນຂອງແພລດຟອມ",
    merchantAdmin: "ຈັດການວຽກ ແລະ ບັນຊີຂອງຮ້ານຄ້າ ແລະ ຮ້ານຄ້າຂັ້ນລຸ່ມ",
    childMerchantAdmin: "ຈັດການວຽກປະຈຳວັນ ແລະ ບັນຊີຂອງຮ້ານຄ້າຂັ້ນລຸ່ມ",
    agent: "ເບິ່ງແຍງຕູ້ ແລະ ຄຳສັ່ງຊື້ຂອງຕົວແທນ ແລະ ຈັດການຄວາມຜິດປົກກະຕິ",
    staff: "ວຽກປະຈຳວັນ: ຕູ້, ຊ່ອງສິນຄ້າ, ຄຳສັ່ງຊື້ ແລະ ສະມາຊິກ",
    replenisher: "ເຕີມສິນຄ້າໃສ່ຕູ້: ຊ່ອງສິນຄ້າ ແລະ ສິນຄ້າຄົງເຫຼືອ",
    technician: "ສ້ອມແປງຕູ້: ສະຖານະ ແລະ ຄຳສັ່ງທາງໄກ",
    pharmacist: "ເພສັດຊະກອນຂອງຕູ້ຂາຍຢາ: ຕູ້, ຄຳສັ່ງຊື້ ແລະ ເພສັດຊະກອນ",
    doctor: "ເບິ່ງຄຳສັ່ງຊື້ ແລະ ສິນຄ້າ",
  },
};
