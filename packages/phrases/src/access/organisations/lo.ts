import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "ອົງກອນ",
  add: "ເພີ່ມອົງກອນ",
  editTitle: "ແກ້ໄຂອົງກອນ",
  addChild: "ເພີ່ມຂັ້ນລຸ່ມ",
  topLevel: "ຂັ້ນສູງສຸດ",
  owner: "ຮ້ານຄ້າ",
  showUsers: "ເບິ່ງບັນຊີ",
  ofTop: "ອົງກອນຈັດການໂດຍຮ້ານຄ້າຫຼັກ; ຮ້ານຂອງທ່ານບໍ່ມີ",
  field: {
    orgName: "ຊື່ອົງກອນ",
    orgCode: "ລະຫັດອົງກອນ",
    parentOrg: "ອົງກອນຂັ້ນເທິງ",
    accountCount: "ຈຳນວນບັນຊີ",
    sortNo: "ລຳດັບ",
    remark: "ໝາຍເຫດ",
  },
} satisfies Translation<typeof zh>;
