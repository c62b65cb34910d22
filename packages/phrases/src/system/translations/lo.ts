import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "ຕັ້ງຄ່າພາສາ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "ເບິ່ງຂໍ້ຄວາມໜ້າຈໍ",
  "system.translation.write": "ແປຂໍ້ຄວາມໜ້າຈໍ",
  "system.translation.review": "ກວດສອບຂໍ້ຄວາມໜ້າຈໍ",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "ກູ້ຄືນຂໍ້ຄວາມເດີມ",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "ຕ້ອງຮັກສາຕົວແທນໄວ້: {{places}}",
  "system.ownTranslation": "ບໍ່ສາມາດກວດສອບຂໍ້ຄວາມຂອງຕົນເອງ",
  "system.translationColumns": "ໄຟລ໌ຕ້ອງມີຖັນຄີ, ພາສາ ແລະ ຂໍ້ຄວາມ",
  "system.translationsRefused": "{{n}} ແຖວຜິດ, ບໍ່ໄດ້ບັນທຶກຫຍັງ. ແຖວ {{row}}: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "ຄີ",
  langCode: "ພາສາ",
  originalText: "ຂໍ້ຄວາມພາສາຈີນ",
  langText: "ຂໍ້ຄວາມ",
  deliveredText: "ຂໍ້ຄວາມເດີມ",
  translationStatus: "ສະຖານະການແປ",
  reviewStatus: "ສະຖານະກວດສອບ",
  writer: "ຜູ້ແປ",
  reviewer: "ຜູ້ກວດສອບ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  edit: "ແກ້ໄຂຂໍ້ຄວາມ",
  review: {
    delivered: "ມາພ້ອມຜະລິດຕະພັນ",
    unreviewed: "ລໍຖ້າກວດສອບ",
    reviewed: "ອະນຸມັດ",
  },
  translation: {
    translated: "ແປແລ້ວ",
    notTranslated: "ຍັງບໍ່ແປ",
  },
  approve: "ອະນຸມັດ",
  restore: "ກູ້ຄືນ",
  restoreAsk: "ກູ້ຄືນຂໍ້ຄວາມເດີມບໍ?",
  onlyWritten: "ຂໍ້ຄວາມນີ້ມາພ້ອມຜະລິດຕະພັນ",
  alreadyReviewed: "ຂໍ້ຄວາມນີ້ກວດສອບແລ້ວ",
  import: "ນຳເຂົ້າຂໍ້ຄວາມ",
  importHint: "ໄຟລ໌ມີຖັນຄືກັບໄຟລ໌ສົ່ງອອກ (xlsx ຫຼື csv); ຖ້າແຖວໜຶ່ງຜິດ ຈະບໍ່ບັນທຶກຫຍັງ",
  file: "ເລືອກໄຟລ໌",
  imported: "ບັນທຶກ {{written}}, ບໍ່ປ່ຽນ {{same}}",
  shownAtOnce: "ທຸກຄົນເຫັນຂໍ້ຄວາມໃໝ່ທັນທີ",
};
