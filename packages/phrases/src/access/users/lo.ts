import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "ເພີ່ມພະນັກງານ",
  "/shgl/yggl": "ພະນັກງານ",
  "/shgl/xzyh": "ເພີ່ມຜູ້ໃຊ້",
  "/shgl/bjyh": "ແກ້ໄຂຜູ້ໃຊ້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "ເບິ່ງ",
  "access.user.write": "ເພີ່ມ, ແກ້ໄຂ, ລະງັບ, ລຶບ",
  "access.user.resetPassword": "ຕັ້ງລະຫັດຜ່ານໃໝ່",
  "access.user.viewAs": "ເບິ່ງໃນນາມຜູ້ໃຊ້",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "ລຶບຖາວອນ",
  block: "ລະງັບບັນຊີ",
  unblock: "ຍົກເລີກການລະງັບບັນຊີ",
  setRoles: "ກຳນົດບົດບາດ",
  resetSecondFactor: "ຕັ້ງການຢືນຢັນສອງຂັ້ນຕອນໃໝ່",
  read: "ເບິ່ງຂໍ້ມູນເຕັມ",
  begin: "ເບິ່ງໃນນາມຜູ້ໃຊ້ນີ້",
  end: "ຈົບການເບິ່ງ",
  resetByOperator: "ຕັ້ງຄ່າໃໝ່ຢູ່ເຊີບເວີ",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "ຮ້ານຄ້ານີ້ບໍ່ມີຜູ້ດູແລແອັບ",
  "access.accountTaken": "ຊື່ບັນຊີນີ້ຖືກໃຊ້ແລ້ວ",
  "access.phoneTaken": "ຜູ້ໃຊ້ຢູ່ໃນລາຍຊື່ແລ້ວ: ເບີນີ້ຖືກໃຊ້ແລ້ວ",
  "access.levelNotAllowed": "ທ່ານໃຫ້ລະດັບສິດນີ້ບໍ່ໄດ້",
  "access.lastAdministrator": "ຕ້ອງມີຜູ້ດູແລຢ່າງໜ້ອຍໜຶ່ງຄົນ",
};

export const fields: Translation<typeof zh.fields> = {
  account: "ບັນຊີເຂົ້າລະບົບ",
  name: "ຊື່",
  officePhone: "ໂທລະສັບຫ້ອງການ",
  level: "ລະດັບສິດ",
  userStatus: "ສະຖານະ",
  organisation: "ອົງກອນ",
  blocked: "ຖືກລະງັບ",
  blockReason: "ເຫດຜົນທີ່ລະງັບ",
  machineCount: "ຕູ້ທີ່ໄດ້ຮັບສິດ",
};

export const words: Translation<typeof zh.words> = {
  title: "ຈັດການພະນັກງານ",
  phoneSearch: "ເບີເຕັມ ຫຼື 4 ຕົວທ້າຍ",
  level: {
    1: "ຜູ້ດູແລແອັບ",
    2: "ຜູ້ໃຊ້ທົ່ວໄປ",
    3: "ບັນຊີແພລດຟອມ",
  },
  levelHint: {
    1: "ເຫັນຕູ້ທັງໝົດຂອງຮ້ານຄ້າ ແລະ ຮ້ານຄ້າຂັ້ນລຸ່ມໂດຍບໍ່ຕ້ອງໃຫ້ສິດ",
    2: "ເຫັນສະເພາະຕູ້ທີ່ໄດ້ຮັບສິດ",
    3: "ພະນັກງານແພລດຟອມ, ເຫັນທຸກຮ້ານຄ້າ",
  },
  state: {
    normal: "ປົກກະຕິ",
    blocked: "ຖືກລະງັບ",
    deleted: "ຖືກລຶບ",
  },
  action: {
    authorise: "ໃຫ້ສິດຕູ້",
    block: "ລະງັບ",
    unblock: "ຍົກເລີກການລະງັບ",
    resetPassword: "ຕັ້ງລະຫັດຜ່ານໃໝ່",
    resetFactor: "ຕັ້ງການຢືນຢັນສອງຂັ້ນຕອນໃໝ່",
    restore: "ກູ້ຄືນ",
    erase: "ລຶບຖາວອນ",
    setRoles: "ປ່ຽນບົດບາດ",
    viewAs: "ເບິ່ງໃນນາມຜູ້ໃຊ້ນີ້",
    grant: "ໃຫ້ສິດ",
    revoke: "ຖອນສິດ",
  },
  confirm: {
    unblock: "ຍົກເລີກການລະງັບຜູ້ໃຊ້ນີ້ບໍ?",
    resetPassword: "ລະຫັດຜ່ານໃໝ່ຈະຖືກສົ່ງໄປຫາໂທລະສັບ ແລະ ທຸກການເຂົ້າລະບົບຈະສິ້ນສຸດ. ຕັ້ງໃໝ່ບໍ?",
    resetFactor: "ການຢືນຢັນສອງຂັ້ນຕອນຈະຖືກລຶບ ແລະ ທຸກການເຂົ້າລະບົບຈະສິ້ນສຸດ. ຕັ້ງໃໝ່ບໍ?",
    restore: "ກູ້ຄືນບໍ?",
    erase: "ການນີ້ຈະລຶບຖາວອນ, ດຳເນີນຕໍ່ບໍ?",
    revoke: "ຖອນສິດບໍ?",
    rename: "ການປ່ຽນຊື່ເຂົ້າລະບົບຈະຕັ້ງລະຫັດຜ່ານໃໝ່",
    viewAs: "ທ່ານຈະເຫັນຄອນໂຊນໃນນາມຜູ້ໃຊ້ນີ້, ອ່ານຢ່າງດຽວ; ມີການບັນທຶກ. ດຳເນີນຕໍ່ບໍ?",
  },
  passwordSent: "ລະຫັດຜ່ານເລີ່ມຕົ້ນຖືກສົ່ງໄປຫາໂທລະສັບແລ້ວ",
  rolesReplaced: "ບົດບາດທີ່ເລືອກຈະແທນບົດບາດຂອງຜູ້ໃຊ້ {{n}} ຄົນ",
  machines: {
    grantedAt: "ເວລາໃຫ້ສິດ",
    grantedBy: "ຜູ້ໃຫ້ສິດ",
    notNeeded: "ຜູ້ດູແລແອັບເຫັນທຸກຕູ້ໂດຍບໍ່ຕ້ອງໃຫ້ສິດ",
  },
  viewing: {
    banner: "{{viewer}} ກຳລັງເບິ່ງໃນນາມ {{account}} ({{merchant}}), ອ່ານຢ່າງດຽວ",
    end: "ອອກ",
  },
  sms: {
    initialPassword: "ບັນຊີ {{account}} ມີລະຫັດຜ່ານເລີ່ມຕົ້ນ {{password}} ໃຊ້ໄດ້ຄັ້ງດຽວພາຍໃນ 24 ຊົ່ວໂມງ ແລະ ຕ້ອງປ່ຽນເມື່ອເຂົ້າລະບົບຄັ້ງທຳອິດ.",
  },
};
