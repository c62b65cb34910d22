import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "ຄວາມປອດໄພບັນຊີ",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "ເຂົ້າລະບົບ (ລະຫັດຜິດ)",
  enrol: "ເປີດການຢືນຢັນສອງຂັ້ນຕອນ",
  recover: "ໃຊ້ລະຫັດກູ້ຄືນ",
  renewCodes: "ສ້າງລະຫັດກູ້ຄືນໃໝ່",
  prove: "ຢືນຢັນຂັ້ນສອງ",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "ກະລຸນາປ້ອນລະຫັດຈາກແອັບຢືນຢັນເພື່ອເຂົ້າລະບົບໃຫ້ສຳເລັດ",
  "access.secondFactorWrong": "ລະຫັດບໍ່ຖືກຕ້ອງ, ຖືກໃຊ້ແລ້ວ ຫຼື ໝົດອາຍຸ",
};

export const words: Translation<typeof zh.words> = {
  title: "ການຢືນຢັນສອງຂັ້ນຕອນ",
  on: "ເປີດຢູ່",
  off: "ປິດຢູ່",
  since: "ເປີດຕັ້ງແຕ່",
  left: "ລະຫັດກູ້ຄືນທີ່ເຫຼືອ",
  why: "ເມື່ອເປີດ, ການເຂົ້າລະບົບຕ້ອງໃຊ້ລະຫັດຈາກແອັບຢືນຢັນນອກຈາກລະຫັດຜ່ານ; ການຄືນເງິນເກີນກຳນົດຂອງຮ້ານຄ້າກໍເຊັ່ນກັນ.",
  duty: "ບັນຊີຂອງທ່ານຈັດການສິດຂອງຜູ້ອື່ນໄດ້, ຈຶ່ງຕ້ອງເປີດການຢືນຢັນສອງຂັ້ນຕອນກ່ອນ.",
  begin: "ຕັ້ງຄ່າ",
  scan: "ສະແກນລະຫັດດ້ວຍແອັບຢືນຢັນ ຫຼື ປ້ອນກະແຈດ້ວຍມື.",
  picture: "ລະຫັດ QR ສຳລັບແອັບ",
  key: "ກະແຈ",
  firstCode: "6 ຕົວເລກທີ່ແອັບສະແດງ",
  code: "ລະຫັດແອັບ ຫຼື ລະຫັດກູ້ຄືນ",
  codes: "ລະຫັດກູ້ຄືນ",
  codesHint: "ຖ້າໂທລະສັບເສຍ, ແຕ່ລະລະຫັດໃຊ້ແທນແອັບໄດ້ຄັ້ງດຽວ. ສະແດງເທື່ອນີ້ເທື່ອດຽວ: ກະລຸນາເກັບຮັກສາໄວ້.",
  saved: "ຂ້ອຍເກັບໄວ້ແລ້ວ",
  renew: "ສ້າງລະຫັດກູ້ຄືນໃໝ່",
  renewHint: "ລະຫັດເກົ່າຈະໃຊ້ບໍ່ໄດ້.",
  disable: "ປິດ",
  disableHint: "ຫຼັງຈາກນັ້ນໃຊ້ພຽງລະຫັດຜ່ານ. ຖ້າປ່ຽນໂທລະສັບໃຫ້ປິດແລ້ວຕັ້ງໃໝ່.",
  show: "ຢືນຢັນຕົວຕົນ",
  showHint: "ການດຳເນີນການນີ້ຕ້ອງໃຊ້ລະຫັດຈາກແອັບຢືນຢັນ; ໃຊ້ໄດ້ 15 ນາທີ.",
};
