import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "ປ່ຽນລະຫັດຜ່ານ",
  "/launcher": "ເມນູຫຼັກ",
  "/login": "ເຂົ້າລະບົບ",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "ກວດພົບລະຫັດຜ່ານອ່ອນ",
  succeeded: "ເຂົ້າລະບົບ",
  failed: "ເຂົ້າລະບົບ",
  blocked: "ເຂົ້າລະບົບ (ບັນຊີຖືກລະງັບ)",
  logout: "ອອກຈາກລະບົບ",
  remember: "ຈື່ອຸປະກອນ",
  forget: "ເຊົາຈື່ອຸປະກອນ",
  set: "ປ່ຽນລະຫັດຜ່ານ",
  resetByCode: "ຕັ້ງລະຫັດຜ່ານໃໝ່ດ້ວຍລະຫັດຢືນຢັນ",
  resetByAdministrator: "ຕັ້ງລະຫັດຜ່ານໃໝ່ (ຜູ້ດູແລ)",
  resetPassword: "ຕັ້ງລະຫັດຜ່ານໃໝ່",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "ຊື່ຜູ້ໃຊ້ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ",
  "access.codeInvalid": "ລະຫັດຢືນຢັນບໍ່ຖືກຕ້ອງ ຫຼື ໝົດອາຍຸ",
  "access.blocked": "ບັນຊີຖືກລະງັບ: {{reason}}",
  "access.passwordTooShort": "ລະຫັດຜ່ານຕ້ອງມີຢ່າງໜ້ອຍ 6 ຕົວ",
  "access.passwordsDiffer": "ລະຫັດຜ່ານທັງສອງບໍ່ກົງກັນ",
  "access.passwordTooCommon": "ລະຫັດຜ່ານນີ້ເດົາງ່າຍເກີນໄປ: ກະລຸນາເລືອກອັນອື່ນ",
  "access.initialPasswordOver": "ລະຫັດຜ່ານເລີ່ມຕົ້ນຖືກໃຊ້ ຫຼື ໝົດອາຍຸແລ້ວ: ໃຊ້ລືມລະຫັດຜ່ານ ຫຼື ຕິດຕໍ່ຜູ້ດູແລ",
  "access.loginAgain": "ກະລຸນາເຂົ້າລະບົບໃໝ່ກ່ອນດຳເນີນການ",
  "access.ssoFailed": "ການເຂົ້າລະບົບແບບດຽວບໍ່ສຳເລັດ: ກະລຸນາລອງໃໝ່ ຫຼື ໃຊ້ບັນຊີ ແລະ ລະຫັດຜ່ານ",
  "access.ssoAccountUnknown": "ບໍ່ມີບັນຊີສຳລັບການເຂົ້າລະບົບແບບດຽວນີ້: ກະລຸນາຕິດຕໍ່ຜູ້ດູແລ",
  "access.agreementPending": "ກະລຸນາເຂົ້າລະບົບໃໝ່ ແລະ ຍອມຮັບຂໍ້ຕົກລົງແພລດຟອມກ່ອນ",
  "access.smsUnavailable": "ຕອນນີ້ສົ່ງຂໍ້ຄວາມບໍ່ໄດ້, ກະລຸນາລອງໃໝ່ໃນ {{seconds}} ວິນາທີ",
  "access.providerNotConfigured": "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າການເຂົ້າລະບົບແບບດຽວ, ກະລຸນາໃຊ້ບັນຊີ ແລະ ລະຫັດຜ່ານ",
  "access.applicationNotConfigured": "ແອັບນີ້ຍັງບໍ່ໄດ້ຕັ້ງຄ່າ",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "ເລືອກລະບົບ",
    hello: "ສະບາຍດີ, {{name}}",
    logIn: "ເຂົ້າລະບົບ",
    notConfigured: "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າ",
    notOffered: "ຍັງບໍ່ເປີດໃນລຸ້ນນີ້",
  },
  tile: {
    leasing: "ເຊົ່າຊື້ທາງການເງິນ",
    leasingHint: "ສັນຍາ ແລະ ການຜ່ອນ",
    market: "ຈັດການຮ້ານຂະໜາດນ້ອຍ",
    marketHint: "ຕູ້, ສິນຄ້າ, ຄຳສັ່ງຊື້, ເງິນ",
    operations: "ຕິດຕາມການດຳເນີນງານ",
    operationsHint: "ສະຖານະ ແລະ ຄວາມຂັດຂ້ອງ",
    bigData: "ສູນຂໍ້ມູນໃຫຍ່",
    bigDataHint: "ຈໍການຂາຍສົດ",
    factory: "ກວດຕູ້ທີ່ໂຮງງານ",
    factoryHint: "ກວດກ່ອນສົ່ງມອບ",
    afterSales: "ບໍລິການຫຼັງການຂາຍ",
    afterSalesHint: "ແຈ້ງບັນຫາ ແລະ ວິທີແກ້ໄຂ",
    notices: "ຈັດການປະກາດ",
    noticesHint: "ເຜີຍແຜ່ປະກາດ",
    configuration: "ຈັດການການຕັ້ງຄ່າ",
    configurationHint: "ການຕິດຕັ້ງ ແລະ ພາລາມິເຕີ",
  },
  password: {
    old: "ລະຫັດຜ່ານປັດຈຸບັນ",
    new: "ລະຫັດຜ່ານໃໝ່",
    again: "ຢືນຢັນລະຫັດຜ່ານໃໝ່",
    hint: "ທ່ານຕ້ອງເຂົ້າລະບົບໃໝ່, ການເຂົ້າລະບົບໃນອຸປະກອນອື່ນກໍສິ້ນສຸດ.",
    must: "ເຂົ້າລະບົບຄັ້ງທຳອິດ: ກະລຸນາປ່ຽນລະຫັດຜ່ານເລີ່ມຕົ້ນ.",
    done: "ຕັ້ງຄ່າສຳເລັດ, ກະລຸນາເຂົ້າລະບົບໃໝ່",
  },
  sms: {
    resetCode: "ລະຫັດຂອງທ່ານແມ່ນ {{code}}, ໃຊ້ໄດ້ 10 ນາທີ. ຢ່າບອກຜູ້ອື່ນ.",
  },
};
