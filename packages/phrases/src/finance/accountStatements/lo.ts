import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "ໃບແຈ້ງຍອດ",
  "/dzd": "ເບິ່ງໃບແຈ້ງຍອດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "ເບິ່ງໃບແຈ້ງຍອດ",
  "finance.accountStatement.write": "ສ້າງ ແລະ ແບ່ງປັນໃບແຈ້ງຍອດ",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "ສ້າງລິ້ງອ່ານຢ່າງດຽວ",
  closeLink: "ປິດລິ້ງອ່ານຢ່າງດຽວ",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "ບໍ່ມີໃບແຈ້ງຍອດນີ້",
  "finance.statementChanged": "ມີຄົນອື່ນຫາກໍ່ຈັດການໃບແຈ້ງຍອດນີ້, ກະລຸນາໂຫຼດຄືນແລ້ວລອງໃໝ່",
  "finance.statementEmpty": "ບໍ່ມີທຸລະກຳທີ່ສະສາງເງິນແລ້ວໃນວັນທີເລືອກ",
  "finance.statementDayOpen": "ໃບແຈ້ງຍອດມີສະເພາະວັນທີ່ປິດແລ້ວ, ປັດຈຸບັນເຖິງ {{day}}",
  "finance.statementLinkDays": "ລິ້ງໃຊ້ໄດ້ {{least}}–{{most}} ວັນ",
  "finance.statementLinkInvalid": "ລິ້ງບໍ່ຖືກຕ້ອງ ຫຼື ໝົດອາຍຸ, ກະລຸນາຂໍລິ້ງໃໝ່ຈາກຮ້ານຄ້າ",
  "finance.receiverUnknown": "ບໍ່ມີຜູ້ຮັບນີ້",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "ຜູ້ຮັບ",
  period: "ໄລຍະ",
  days: "ໄລຍະ",
  settleAmount: "ຍອດສະສາງເງິນ",
  statementHash: "ລະຫັດກວດສອບ",
  maker: "ຜູ້ສ້າງ",
  madeTime: "ເວລາສ້າງ",
  linkState: "ລິ້ງອ່ານຢ່າງດຽວ",
  linkExpiresAt: "ລິ້ງໝົດອາຍຸ",
  openCount: "ຈຳນວນເປີດ",
  openTime: "ເປີດຫຼ້າສຸດ",
  receiverId: "ຜູ້ຮັບ",
  linkDays: "ຈຳນວນວັນໃຊ້ໄດ້",
  toDay: "ວັນສຸດທ້າຍ",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "ວັນທີ",
    item: "ລາຍການ",
    rule: "ກົດ",
    count: "ຈຳນວນ",
    base: "ຖານຄິດໄລ່",
    amount: "ຈຳນວນເງິນ",
    total: "ລວມ",
    seal: "ລະຫັດຜະນຶກຂອງວັນ",
  },
  item: {
    collected: "ຮັບເງິນ",
    refunded: "ຄືນເງິນ",
    fee: "ຄ່າທຳນຽມ",
    higoFee: "ຄ່າທຳນຽມຊື້ສ່ຽງໂຊກ",
    share: "ແບ່ງເງິນ",
  },
  rule: {
    books: "ຕາມບັນຊີ",
    rate: "{{rate}} ຕໍ່ລາຍການ",
    share: "{{rate}} ຕໍ່ລາຍການ, ຕັດເສດຕ່ຳກວ່າ 1 ເຟິນ",
    fixed: "{{amount}} ຢວນຕໍ່ລາຍການ",
  },
  link: {
    none: "ບໍ່ມີ",
    active: "ໃຊ້ໄດ້",
    expired: "ໝົດອາຍຸ",
    revoked: "ປິດແລ້ວ",
  },
  action: {
    make: "ສ້າງໃບແຈ້ງຍອດ",
    pdf: "ດາວໂຫຼດ PDF",
    xlsx: "ດາວໂຫຼດ XLSX",
    share: "ສ້າງລິ້ງ",
    revoke: "ປິດລິ້ງ",
  },
  own: "ຮ້ານຄ້າເອງ",
  revokeQuestion: "ປິດລິ້ງນີ້ບໍ? ຜູ້ທີ່ມີລິ້ງຈະເປີດບໍ່ໄດ້ອີກ.",
  once: "ລິ້ງສະແດງຄັ້ງນີ້ເທົ່ານັ້ນ, ກະລຸນາສຳເນົາສົ່ງໃຫ້ຜູ້ອ່ານ. ສ້າງໃໝ່ຈະແທນລິ້ງນີ້.",
  until: "ໃຊ້ໄດ້ເຖິງ {{time}}",
  check: {
    unit: "ຫົວໜ່ວຍ: ຢວນ. ຄ່າບວກແມ່ນລາຍຮັບ, ຄ່າລົບແມ່ນລາຍຈ່າຍ.",
    how: "ເປີດລິ້ງອ່ານຢ່າງດຽວ: ໜ້ານັ້ນຈະຄິດໄລ່ລະຫັດກວດສອບຄືນໃນອຸປະກອນຂອງທ່ານຈາກເນື້ອໃນທີ່ສະແດງ. ຖ້າກົງກັບລະຫັດໃນໄຟລ໌, ເນື້ອໃນບໍ່ໄດ້ຖືກແກ້ໄຂ.",
    seals: "ລະຫັດຜະນຶກແຕ່ລະວັນ:",
    good: "ກວດແລ້ວ: ເນື້ອໃນກົງກັບລະຫັດກວດສອບ",
    bad: "ກວດບໍ່ຜ່ານ: ເນື້ອໃນບໍ່ກົງກັບລະຫັດກວດສອບ, ກະລຸນາຕິດຕໍ່ຮ້ານຄ້າ",
    compare: "ວາງລະຫັດກວດສອບໃນໄຟລ໌ເພື່ອທຽບ",
    same: "ກົງກັບໄຟລ໌",
    differs: "ບໍ່ກົງກັບໄຟລ໌",
  },
};
