import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "ສູນອະນຸມັດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "ເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "ປະເພດ",
  objectName: "ລາຍການ",
  amount: "ຈຳນວນເງິນ",
  quantity: "ຈຳນວນ",
  asker: "ຜູ້ຂໍ",
  askedTime: "ເວລາຂໍ",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "ມຸມມອງ",
  view: { toDecide: "ໃຫ້ຂ້ອຍຕັດສິນ", mine: "ຂ້ອຍເປັນຜູ້ຂໍ" },
  kind: {
    withdrawal: "ຖອນເງິນ",
    refund: "ຄືນເງິນ",
    due: "ໜີ້ລະຫວ່າງຮ້ານຄ້າ",
    count: "ນັບສິນຄ້າ",
    goodsCount: "ສ່ວນຕ່າງການນັບໃນສາງ",
    loss: "ຕັດສິນຄ້າເສຍຫາຍ",
    plan: "ແຜນຈັດຊື້",
    rollout: "ແຈກຢາຍຊອບແວ",
    destruction: "ທຳລາຍຢາ",
    card: "ອອກບັດແທນ",
    certificate: "ໃບຢັ້ງຢືນ",
    application: "ຮ້ານຄ້ານ້ອຍ",
  },
  pieces: "{{n}} ຊິ້ນ",
  machines: "{{n}} ຕູ້",
  action: { decide: "ຕັດສິນ", look: "ເບິ່ງ" },
};
