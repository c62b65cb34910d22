import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "ຕັ້ງການຊື້ອອບລາຍ",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "ໄລຍະເວລາຕ້ອງເປັນຈຳນວນເຕັມຈາກ {{least}} ຫາ {{most}} ຊົ່ວໂມງ",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "ວົງເງິນຈຳກັດຕໍ່ບັດ ແລະ ຕູ້",
  offlineHours: "ໃຊ້ໄດ້ (ຊົ່ວໂມງ)",
  allowance: "ວົງເງິນ",
  used: "ໃຊ້ແລ້ວ",
  untilTime: "ໃຊ້ໄດ້ຮອດ",
  soldTime: "ເວລາຂາຍ",
};

export const words: Translation<typeof zh.words> = {
  explain: "ເມື່ອຕູ້ບໍ່ມີເຄືອຂ່າຍ, ບັດສະມາຊິກຊື້ໄດ້ຕາມວົງເງິນທີ່ຄລາວເຊັນໄວ້, ແຕ່ລະຕູ້ບໍ່ເກີນວົງເງິນຈຳກັດນີ້; 0 ແມ່ນປິດ. ສ່ວນທີ່ຍອດເງິນບໍ່ພໍຈະເປັນໜີ້ຄ້າງ.",
  scope: "ສະເພາະບັດທີ່ເປີດນຳໃຊ້ແລ້ວ, ມີຜູ້ຖືບັດ ແລະ ເຄີຍຊື້ຢູ່ຕູ້ຂອງຮ້ານຄ້າໃນ 90 ມື້ຜ່ານມາ, ສູງສຸດ 500 ບັດຕໍ່ຕູ້.",
  machines: "ຕູ້ທີ່ມີວົງເງິນຂອງບັດ",
  uses: "ການຊື້ຕອນບໍ່ມີເຄືອຂ່າຍ",
  noMachines: "ບໍ່ມີຕູ້ໃດມີວົງເງິນຂອງບັດນີ້",
  noUses: "ບັດນີ້ບໍ່ເຄີຍຊື້ຕອນບໍ່ມີເຄືອຂ່າຍ",
};
