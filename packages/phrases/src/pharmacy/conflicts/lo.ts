import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "ບໍ່ມີຢາຫ້າມໃຊ້ຮ່ວມກັນນີ້",
  "pharmacy.conflictTaken": "ຢາສອງຊະນິດນີ້ມີໃນລາຍການແລ້ວ",
  "pharmacy.conflictSame": "ເລືອກຢາສອງຊະນິດທີ່ຕ່າງກັນ",
  "pharmacy.conflictInSet": "ຊຸດຢາ “{{name}}” ມີຢາທັງສອງ; ກະລຸນາແກ້ໄຂ ຫຼື ປິດໃຊ້ຊຸດກ່ອນ",
  "pharmacy.conflictForbidden": "ຫ້າມໃຊ້ “{{first}}” ຮ່ວມກັບ “{{second}}”: {{reason}}",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "ຢາ",
  otherProductId: "ຫ້າມໃຊ້ຮ່ວມກັບ",
  severity: "ວິທີຈັດການ",
  reason: "ເຫດຜົນ",
};

export const words: Translation<typeof zh.words> = {
  title: "ຢາຫ້າມໃຊ້ຮ່ວມກັນ",
  hint: "ຢາທີ່ຫ້າມຈະຢູ່ໃນຊຸດຢາ, ລະຫັດຮັບສິນຄ້າ, ກະຕ່າ ຫຼື ໃບສັ່ງຢາຂອງຄົນເຈັບດຽວກັນບໍ່ໄດ້; ຢາອື່ນຈະມີຄຳເຕືອນ.",
  add: "ເພີ່ມຢາຫ້າມໃຊ້ຮ່ວມກັນ",
  edit: "ແກ້ໄຂຢາຫ້າມໃຊ້ຮ່ວມກັນ",
  warned: "ລະວັງ",
  warning: "ລະວັງ “{{first}}” ຮ່ວມກັບ “{{second}}”: {{reason}}",
  none: "ຍັງບໍ່ມີຢາຫ້າມໃຊ້ຮ່ວມກັນ",
  severity: {
    forbid: "ຫ້າມ",
    warn: "ເຕືອນ",
  },
  reason: {
    sameIngredient: "ມີຕົວຢາດຽວກັນ, ສ່ຽງເກີນຂະໜາດ",
    bleeding: "ສ່ຽງເລືອດອອກຫຼາຍຂຶ້ນ",
    sedation: "ງ້ວງນອນຫຼາຍຂຶ້ນ",
    liver: "ກະທົບຕໍ່ຕັບ",
    kidney: "ກະທົບຕໍ່ໝາກໄຂ່ຫຼັງ",
    bloodPressure: "ກະທົບຕໍ່ຄວາມດັນເລືອດ",
    heartRhythm: "ກະທົບຕໍ່ຈັງຫວະຫົວໃຈ",
    weaker: "ຢາອອກລິດໜ້ອຍລົງ",
    stronger: "ຢາອອກລິດ ແລະ ຜົນຂ້າງຄຽງແຮງຂຶ້ນ",
  },
};
