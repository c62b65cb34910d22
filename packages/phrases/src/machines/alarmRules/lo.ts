import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "ສັນຍານເຕືອນສິນຄ້າຂາດ",
  "/xtgl/bjrz": "ບັນທຶກສັນຍານເຕືອນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "ຕັ້ງກົດສັນຍານເຕືອນ ແລະ ຊ່ອງທາງສົ່ງ",
  "machines.alarmLog.read": "ເບິ່ງບັນທຶກສັນຍານເຕືອນ",
  "machines.stockAlarm.read": "ເບິ່ງສັນຍານເຕືອນສິນຄ້າຂາດ",
  "machines.stockAlarm.write": "ຕັ້ງສັນຍານເຕືອນສິນຄ້າຂາດ",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "ສັນຍານເຕືອນນີ້ບໍ່ມີຂີດນີ້",
  "alarms.boundOutOfRange": "ກະລຸນາໃສ່ຕົວເລກ {{least}} ຫາ {{most}}",
  "alarms.boundsReversed": "ຂີດເທິງຕ້ອງສູງກວ່າຂີດລຸ່ມ",
  "alarms.minutesOutOfRange": "ບໍ່ເກີນ {{limit}} ນາທີ",
  "alarms.timeMalformed": "ກະລຸນາໃສ່ເວລາ 00:00 ຫາ 23:59",
  "alarms.thresholdOutOfRange": "ຈຳນວນເຕັມ 1 ຫາ {{limit}}",
  "alarms.urlRefused": "ທີ່ຢູ່ຂອງບອດຕ້ອງເປັນ https ທີ່ {{hosts}}",
  "alarms.hostRefused": "ກະລຸນາໃສ່ຊື່ໂດເມນສາທາລະນະຂອງເຊີບເວີອີເມວ",
  "alarms.tooManyChannels": "ບໍ່ເກີນ {{limit}} ຊ່ອງທາງ",
  "alarms.receiverUnknown": "ຜູ້ຮັບບໍ່ມີ ຫຼື ບໍ່ແມ່ນຂອງຮ້ານຄ້ານີ້",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "ຜູ້ຮັບສັນຍານເຕືອນ",
  alarmReceiver: "ຜູ້ຮັບສັນຍານເຕືອນ",
  notifyWay: "ວິທີການແຈ້ງເຕືອນ",
  ways: "ວິທີການແຈ້ງເຕືອນ",
  sendResult: "ຜົນການສົ່ງ",
  sendTime: "ເວລາສົ່ງ",
  failure: "ສາເຫດ",
  threshold: "ເກນເຕືອນ",
  unit: "ໜ່ວຍ",
  low: "ຂີດລຸ່ມ",
  high: "ຂີດເທິງ",
  lastingMinutes: "ແຈ້ງຫຼັງ (ນາທີ)",
  quietFrom: "ງຽບຕັ້ງແຕ່",
  quietTo: "ງຽບຈົນເຖິງ",
  escalateMinutes: "ສົ່ງຕໍ່ຂັ້ນສູງຫຼັງ (ນາທີ)",
  escalateIds: "ຜູ້ຮັບຂັ້ນສູງ",
  channelKind: "ຊ່ອງທາງ",
  channelName: "ຊື່ຊ່ອງທາງ",
  shown: "ທີ່ຢູ່",
  url: "ທີ່ຢູ່ຂອງບອດ",
  secret: "ກະແຈລາຍເຊັນ (ບໍ່ບັງຄັບ)",
  host: "ເຊີບເວີອີເມວ",
  port: "ພອດ",
  secure: "ການເຊື່ອມຕໍ່ SSL/TLS",
  password: "ລະຫັດຜ່ານອີເມວ",
  sender: "ທີ່ຢູ່ຜູ້ສົ່ງ",
};

export const words: Translation<typeof zh.words> = {
  rules: "ກົດສັນຍານເຕືອນ",
  channels: "ຊ່ອງທາງການແຈ້ງເຕືອນ",
  usual: "ຄ່າປົກກະຕິ",
  usualReceivers: "ຕາມການຕັ້ງການແຈ້ງເຕືອນ",
  ruleHint: "ໃຊ້ກັບຕູ້ຂອງຮ້ານຄ້ານີ້ ແລະ ຮ້ານຄ້າຂັ້ນລຸ່ມ; ກົດຂອງຂັ້ນລຸ່ມເອງມາກ່ອນ. ເກນເຕືອນໃນແມ່ແບບຂອງຕູ້ມາກ່ອນກົດ.",
  judgedOnlyByRule: "ມີສັນຍານເຕືອນສະເພາະເມື່ອຕັ້ງຂີດເທິງ",
  set: "ຕັ້ງຄ່າ",
  setMany: "ຕັ້ງທັງໝົດທີ່ເລືອກ",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enabled: "ເປີດໃຊ້",
  disabled: "ປິດໃຊ້",
  enableAsk: "ເປີດໃຊ້ສັນຍານເຕືອນບໍ?",
  disableAsk: "ປິດໃຊ້ສັນຍານເຕືອນບໍ? ຈະບໍ່ແຈ້ງໃຜອີກ.",
  addChannel: "ເພີ່ມຊ່ອງທາງ",
  removeAsk: "ລຶບຊ່ອງທາງນີ້ບໍ?",
  notSet: "ຍັງບໍ່ຕັ້ງ",
  lanesOf: "{{n}} ຊ່ອງ",
  unitName: {
    lanes: "ຈຳນວນຊ່ອງ",
    percent: "ເປີເຊັນ",
  },
  way: {
    console: "ກະດິ່ງ",
    sms: "ຂໍ້ຄວາມ SMS",
    mail: "ອີເມວ",
    robot: "ບອດກຸ່ມແຊັດ",
  },
  channel: {
    wecom: "ບອດ WeCom",
    dingtalk: "ບອດ DingTalk",
    feishu: "ບອດ Feishu",
    mail: "ເຊີບເວີອີເມວ",
  },
  noticeState: {
    queued: "ລໍຖ້າສົ່ງ",
    sending: "ກຳລັງສົ່ງ",
    sent: "ສົ່ງແລ້ວ",
    failed: "ສົ່ງບໍ່ສຳເລັດ",
  },
  escalated: "ສົ່ງຕໍ່ຂັ້ນສູງແລ້ວ",
};
