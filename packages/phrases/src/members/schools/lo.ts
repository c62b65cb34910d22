import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "ຈັດການໂຮງຮຽນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "ເບິ່ງໂຮງຮຽນ",
  "members.school.write": "ຈັດການໂຮງຮຽນ, ຊັ້ນຮຽນ, ຫ້ອງຮຽນ",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "ບໍ່ມີໂຮງຮຽນ, ຊັ້ນຮຽນ ຫຼື ຫ້ອງຮຽນນີ້",
  "schools.nameTaken": "ຊື່ນີ້ມີຢູ່ແລ້ວໃນລະດັບດຽວກັນ",
  "schools.tooDeep": "ເພີ່ມລຸ່ມຫ້ອງຮຽນບໍ່ໄດ້",
  "schools.hasGrades": "ໂຮງຮຽນມີຊັ້ນຮຽນ, ລຶບບໍ່ໄດ້",
  "schools.hasClasses": "ຊັ້ນຮຽນມີຫ້ອງຮຽນ, ລຶບບໍ່ໄດ້",
  "schools.hasMembers": "ຫ້ອງຮຽນມີ {{members}} ສະມາຊິກ, ລຶບບໍ່ໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "ຊື່",
  unitKind: "ລະດັບ",
  children: "ລະດັບລຸ່ມ",
  memberNum: "ຈຳນວນຄົນ",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "ໂຮງຮຽນ",
    grade: "ຊັ້ນຮຽນ",
    class: "ຫ້ອງຮຽນ",
  },
  addKind: {
    school: "ເພີ່ມໂຮງຮຽນ",
    grade: "ເພີ່ມຊັ້ນຮຽນ",
    class: "ເພີ່ມຫ້ອງຮຽນ",
  },
  rename: "ປ່ຽນຊື່",
  search: "ຄົ້ນຫາຊື່",
  keys: "ລູກສອນຍ້າຍ, Enter ເປີດ, N ເພີ່ມ, F2 ປ່ຽນຊື່",
  none: "ຍັງບໍ່ມີໂຮງຮຽນ; ກົດ “ເພີ່ມໂຮງຮຽນ”.",
  choose: "ກະລຸນາເລືອກທາງຊ້າຍ",
  created: "ເພີ່ມ “{{name}}” ແລ້ວ",
  renamed: "ປ່ຽນຊື່ເປັນ “{{name}}” ແລ້ວ",
};
