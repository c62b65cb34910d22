import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "ຟັງຊັນ",
  add: "ເພີ່ມຟັງຊັນ",
  editTitle: "ແກ້ໄຂຟັງຊັນ",
  field: {
    funcName: "ຊື່ຟັງຊັນ",
    funcCode: "ລະຫັດຟັງຊັນ",
    menuName: "ຊື່ເມນູ",
    enabled: "ເປີດໃຊ້",
    permissions: "ສິດ",
    origin: "ທີ່ມາ",
    roleCount: "ຈຳນວນບົດບາດ",
  },
  state: {
    on: "ເປີດ",
    off: "ປິດ",
  },
  origin: {
    base: "ລະບົບ",
    own: "ກຳນົດເອງ",
  },
  action: {
    enable: "ເປີດ",
    disable: "ປິດ",
  },
  confirmDisable: "ເມື່ອປິດ “{{name}}” ການເອີ້ນໃຊ້ຂອງທຸກບົດບາດ ຍົກເວັ້ນຜູ້ຄຸ້ມຄອງແພລັດຟອມ ຈະຖືກປະຕິເສດພາຍໃນ 5 ວິນາທີ; ສິດໃນບົດບາດຍັງຄົງຢູ່. ປິດບໍ?",
  hint: "ຟັງຊັນລວມສິດຂອງລະບົບເປັນປຸ່ມ ຫຼື ການກະທຳທີ່ມອບໃຫ້ບົດບາດ; ການລວມບໍ່ໄດ້ເພີ່ມສິດໃຫ້ໃຜ. ການເອີ້ນຟັງຊັນທີ່ປິດຈະຖືກປະຕິເສດພາຍໃນ 5 ວິນາທີ ຍົກເວັ້ນຜູ້ຄຸ້ມຄອງແພລັດຟອມ.",
} satisfies Translation<typeof zh>;
