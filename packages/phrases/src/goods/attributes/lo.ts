import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "ໝວດໝູ່ສິນຄ້າ",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "ຊື່",
  parentCategory: "ຂັ້ນເທິງ",
  categoryLevel: "ລະດັບ",
  category: "ໝວດໝູ່",
  products: "ສິນຄ້າ",
  children: "ຂັ້ນລຸ່ມ",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "ຂອງຕົນ",
    library: "ຄັງສິນຄ້າແພລດຟອມ",
  },
  kind: {
    category: "ໝວດໝູ່",
    brand: "ຍີ່ຫໍ້",
    flavour: "ລົດຊາດ",
    specification: "ຂະໜາດບັນຈຸ",
    packaging: "ການຫຸ້ມຫໍ່",
  },
  add: "ເພີ່ມ",
  addChild: "ເພີ່ມຂັ້ນລຸ່ມ",
  rename: "ປ່ຽນຊື່",
  top: "ຂັ້ນສູງສຸດ",
  search: "ຄົ້ນຫາຊື່",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  off: "ປິດໃຊ້ແລ້ວ",
  deleteAsk: "ລຶບ “{{name}}” ບໍ?",
  disableAsk: "ເມື່ອປິດໃຊ້ “{{name}}” ສິນຄ້າໃໝ່ຈະເລືອກບໍ່ໄດ້; ສິນຄ້າທີ່ໃຊ້ຢູ່ຍັງຄືເກົ່າ.",
  chooseCategory: "ລົດຊາດ, ຂະໜາດບັນຈຸ ແລະ ການຫຸ້ມຫໍ່ແມ່ນຕາມໝວດໝູ່: ກະລຸນາເລືອກໝວດໝູ່ກ່ອນ.",
  none: "ຍັງບໍ່ມີຫຍັງໃນ “{{kind}}”; ກົດ “ເພີ່ມ” ເພື່ອເລີ່ມ.",
  choose: "ກະລຸນາເລືອກລາຍການເບື້ອງຊ້າຍ",
  moved: "ຍ້າຍ “{{name}}” ແລ້ວ",
  renamed: "ປ່ຽນຊື່ເປັນ “{{name}}” ແລ້ວ",
  created: "ເພີ່ມ “{{name}}” ແລ້ວ",
  keys: "ລູກສອນຍ້າຍ Enter ເປີດ N ເພີ່ມຂັ້ນລຸ່ມ F2 ປ່ຽນຊື່ Alt+↑↓ ຈັດລຳດັບ",
};
