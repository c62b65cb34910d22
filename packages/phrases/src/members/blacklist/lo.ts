import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "ບັນຊີດຳ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "ເບິ່ງບັນຊີດຳ",
  "members.blacklist.write": "ເພີ່ມ ແລະ ຖອນບັນຊີດຳ",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "ຢູ່ໃນບັນຊີດຳແລ້ວ",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "ປະເພດ",
  entryValue: "ລາຍການ",
  reason: "ເຫດຜົນ",
  addedBy: "ຜູ້ເພີ່ມ",
  addedTime: "ເວລາເພີ່ມ",
  cardNo: "ເລກບັດ",
  holderPhone: "ເບີໂທ",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "ເບີໂທ",
    card: "ບັດ",
    member: "ສະມາຊິກ",
  },
  action: {
    add: "ເພີ່ມເຂົ້າບັນຊີດຳ",
    remove: "ຖອນອອກ",
  },
  confirm: {
    remove: "ຖອນອອກຈາກບັນຊີດຳບໍ?",
  },
  hint: {
    wholePhone: "ກະລຸນາໃສ່ເບີເຕັມ",
    effect: "ຈະບໍ່ອອກ, ຜູກ, ແທນ ຫຼື ເຕີມເງິນບັດ; ການຊື້ດ້ວຍບັດຈະມີສັນຍານເຕືອນ",
  },
};
