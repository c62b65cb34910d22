import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "ການຢ້ຽມຢາມມື້ນີ້",
};

export const fields: Translation<typeof zh.fields> = {
  place: "ລຳດັບ",
  gain: "ຮັກສາໄດ້ຖ້າຢ້ຽມຢາມມື້ນີ້",
  stockOut: "ສິນຄ້າໝົດ",
  spoil: "ໃກ້ໝົດອາຍຸ",
  fault: "ຂັດຂ້ອງ",
  cash: "ເງິນສົດ",
  emptyDays: "ຊ່ອງທຳອິດສິນຄ້າໝົດ",
  routeId: "ສາຍ",
  visitCost: "ຄ່າໃຊ້ຈ່າຍຕໍ່ການຢ້ຽມຢາມ (ຢວນ)",
  dueCount: "ຕ້ອງຢ້ຽມຢາມມື້ນີ້",
  way: "ໄລຍະທາງ (ເສັ້ນຊື່)",
};

export const words: Translation<typeof zh.words> = {
  canWait: "ລໍຖ້າໄດ້",
  today: "ມື້ນີ້",
  inDays: "ອີກ {{days}} ມື້",
  machines: "{{n}} ຕູ້",
  km: "{{km}} ກມ",
  selectDue: "ເລືອກຕູ້ທີ່ຕ້ອງຢ້ຽມຢາມມື້ນີ້",
  make: "ສ້າງໃບເຕີມສິນຄ້າ",
  hasOrder: "ມີໃບເຕີມສິນຄ້າແລ້ວ",
  how: "ຄາດຄະເນສອງມື້ຂ້າງໜ້າຈາກຄວາມຕ້ອງການຕົວຈິງຂອງແຕ່ລະຊ່ອງໃນ 28 ມື້ (ຫັກເວລາທີ່ສິນຄ້າໝົດ, ປັບຕາມວັນໃນອາທິດ). ຈຳນວນເງິນແມ່ນກຳໄລ, ຕົ້ນທຶນຂອງສິນຄ້າໃກ້ໝົດອາຍຸ ແລະ ຄວາມສ່ຽງເງິນສົດທີ່ຈະເສຍຖ້າບໍ່ຢ້ຽມຢາມມື້ນີ້.",
};
