import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "ບັນທຶກອຸນຫະພູມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "ເບິ່ງບັນທຶກອຸນຫະພູມ",
  "pharmacy.temperature.decide": "ຈັດການລັອດຢາທີ່ອຸນຫະພູມເກີນກຳນົດ",
  "pharmacy.inspection.export": "ສົ່ງອອກແຟ້ມກວດກາ",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "ອະນຸຍາດຫຼັງອຸນຫະພູມເກີນກຳນົດ",
  "pharmacy.temperature.withdraw": "ກັກກັນຫຼັງອຸນຫະພູມເກີນກຳນົດ",
  "pharmacy.temperature.destroy": "ສະເໜີທຳລາຍ",
  "pharmacy.temperature.confirm": "ຢືນຢັນທຳລາຍ",
  "pharmacy.temperature.decline": "ຖອນການສະເໜີທຳລາຍ",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "ບໍ່ມີບັນທຶກລັອດທີ່ອຸນຫະພູມເກີນກຳນົດນີ້",
  "pharmacy.secondPerson": "ການທຳລາຍຕ້ອງໃຫ້ຄົນອື່ນຢືນຢັນ",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "ອຸນຫະພູມປັດຈຸບັນ",
  readTime: "ເວລາອ່ານ",
  range: "ຊ່ວງ 24 ຊົ່ວໂມງ",
  condition: "ສະຖານະ",
  undecided: "ລັອດລໍຖ້າຈັດການ",
  reason: "ເຫດຜົນ",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "ເກີນກຳນົດຢູ່",
    undecided: "ມີລັອດລໍຖ້າ",
    silent: "ບໍ່ມີຄ່າວັດ",
    kept: "ປົກກະຕິ",
  },
  exposureState: {
    open: "ລໍຖ້າຈັດການ",
    released: "ອະນຸຍາດແລ້ວ",
    withdrawn: "ກັກກັນແລ້ວ",
    destroying: "ລໍຖ້າຢືນຢັນທຳລາຍ",
    destroyed: "ທຳລາຍແລ້ວ",
  },
  decision: {
    release: "ອະນຸຍາດ",
    withdraw: "ກັກກັນ",
    destroy: "ສະເໜີທຳລາຍ",
    confirm: "ຢືນຢັນທຳລາຍ",
    decline: "ຖອນຄືນ",
  },
  kept: {
    room: "ຫ້ອງ",
    cool: "ເຢັນ",
    cold: "ແຊ່ເຢັນ",
  },
  open: "ເບິ່ງເສັ້ນສະແດງ",
  lowest: "ຕ່ຳສຸດ",
  highest: "ສູງສຸດ",
  limit: "ກຳນົດ",
  lasting: "ຍັງດຳເນີນຢູ່",
  until: "{{from}} ຫາ {{to}}",
  noPoints: "ບໍ່ມີຄ່າວັດໃນມື້ເຫຼົ່ານີ້",
  noExcursions: "ບໍ່ມີອຸນຫະພູມເກີນກຳນົດໃນມື້ເຫຼົ່ານີ້",
  unnamed: "ລັອດບໍ່ໄດ້ບັນທຶກ",
  lanes: "ຊ່ອງ {{lanes}}",
  pieces: "ຈຳນວນ",
  batch: "ລັອດຢາ",
  state: "ຜົນການຈັດການ",
  withdrawHint: "ທຸກຊ່ອງຂອງຕູ້ນີ້ທີ່ມີລັອດຈະຢຸດຂາຍ.",
  destroyHint: "ຄົນອື່ນຢືນຢັນການທຳລາຍ.",
  binder: {
    title: "ແຟ້ມກວດກາ",
    period: "ໄລຍະເວລາ",
    hint: "ໄຟລ໌ Excel ດຽວ: ໃບຢັ້ງຢືນ ແລະ ກົດການຂາຍ, ອຸນຫະພູມ, ການຮັກສາ, ວັນໝົດອາຍຸ, ການຂາຍຕາມລະຫັດຕິດຕາມ",
    allMachines: "ຫວ່າງໄວ້: ທຸກຕູ້",
    rules: "ກົດການຂາຍຢາ",
    excursions: "ເກີນກຳນົດ",
    sales: "ຂາຍຕາມລະຫັດຕິດຕາມ",
    holder: "ຜູ້ຖືໃບ",
    mean: "ສະເລ່ຍ",
    from: "ເລີ່ມ",
    to: "ສິ້ນສຸດ",
    proposer: "ຜູ້ສະເໜີທຳລາຍ",
    decider: "ຜູ້ຈັດການ",
    decided: "ເວລາຈັດການ",
  },
};
