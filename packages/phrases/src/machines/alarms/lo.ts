import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "ສັນຍານເຕືອນຂອງຕູ້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "ເບິ່ງສັນຍານເຕືອນ",
  "machines.alarm.write": "ຈັດການສັນຍານເຕືອນ",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "ຈັດການ",
  dismiss: "ບໍ່ສົນໃຈ",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "ກະລຸນາເລືອກຂໍ້ມູນ",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "ເວລາເຕືອນ",
  alarmType: "ປະເພດສັນຍານເຕືອນ",
  alarmLevel: "ລະດັບ",
  alarmContent: "ເນື້ອໃນສັນຍານເຕືອນ",
  laneNo: "ເລກຊ່ອງ",
  recoverTime: "ເວລາກັບສູ່ປົກກະຕິ",
  recovery: "ການກັບສູ່ປົກກະຕິ",
  handleStatus: "ສະຖານະການຈັດການ",
  handleResult: "ຜົນການຈັດການ",
  handler: "ຜູ້ຈັດການ",
  handleTime: "ເວລາຈັດການ",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "ດ່ວນ",
    important: "ສຳຄັນ",
    minor: "ທົ່ວໄປ",
  },
  handleState: {
    open: "ຍັງບໍ່ຈັດການ",
    handled: "ຈັດການແລ້ວ",
    ignored: "ບໍ່ສົນໃຈແລ້ວ",
  },
  result: {
    repaired: "ສ້ອມແປງແລ້ວ",
    refilled: "ເຕີມສິນຄ້າແລ້ວ",
    restarted: "ເປີດໃໝ່ແລ້ວ",
    visited: "ຈັດການຢູ່ສະຖານທີ່ແລ້ວ",
    falseAlarm: "ເຕືອນຜິດ",
    other: "ອື່ນໆ (ໃສ່ໝາຍເຫດ)",
  },
  recoveryState: {
    open: "ຍັງບໍ່ກັບສູ່ປົກກະຕິ",
    recovered: "ກັບສູ່ປົກກະຕິແລ້ວ",
  },
  handle: "ຈັດການ",
  handleMany: "ຈັດການທັງໝົດທີ່ເລືອກ",
  ignore: "ບໍ່ສົນໃຈ",
  ignoreAsk: "ບໍ່ສົນໃຈສັນຍານເຕືອນທີ່ເລືອກບໍ?",
  countOf: "ສັນຍານເຕືອນ {{n}} ລາຍການ",
  openMachine: "ເບິ່ງຕູ້",
};
