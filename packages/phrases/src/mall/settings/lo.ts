import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "ຕັ້ງຄ່າຮ້ານອອນລາຍ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "ເບິ່ງການຕັ້ງຄ່າຮ້ານອອນລາຍ",
  "mall.setting.write": "ປ່ຽນການຕັ້ງຄ່າຮ້ານອອນລາຍ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "ຕ້ອງເປັນຈຳນວນເຕັມ {{least}} ຫາ {{most}}",
  "mall.settingMalformed": "ຄ່ານີ້ບໍ່ຖືກຕ້ອງ",
  "mall.noWay": "ຕ້ອງເປີດການຈັດສົ່ງ ຫຼື ມາຮັບເອງຢ່າງໜ້ອຍໜຶ່ງຢ່າງ",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "ປິດຄຳສັ່ງຊື້ທີ່ບໍ່ຈ່າຍ (ນາທີ)",
  delivery: "ຈັດສົ່ງ",
  deliveryFee: "ຄ່າຈັດສົ່ງ",
  freeFrom: "ຈັດສົ່ງຟຣີຕັ້ງແຕ່",
  completeDays: "ສຳເລັດເອງຫຼັງຈາກ (ມື້)",
  pickup: "ມາຮັບເອງ",
  pickupDays: "ເກັບໄວ້ໃຫ້ມາຮັບ (ມື້)",
  afterSaleDays: "ໄລຍະບໍລິການຫຼັງການຂາຍ (ມື້)",
  reviews: "ການຣີວິວ",
  checkoutNotice: "ຂໍ້ຄວນຮູ້ກ່ອນສັ່ງຊື້",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "ການສັ່ງຊື້",
    delivery: "ຈັດສົ່ງ",
    pickup: "ມາຮັບເອງ",
    after: "ບໍລິການຫຼັງການຂາຍ ແລະ ການຣີວິວ",
    notice: "ຂໍ້ຄວນຮູ້",
  },
  effect: {
    closeMinutes: "ຄຳສັ່ງຊື້ທີ່ບໍ່ຈ່າຍຈະປິດເອງ ແລະ ຄືນສິນຄ້າຄົງເຫຼືອ",
    delivery: "ລູກຄ້າເລືອກໃຫ້ຈັດສົ່ງໄດ້",
    deliveryFee: "ຄິດແຕ່ລະຄັ້ງເມື່ອບໍ່ໃຊ້ແມ່ແບບຄ່າສົ່ງ",
    freeFrom: "ເຖິງຈຳນວນເງິນນີ້ຈັດສົ່ງຟຣີເມື່ອບໍ່ໃຊ້ແມ່ແບບຄ່າສົ່ງ; ປະໄວ້ຄືບໍ່ຟຣີ",
    completeDays: "ຄຳສັ່ງຊື້ທີ່ກຳລັງສົ່ງຄົບຈຳນວນມື້ນີ້ຖືວ່າຮອດແລ້ວ; 0 ຄືບໍ່ສຳເລັດເອງ",
    pickup: "ລູກຄ້າມາຮັບເອງທີ່ຈຸດຮັບສິນຄ້າໄດ້",
    pickupDays: "ຄົບຈຳນວນມື້ນີ້ບໍ່ມາຮັບຈະຄືນເງິນ; 0 ຄືເກັບໄວ້ຕະຫຼອດ",
    afterSaleDays: "ຫຼັງໄດ້ຮັບສິນຄ້າ ລູກຄ້າຂໍບໍລິການຫຼັງການຂາຍໄດ້ພາຍໃນຈຳນວນມື້ນີ້",
    reviews: "ປິດແລ້ວລູກຄ້າຂຽນ ແລະ ເບິ່ງການຣີວິວບໍ່ໄດ້",
    checkoutNotice: "ສະແດງໃນໜ້າສັ່ງຊື້ຂອງໂທລະສັບ; ປະໄວ້ຄືບໍ່ສະແດງ",
  },
  source: {
    platform: "ຄ່າເລີ່ມຕົ້ນຂອງແພລດຟອມ",
    parent: "ສືບທອດຈາກ {{name}}",
    own: "ຕັ້ງເອງ",
  },
  restore: "ສືບທອດຄືນ",
  changed: "{{name}} ປ່ຽນ {{time}}",
  search: "ຄົ້ນຫາການຕັ້ງຄ່າ",
  unsaved: "ມີການປ່ຽນແປງທີ່ບໍ່ໄດ້ບັນທຶກ",
  discard: "ຍົກເລີກ",
  undo: "ຍ້ອນກັບ",
};
