import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "ຄຳເຫັນ",
  "system.comment.remove": "ລຶບຄຳເຫັນ",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown": "ມີຄົນທີ່ຖືກກ່າວເຖິງບໍ່ສາມາດເບິ່ງບັນທຶກນີ້ໄດ້; ກະລຸນາເອົາຊື່ອອກແລ້ວສົ່ງໃໝ່",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "ເນື້ອໃນຄຳເຫັນ",
  mentionIds: "ຄົນທີ່ຖືກກ່າວເຖິງ",
};

export const words: Translation<typeof zh.words> = {
  title: "ຄຳເຫັນ",
  both: "ຄຳເຫັນ ແລະ ການເຄື່ອນໄຫວ",
  of: "ຄຳເຫັນ ແລະ ການເຄື່ອນໄຫວຂອງ {{number}}",
  placeholder: "ຂຽນຄຳເຫັນ; ພິມ @ ເພື່ອກ່າວເຖິງເພື່ອນຮ່ວມງານ",
  hint: "ກົດ Ctrl+Enter ເພື່ອສົ່ງ",
  send: "ສົ່ງ",
  sent: "ສົ່ງຄຳເຫັນແລ້ວ",
  remove: "ລຶບ",
  removeAsk: "ລຶບຄຳເຫັນນີ້ບໍ?",
  removeNote: "ບ່ອນຂອງຄຳເຫັນຈະບອກວ່າຖືກລຶບແລ້ວ; ຄົນອື່ນບໍ່ເຫັນເນື້ອໃນອີກ.",
  removed: "ລຶບຄຳເຫັນແລ້ວ",
  gone: "ຄຳເຫັນນີ້ຖືກລຶບແລ້ວ",
  empty: "ຍັງບໍ່ມີຄຳເຫັນ. ຂຽນຄຳເຫັນທຳອິດ; ເພື່ອນຮ່ວມງານທີ່ຖືກ @ ຈະໄດ້ຮັບຂໍ້ຄວາມ.",
  more: "ຄຳເຫັນກ່ອນໜ້ານີ້: {{n}}",
  nobody: "ບໍ່ມີໃຜໃຫ້ກ່າວເຖິງ",
  mention: "{{author}} ໄດ້ກ່າວເຖິງທ່ານໃນຄຳເຫັນກ່ຽວກັບ {{recordNo}}",
  mentionAbove: "ຂັ້ນເທິງໄດ້ກ່າວເຖິງທ່ານໃນຄຳເຫັນກ່ຽວກັບ {{recordNo}}",
};
