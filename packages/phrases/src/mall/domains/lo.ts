import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "ໂດເມນທຸລະກິດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "ເບິ່ງໂດເມນທຸລະກິດ",
  "mall.businessDomain.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດໃຊ້, ປິດໃຊ້ ແລະ ລຶບໂດເມນທຸລະກິດ, ອັບໂຫຼດໄຟລ໌ຢືນຢັນ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "ກະລຸນາປ້ອນໂດເມນ ເຊັ່ນ m.example.com ໂດຍບໍ່ມີ https:// ແລະ ເສັ້ນທາງ",
  "mall.domainTaken": "ໂດເມນນີ້ຖືກເພີ່ມແລ້ວ",
  "mall.verifyFileName": "ໄຟລ໌ຢືນຢັນຕ້ອງເປັນໄຟລ໌ .txt ທີ່ຊື່ມີແຕ່ຕົວອັກສອນ, ຕົວເລກ, ຂີດກ້ອງ ແລະ ຂີດຕໍ່",
  "mall.verifyFileContent": "ໄຟລ໌ຢືນຢັນຕ້ອງມີຕົວອັກສອນທຳມະດາບໍ່ເກີນ 1024 ຕົວ",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "ໂດເມນທຸລະກິດ",
  verifyFile: "ໄຟລ໌ຢືນຢັນ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມໂດເມນທຸລະກິດ",
  edit: "ແກ້ໄຂໂດເມນທຸລະກິດ",
  uploadFile: "ອັບໂຫຼດໄຟລ໌ຢືນຢັນ",
  pickFile: "ເລືອກໄຟລ໌",
  domainHint: "ກ່ອນອື່ນໃຫ້ໂດເມນນີ້ຊີ້ມາຫາລະບົບນີ້",
  fileHint: "ໄຟລ໌ .txt ຈາກແພລດຟອມມິນິໂປຣແກຣມ; ເມື່ອເປີດໃຊ້ຈະຢູ່ທີ່ຮາກຂອງໂດເມນ",
  keepHint: "ບໍ່ເລືອກກໍຈະຮັກສາໄຟລ໌ເກົ່າໄວ້",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enableAsk: "ເປີດໃຊ້ບໍ?",
  disableAsk: "ເມື່ອປິດໃຊ້ຈະອ່ານໄຟລ໌ຢືນຢັນບໍ່ໄດ້. ປິດໃຊ້ບໍ?",
  needsFile: "ກະລຸນາອັບໂຫຼດໄຟລ໌ຢືນຢັນກ່ອນ",
  status: {
    enabled: "ເປີດໃຊ້",
    disabled: "ປິດໃຊ້",
    fileMissing: "ຂາດໄຟລ໌",
  },
};
