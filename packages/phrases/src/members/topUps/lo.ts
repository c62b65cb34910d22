import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "ສິດທິເຕີມເງິນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "ເບິ່ງກິດຈະກຳເຕີມເງິນ",
  "members.topUp.write": "ຈັດການກິດຈະກຳເຕີມເງິນ",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "ກະລຸນາໃສ່ 1 ຫາ {{limit}} ຂັ້ນ",
  "topUps.tierTwice": "ຈຳນວນເຕີມເງິນຊ້ຳກັນບໍ່ໄດ້",
  "topUps.over": "ກິດຈະກຳສິ້ນສຸດແລ້ວ, ກະລຸນາແກ້ວັນທີກ່ອນ",
  "topUps.isRunning": "ກິດຈະກຳກຳລັງດຳເນີນ, ກະລຸນາຢຸດກ່ອນລຶບ",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "ຊື່ກິດຈະກຳ",
  areas: "ເຂດ",
  areaIds: "ເຂດ",
  activityTime: "ໄລຍະເວລາ",
  fromDay: "ໄລຍະເວລາ",
  toDay: "ໄລຍະເວລາ",
  tiers: "ຂັ້ນ",
  rechargeAmount: "ຈຳນວນເຕີມເງິນ",
  giftAmount: "ເງິນແຖມ",
  activityStatus: "ສະຖານະ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "ກຳລັງດຳເນີນ",
    stopped: "ຢຸດແລ້ວ",
  },
  action: {
    add: "ເພີ່ມກິດຈະກຳ",
    edit: "ແກ້ໄຂກິດຈະກຳ",
    start: "ເລີ່ມ",
    stop: "ຢຸດ",
    addTier: "ເພີ່ມຂັ້ນ",
    removeTier: "ຖອນຂັ້ນນີ້",
  },
  confirm: {
    start: "ເປີດໃຊ້ໂປຣໂມຊັນນີ້ບໍ?",
    stop: "ປິດໃຊ້ໂປຣໂມຊັນນີ້ບໍ?",
  },
  hint: {
    allAreas: "ບໍ່ເລືອກ: ທຸກເຂດ",
    all: "ທຸກເຂດ",
    rule: "ເຕີມ {{recharge}} ແຖມ {{gift}}",
    gets: "“{{name}}” ແຖມອີກ {{gift}}",
    runs: "ກຳລັງດຳເນີນ: {{rules}}",
    levels: "ສ່ວນຫຼຸດຕາມລະດັບສະມາຊິກຕັ້ງຄ່າໃນແຄມເປນ",
  },
};
