import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "ເມນູ",
  add: "ເພີ່ມຊັບພະຍາກອນ",
  addChild: "ເພີ່ມຂັ້ນລຸ່ມ",
  topLevel: "ຂັ້ນໜຶ່ງ",
  find: "ຄົ້ນຫາ",
  field: {
    menuName: "ຊື່ເມນູ",
    menuPath: "ເສັ້ນທາງ",
    menuUrl: "ທີ່ຢູ່",
    menuIcon: "ໄອຄອນ",
    sortNo: "ລຳດັບ",
    enabled: "ເປີດໃຊ້",
    resourceName: "ຊື່ຊັບພະຍາກອນ",
    resourceType: "ປະເພດຊັບພະຍາກອນ",
    resourceCode: "ລະຫັດຊັບພະຍາກອນ",
    parent: "ຂັ້ນເທິງ",
    query: "ພາຣາມິເຕີໜ້າ",
    remark: "ໝາຍເຫດ",
    otherNames: "ຊື່ໃນພາສາອື່ນ",
  },
  kind: {
    folder: "ໂຟນເດີ",
    page: "ໜ້າ",
    link: "ລິ້ງພາຍນອກ",
  },
  shown: {
    on: "ສະແດງ",
    off: "ເຊື່ອງ",
  },
  own: "ກຳນົດເອງ",
  missing: "ບໍ່ມີໃນລຸ້ນນີ້",
  action: {
    up: "ຍ້າຍຂຶ້ນ",
    down: "ຍ້າຍລົງ",
    show: "ສະແດງ",
    hide: "ເຊື່ອງ",
  },
  hint: {
    hide: "ການເຊື່ອງພຽງເອົາລາຍການອອກຈາກເມນູຂອງທຸກຄົນ ບໍ່ກະທົບການເອີ້ນໃຊ້; ຖ້າຕ້ອງການປະຕິເສດ ໃຫ້ປິດຟັງຊັນໃນໜ້າຟັງຊັນ. ການປ່ຽນເມນູມີຜົນພາຍໃນ 24 ຊົ່ວໂມງ",
    names: "ພາສາທີ່ຫວ່າງໃຊ້ຊື່ຂອງລະບົບ; ຊັບພະຍາກອນທີ່ກຳນົດເອງໃຊ້ຊື່ອັງກິດ ຫຼື ຈີນ",
    page: "ນຳໄປຫາໜ້າທີ່ມີເທົ່ານັ້ນ; ສະເພາະຜູ້ທີ່ເປີດໜ້ານັ້ນໄດ້ຈຶ່ງເຫັນ",
    query: "ບໍ່ບັງຄັບ, ຕົວຢ່າງ state=abnormal",
    link: "ເປີດໃນໜ້າຕ່າງໃໝ່; ທຸກຄົນທີ່ມີເມນູເຫັນໄດ້",
  },
  functions: "ຟັງຊັນຂອງໜ້ານີ້",
  noFunctions: "ໜ້ານີ້ບໍ່ມີຟັງຊັນສະເພາະ",
} satisfies Translation<typeof zh>;
