import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "ຊອບແວຕູ້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "ເບິ່ງ",
  "machines.software.write": "ອັບໂຫຼດ, ເຜີຍແຜ່, ມອບໝາຍ, ພັກ ແລະ ຢຸດ",
  "machines.software.approve": "ກວດສອບການອັບເດດ",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "ເຜີຍແຜ່",
  withdrawPackage: "ຖອນຄືນ",
  propose: "ມອບໝາຍຕູ້",
  approveRollout: "ອະນຸມັດການອັບເດດ",
  declineRollout: "ປະຕິເສດການອັບເດດ",
  pauseRollout: "ພັກການອັບເດດ",
  resumeRollout: "ສືບຕໍ່ການອັບເດດ",
  stopRollout: "ຢຸດການອັບເດດ",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "ໄຟລ໌ຫວ່າງເປົ່າ",
  "software.fileTooLarge": "ຊຸດຊອບແວສູງສຸດ {{limit}}",
  "software.versionTaken": "ເວີຊັນນີ້ມີແລ້ວດ້ວຍເນື້ອຫາອື່ນ",
  "software.inUse": "ຊຸດທີ່ເຄີຍມອບໝາຍລຶບບໍ່ໄດ້",
  "software.withdrawn": "ຊຸດຍັງບໍ່ໄດ້ເຜີຍແຜ່",
  "rollouts.planOutOfRange": "ເລກເຕັມ {{least}} ຫາ {{most}}",
  "rollouts.ownProposal": "ອະນຸມັດການອັບເດດຂອງຕົນເອງບໍ່ໄດ້",
  "rollouts.machineBusy": "ຕູ້ {{machineNo}} ມີການອັບເດດຢູ່",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "ຊຸດ",
  softVersion: "ເວີຊັນ",
  softType: "ປະເພດ",
  softFile: "ໄຟລ໌",
  forceUpdate: "ບັງຄັບ",
  machineCount: "ຈຳນວນຕູ້",
  uploader: "ຜູ້ອັບໂຫຼດ",
  uploadTime: "ເວລາອັບໂຫຼດ",
  enabled: "ເຜີຍແຜ່",
  machines: "ຕູ້",
  groupSize: "ຕູ້ຕໍ່ກຸ່ມ",
  failurePercent: "ຜິດພາດບໍ່ເກີນ (%)",
  successPercent: "ສຳເລັດກ່ອນໄປກຸ່ມຕໍ່ໄປ (%)",
  stepMinutes: "ເວລາຕໍ່ຕູ້ (ນາທີ)",
  waitHours: "ລໍຖ້າອອບລາຍ (ຊົ່ວໂມງ)",
  salesDropPercent: "ຍອດຂາຍຫຼຸດລົງບໍ່ເກີນ (%)",
  salesUpdated: "ຄຳສັ່ງຊື້ຂອງຕູ້ທີ່ອັບເດດແລ້ວ",
  salesTwins: "ຄຳສັ່ງຊື້ຂອງຕູ້ທຽບຖານ",
  rolloutState: "ສະຖານະ",
  progress: "ຄວາມຄືບໜ້າ",
  proposedBy: "ຜູ້ສະເໜີ",
  proposedTime: "ເວລາສະເໜີ",
  approvedBy: "ຜູ້ອະນຸມັດ",
  endedTime: "ເວລາສິ້ນສຸດ",
  group: "ກຸ່ມ",
  machineState: "ສະຖານະ",
  reason: "ເຫດຜົນ",
  fromVersion: "ເວີຊັນກ່ອນ",
  sentTime: "ເວລາສົ່ງ",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "ຊຸດຊອບແວ",
    rollouts: "ການອັບເດດ",
  },
  kind: {
    upper: "ຄອມພິວເຕີ",
    lower: "ຕົວຄວບຄຸມ",
  },
  anyType: "ທຸກປະເພດ",
  released: "ເຜີຍແຜ່ແລ້ວ",
  notReleased: "ຍັງບໍ່ເຜີຍແຜ່",
  yes: "ແມ່ນ",
  no: "ບໍ່",
  upload: "ອັບໂຫຼດຊຸດຊອບແວ",
  choose: "ເລືອກໄຟລ໌",
  release: "ເຜີຍແຜ່",
  withdraw: "ຖອນຄືນ",
  assign: "ມອບໝາຍຕູ້",
  assigned: "ສະເໜີແລ້ວ; ລໍຖ້າຜູ້ອື່ນອະນຸມັດ",
  open: "ຕິດຕາມ",
  progress: "ສຳເລັດ {{done}} / {{all}}, ຜິດພາດ {{failed}}",
  groupOf: "ກຸ່ມ {{group}} / {{groups}}",
  soldBefore: "{{sold}}, ອາທິດກ່ອນ {{before}}",
  action: {
    approve: "ອະນຸມັດ",
    decline: "ປະຕິເສດ",
    pause: "ພັກ",
    resume: "ສືບຕໍ່",
    stop: "ຢຸດ",
  },
  confirm: {
    approve: "ອະນຸມັດບໍ? ກຸ່ມທຳອິດເລີ່ມທັນທີ.",
    decline: "ປະຕິເສດບໍ?",
    pause: "ພັກບໍ? ຕູ້ທີ່ສົ່ງແລ້ວຈະສືບຕໍ່.",
    resume: "ສືບຕໍ່ບໍ?",
    stop: "ຢຸດບໍ? ຈະສືບຕໍ່ບໍ່ໄດ້.",
  },
  state: {
    proposed: "ລໍຖ້າກວດສອບ",
    declined: "ປະຕິເສດແລ້ວ",
    running: "ກຳລັງດຳເນີນ",
    paused: "ພັກໄວ້",
    stopped: "ຢຸດແລ້ວ",
    finished: "ສຳເລັດແລ້ວ",
  },
  stopped: {
    person: "ຄົນເປັນຜູ້ຢຸດ",
    withdrawn: "ຊຸດຖືກຖອນຄືນ",
    tooManyFailures: "ຜິດພາດຫຼາຍເກີນ",
    tooFewSuccesses: "ສຳເລັດໜ້ອຍເກີນ",
    salesFell: "ຂາຍໄດ້ໜ້ອຍກວ່າຕູ້ທຽບຖານ",
  },
  machineState: {
    waiting: "ລໍຖ້າ",
    sent: "ສົ່ງແລ້ວ",
    done: "ສຳເລັດ",
    failed: "ຜິດພາດ",
    expired: "ໝົດເວລາ",
    skipped: "ຂ້າມແລ້ວ",
  },
};
