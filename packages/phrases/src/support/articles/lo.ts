import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "ຈັດການຄຳຖາມທີ່ພົບເລື້ອຍ",
  "/shkf/xzwt": "ເພີ່ມຄຳຖາມ",
  "/shkf/jjfa": "ວິທີແກ້ໄຂ",
  "/cjwtjjfa": "ຄຳຖາມທີ່ພົບເລື້ອຍ ແລະ ວິທີແກ້ໄຂ",
  "/cjwtjjfafb": "ລາຍລະອຽດວິທີແກ້ໄຂ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "ເບິ່ງຄຳຖາມ ແລະ ວິທີແກ້ໄຂທີ່ກຳລັງຂຽນ",
  "support.article.write": "ຂຽນ ແລະ ເຜີຍແຜ່ຄຳຖາມ ແລະ ວິທີແກ້ໄຂ",
  "support.solution.read": "ເບິ່ງຄັງຄວາມຮູ້",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "ແປ",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "ບໍ່ມີບົດນີ້ ຫຼື ຖືກຖອນແລ້ວ",
  "support.articleChanged": "ມີຄົນຫາກໍ່ແກ້ໄຂບົດນີ້; ກະລຸນາໂຫຼດໃໝ່",
  "support.articlePublished": "ຖອນບົດທີ່ເຜີຍແຜ່ແລ້ວກ່ອນລຶບ",
  "support.categoryMissing": "ກະລຸນາເລືອກໝວດໝູ່ກ່ອນ",
  "support.pageUnknown": "ບໍ່ມີໜ້ານີ້",
};

export const fields: Translation<typeof zh.fields> = {
  category: "ໝວດໝູ່",
  title: "ຫົວຂໍ້",
  content: "ເນື້ອໃນ",
  summary: "ສັງລວມ",
  publishStatus: "ສະຖານະເຜີຍແຜ່",
  viewCount: "ຈຳນວນເບິ່ງ",
  useful: "ມີປະໂຫຍດ",
  useless: "ບໍ່ມີປະໂຫຍດ",
  updatedBy: "ຜູ້ແກ້ໄຂ",
  updatedTime: "ເວລາແກ້ໄຂ",
  keyword: "ຄຳຄົ້ນ",
  articleKind: "ປະເພດ",
  pages: "ສະແດງໃນໜ້າ",
  langCode: "ພາສາ",
  translated: "ແປແລ້ວ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "ສະບັບຮ່າງ",
    published: "ເຜີຍແຜ່ແລ້ວ",
    withdrawn: "ຖອນແລ້ວ",
  },
  kind: {
    faq: "ຄຳຖາມທີ່ພົບເລື້ອຍ",
    solution: "ວິທີແກ້ໄຂ",
  },
  action: {
    addQuestion: "ເພີ່ມຄຳຖາມ",
    addSolution: "ເພີ່ມວິທີແກ້ໄຂ",
    publish: "ເຜີຍແຜ່",
    withdraw: "ຖອນ",
    translate: "ແປ",
    picture: "ໃສ່ຮູບ",
    back: "ກັບໄປລາຍການ",
  },
  confirm: {
    publish: "ເຜີຍແຜ່ບໍ? ທຸກຄົນຈະອ່ານໄດ້.",
    withdraw: "ຖອນບໍ?",
  },
  hint: {
    markdown: "ຮອງຮັບ Markdown: **ໜາ**, # ຫົວຂໍ້, - ລາຍການ, [ລິ້ງ](https://)",
    changed: "ມີການແກ້ໄຂທີ່ຍັງບໍ່ເຜີຍແຜ່",
    preview: "ເບິ່ງກ່ອນ",
    pages: "ຜູ້ອ່ານຈະເຫັນຢູ່ “?” ຂ້າງຫົວຂໍ້ຂອງໜ້າເຫຼົ່ານີ້",
    ofPage: "ຄວາມຊ່ວຍເຫຼືອສຳລັບໜ້ານີ້",
    noHelp: "ຍັງບໍ່ມີຄຳອະທິບາຍກ່ຽວກັບໜ້ານີ້",
    allHelp: "ເປີດຖານຄວາມຮູ້",
    versions: "ສະບັບທີ່ເຜີຍແຜ່",
    useful: "ມີປະໂຫຍດບໍ?",
    related: "ກ່ຽວຂ້ອງ",
    search: "ຄຳ ຫຼື ພິນອິນ",
    outdated: "ຕົ້ນສະບັບໄດ້ປ່ຽນແລ້ວ, ກະລຸນາປັບບົດແປ",
    untranslated: "ຍັງບໍ່ມີບົດແປ {{language}}, ຂ້າງລຸ່ມແມ່ນຕົ້ນສະບັບພາສາຈີນ.",
    saved: "ບັນທຶກອັດຕະໂນມັດເມື່ອ {{time}}",
    saveFailed: "ບັນທຶກອັດຕະໂນມັດບໍ່ສຳເລັດ: {{reason}}",
    original: "ຕົ້ນສະບັບ",
    translating: "ຖ້າຫົວຂໍ້ ແລະ ເນື້ອໃນວ່າງ ບົດແປຈະຖືກລຶບ; ຜູ້ອ່ານເຫັນຫຼັງຈາກເຜີຍແຜ່.",
  },
};
