import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "ປະກາດ",
  "/ptxx": "ຂໍ້ຄວາມແພລດຟອມ",
  "/sygdxx": "ຂໍ້ມູນເພີ່ມເຕີມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "ຂຽນ ແລະ ເຜີຍແຜ່ປະກາດ",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "ບໍ່ມີປະກາດນີ້ ຫຼື ຖືກຖອນແລ້ວ",
  "support.announcementChanged": "ມີຄົນຫາກໍ່ແກ້ໄຂປະກາດນີ້; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "support.announcementPublished": "ຕ້ອງຖອນປະກາດທີ່ເຜີຍແຜ່ກ່ອນ",
  "support.tooManyFiles": "ໄຟລ໌ແນບບໍ່ເກີນ {{limit}} ໄຟລ໌",
  "support.fileUnknown": "ບໍ່ມີໄຟລ໌ແນບນີ້",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "ຫົວຂໍ້ປະກາດ",
  noticeContent: "ເນື້ອໃນປະກາດ",
  fileIds: "ໄຟລ໌ແນບ",
  msgType: "ປະເພດຂໍ້ຄວາມ",
  typeId: "ປະເພດຂໍ້ຄວາມ",
  publishTime: "ເວລາເຜີຍແຜ່",
  publishStatus: "ສະຖານະການເຜີຍແຜ່",
  updatedBy: "ຜູ້ແກ້ໄຂ",
  updatedTime: "ເວລາແກ້ໄຂ",
  keyword: "ຄຳຄົ້ນ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "ສະບັບຮ່າງ",
    published: "ເຜີຍແຜ່ແລ້ວ",
    withdrawn: "ຖອນແລ້ວ",
  },
  action: {
    add: "ເພີ່ມປະກາດ",
    publish: "ເຜີຍແຜ່",
    withdraw: "ຖອນ",
    attach: "ອັບໂຫຼດໄຟລ໌ແນບ",
    detach: "ເອົາໄຟລ໌ແນບອອກ",
    back: "ກັບໄປລາຍການ",
    login: "ເຂົ້າສູ່ລະບົບເພື່ອຈັດການປະກາດ",
  },
  confirm: {
    publish: "ເຜີຍແຜ່ບໍ? ທຸກຄົນຈະອ່ານໄດ້.",
    withdraw: "ຖອນບໍ?",
  },
  hint: {
    markdown: "ຮອງຮັບ Markdown",
    preview: "ເບິ່ງກ່ອນ",
  },
};
