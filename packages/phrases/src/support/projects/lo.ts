import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "ໂຄງການ",
  "/xmdetail": "ລາຍລະອຽດໂຄງການ",
  "/xqk": "ຄັງຄວາມຕ້ອງການ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "ເພີ່ມ, ແກ້ໄຂ ແລະ ປິດໂຄງການ",
  "support.requirement.write": "ເພີ່ມ, ແກ້ໄຂ ແລະ ຈັດການຄວາມຕ້ອງການ",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "ບັນທຶກຄວາມຄືບໜ້າໂຄງການ",
  "support.project.close": "ປິດໂຄງການ",
  "support.project.reopen": "ເປີດໂຄງການຄືນ",
  "support.requirement.accept": "ຮັບຄວາມຕ້ອງການ",
  "support.requirement.finish": "ສຳເລັດຄວາມຕ້ອງການ",
  "support.requirement.reject": "ປະຕິເສດຄວາມຕ້ອງການ",
  "support.requirement.reopen": "ເປີດຄວາມຕ້ອງການຄືນ",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "ບໍ່ມີໂຄງການນີ້",
  "support.projectChanged": "ຫາກໍມີຄົນແກ້ໄຂໂຄງການນີ້, ໂຫຼດຄືນແລ້ວລອງໃໝ່",
  "support.projectClosed": "ໂຄງການປິດແລ້ວ, ກະລຸນາເປີດຄືນກ່ອນ",
  "support.projectUnfinished": "ຍັງມີ {{count}} ຄວາມຕ້ອງການທີ່ບໍ່ທັນຈັດການ, ປິດໂຄງການບໍ່ໄດ້",
  "support.progressRange": "ຄວາມຄືບໜ້າແມ່ນເລກຖ້ວນ 0 ຫາ 100",
  "support.requirementUnknown": "ບໍ່ມີຄວາມຕ້ອງການນີ້",
  "support.requirementChanged": "ຫາກໍມີຄົນແກ້ໄຂຄວາມຕ້ອງການນີ້, ໂຫຼດຄືນແລ້ວລອງໃໝ່",
  "support.requirementDecided": "ຄວາມຕ້ອງການນີ້ສຳເລັດ ຫຼື ຖືກປະຕິເສດແລ້ວ, ກະລຸນາເປີດຄືນກ່ອນ",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "ຊື່ໂຄງການ",
  projectId: "ໂຄງການ",
  projectStatus: "ສະຖານະໂຄງການ",
  projectOwner: "ຜູ້ຮັບຜິດຊອບ",
  projectMembers: "ສະມາຊິກ",
  progress: "ຄວາມຄືບໜ້າ",
  progressWords: "ລາຍລະອຽດຄວາມຄືບໜ້າ",
  startDate: "ວັນເລີ່ມ",
  endDate: "ວັນສິ້ນສຸດ",
  machineIds: "ຕູ້ຂອງໂຄງການ",
  requirementTitle: "ຫົວຂໍ້ຄວາມຕ້ອງການ",
  requirementContent: "ເນື້ອໃນຄວາມຕ້ອງການ",
  requirementStatus: "ສະຖານະຄວາມຕ້ອງການ",
  createdBy: "ຜູ້ສ້າງ",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "ຍັງບໍ່ເລີ່ມ",
    active: "ກຳລັງດຳເນີນ",
    closed: "ປິດແລ້ວ",
  },
  requirementState: {
    new: "ລໍຖ້າປະເມີນ",
    accepted: "ຮັບແລ້ວ",
    done: "ສຳເລັດແລ້ວ",
    rejected: "ປະຕິເສດແລ້ວ",
  },
  action: {
    addProject: "ເພີ່ມໂຄງການ",
    addRequirement: "ເພີ່ມຄວາມຕ້ອງການ",
    record: "ບັນທຶກຄວາມຄືບໜ້າ",
    close: "ປິດ",
    reopen: "ເປີດຄືນ",
    accept: "ຮັບ",
    finish: "ສຳເລັດ",
    reject: "ປະຕິເສດ",
    back: "ກັບຄືນລາຍການ",
  },
  confirm: {
    close: "ປິດໂຄງການນີ້ບໍ?",
    reopen: "ເປີດຄືນບໍ?",
    accept: "ຮັບຄວາມຕ້ອງການນີ້ບໍ?",
    finish: "ຄວາມຕ້ອງການນີ້ສຳເລັດແລ້ວບໍ?",
    reject: "ປະຕິເສດຄວາມຕ້ອງການນີ້ບໍ?",
  },
  hint: {
    everybody: "ທຸກຄົນເບິ່ງໄດ້ໂດຍບໍ່ຕ້ອງເຂົ້າລະບົບ: ໃສ່ພະແນກ ຫຼື ຕຳແໜ່ງ, ບໍ່ໃສ່ຊື່ຄົນ",
    machines: "ຈຳນວນຕູ້: {{count}}",
    entries: "ບັນທຶກຄວາມຄືບໜ້າ",
    requirements: "ຄວາມຕ້ອງການຂອງໂຄງການ",
    public: "ທຸກຄົນເບິ່ງໄດ້ໂດຍບໍ່ຕ້ອງເຂົ້າລະບົບ: ບໍ່ໃສ່ຊື່ ແລະ ເບີໂທ",
  },
};
