import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "ການປະເມີນຜົນງານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "ເບິ່ງການປະເມີນຜົນງານ",
  "system.appraisal.write": "ໃຫ້ຄະແນນຜົນງານ",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "ໃຫ້ຄະແນນ",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "ປ້ອນຄະແນນເປັນຈຳນວນເຕັມ 0 ຫາ 100",
};

export const fields: Translation<typeof zh.fields> = {
  period: "ໄລຍະປະເມີນ",
  indicator: "ຕົວຊີ້ວັດ",
  done: "ເຮັດແລ້ວ",
  good: "ໄດ້ມາດຕະຖານ",
  factScore: "ຄະແນນຂອງລະບົບ",
  score: "ຄະແນນ",
  scoredBy: "ຜູ້ໃຫ້ຄະແນນ",
  scoredTime: "ເວລາໃຫ້ຄະແນນ",
  doneTime: "ເວລາສຳເລັດ",
  subject: "ເນື້ອໃນ",
};

export const words: Translation<typeof zh.words> = {
  give: "ໃຫ້ຄະແນນ",
  byFacts: "ຄິດຕາມຂໍ້ມູນ",
  byFactsWas: "ຕາມຂໍ້ມູນ: {{n}}",
  remarkHint: "ບອກເຫດຜົນ ຖ້າຄະແນນຕ່າງຈາກລະບົບ",
  well: "ໄດ້ມາດຕະຖານ",
  badly: {
    refills: "ຈຳນວນຜິດ",
    visits: "ສິນຄ້າຂາດ ຫຼື ຂັດຂ້ອງພາຍໃນມື້ດຽວ",
    maintenances: "ເກີນກຳນົດ",
    tickets: "ເຄີຍເກີນເວລາ",
  },
  indicator: {
    refills: "ຊ່ອງທີ່ເຕີມສິນຄ້າ",
    visits: "ການຢ້ຽມຢາມຕູ້",
    maintenances: "ການບຳລຸງຮັກສາ",
    tickets: "ໃບແຈ້ງບັນຫາທີ່ແກ້ແລ້ວ",
  },
  meaning: {
    refills: "ໜຶ່ງແຖວຕໍ່ຊ່ອງທີ່ເຕີມສິນຄ້າ; ບໍ່ໄດ້ມາດຕະຖານ ຖ້າຕູ້ນັບບໍ່ກົງ ແລະ ຢືນຢັນວ່າເຕີມຜິດ.",
    visits: "ໜຶ່ງແຖວຕໍ່ຕູ້ ແລະ ມື້; ບໍ່ໄດ້ມາດຕະຖານ ຖ້າສິນຄ້າຂາດ ຫຼື ຂັດຂ້ອງພາຍໃນມື້ດຽວ.",
    maintenances: "ໜຶ່ງແຖວຕໍ່ການບຳລຸງຮັກສາທີ່ສຳເລັດ; ບໍ່ໄດ້ມາດຕະຖານ ຖ້າເກີນກຳນົດ.",
    tickets: "ໜຶ່ງແຖວຕໍ່ໃບແຈ້ງບັນຫາທີ່ແກ້ແລ້ວ; ບໍ່ໄດ້ມາດຕະຖານ ຖ້າເຄີຍເກີນເວລາ.",
  },
};
