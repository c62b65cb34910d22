import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "ຂໍ້ຄວາມແຈ້ງເຕືອນ",
  "/xtgl/xzxxtz": "ເພີ່ມຂໍ້ຄວາມ",
  "/xtgl/xxlx": "ປະເພດຂໍ້ຄວາມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "ເບິ່ງຂໍ້ຄວາມຂອງຕົນ",
  "support.broadcast.write": "ສົ່ງຂໍ້ຄວາມເຖິງຫຼາຍຄົນ",
  "support.messageType.read": "ເບິ່ງປະເພດຂໍ້ຄວາມ",
  "support.messageType.write": "ເພີ່ມ ແລະ ແກ້ໄຂປະເພດຂໍ້ຄວາມ",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "ສົ່ງຂໍ້ຄວາມເຖິງຫຼາຍຄົນ",
  "support.broadcast.recall": "ຖອນຂໍ້ຄວາມຄືນ",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "{{name}} ບໍ່ແມ່ນຊ່ອງທີ່ໃຊ້ໃນເນື້ອຫາໄດ້",
  "support.receiversMalformed": "ແຍກເລກຮ້ານຄ້າດ້ວຍຈຸດພາສາອັງກິດ, ບໍ່ມີຈຸດຢູ່ທ້າຍ",
  "support.tooManyReceivers": "ໃສ່ເລກຮ້ານຄ້າໄດ້ສູງສຸດ {{limit}} ເລກຕໍ່ຄັ້ງ",
  "support.receiverUnknown": "ບໍ່ມີເລກຮ້ານຄ້າ {{no}}",
  "support.messageUnknown": "ບໍ່ມີຂໍ້ຄວາມນີ້ ຫຼື ຖືກລຶບແລ້ວ",
  "support.messageRecalled": "ຂໍ້ຄວາມນີ້ຖືກຖອນຄືນແລ້ວ",
  "support.messageTypeUnknown": "ບໍ່ມີປະເພດຂໍ້ຄວາມນີ້ ຫຼື ຖືກປິດໃຊ້",
  "support.messageTypeTaken": "ມີປະເພດຂໍ້ຄວາມຊື່ນີ້ແລ້ວ",
  "support.messageTypeInUse": "ປະເພດຂໍ້ຄວາມນີ້ຖືກໃຊ້ຢູ່, ປິດໃຊ້ໄດ້ເທົ່ານັ້ນ",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "ຫົວຂໍ້ຂໍ້ຄວາມ",
  msgType: "ປະເພດຂໍ້ຄວາມ",
  typeId: "ປະເພດຂໍ້ຄວາມ",
  msgContent: "ເນື້ອໃນຂໍ້ຄວາມ",
  msgTemplate: "ແມ່ແບບຂໍ້ຄວາມ",
  notifyWay: "ວິທີແຈ້ງເຕືອນ",
  updatedTime: "ເວລາແກ້ໄຂ",
  sendTime: "ເວລາສົ່ງ",
  readStatus: "ສະຖານະການອ່ານ",
  receiverMerchants: "ເລກຮ້ານຄ້າຜູ້ຮັບ",
  sendStatus: "ສະຖານະການສົ່ງ",
  receivers: "ຈຳນວນຜູ້ຮັບ",
  readers: "ຈຳນວນຜູ້ອ່ານ",
  sentBy: "ຜູ້ສົ່ງ",
  deliveries: "ຜົນການສົ່ງອອກນອກ",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "ຂໍ້ຄວາມທີ່ໄດ້ຮັບ",
    sent: "ຂໍ້ຄວາມທີ່ສົ່ງ",
  },
  readState: {
    unread: "ຍັງບໍ່ໄດ້ອ່ານ",
    read: "ອ່ານແລ້ວ",
  },
  sendState: {
    sending: "ກຳລັງສົ່ງ",
    sent: "ສົ່ງແລ້ວ",
    recalled: "ຖອນຄືນແລ້ວ",
  },
  way: {
    console: "ຂໍ້ຄວາມໃນຄອນໂຊນ",
    sms: "ຂໍ້ຄວາມ SMS",
    mail: "ອີເມວ",
    robot: "ບອດກຸ່ມແຊັດ",
  },
  to: {
    everybody: "ທຸກຮ້ານຄ້າ",
    merchants: "ຮ້ານຄ້າທີ່ເລືອກ",
  },
  switched: {
    on: "ເປີດໃຊ້",
    off: "ປິດໃຊ້",
  },
  action: {
    addType: "ເພີ່ມປະເພດຂໍ້ຄວາມ",
    markRead: "ໝາຍວ່າອ່ານແລ້ວ",
    markAll: "ໝາຍວ່າອ່ານແລ້ວທັງໝົດ",
    open: "ເປີດເລື່ອງທີ່ກ່ຽວຂ້ອງ",
    enable: "ເປີດໃຊ້",
    disable: "ປິດໃຊ້",
    recall: "ຖອນຄືນ",
  },
  confirm: {
    markAll: "ໝາຍຂໍ້ຄວາມທັງໝົດວ່າອ່ານແລ້ວບໍ?",
    disable: "ປິດໃຊ້ບໍ? ຂໍ້ຄວາມໃໝ່ຈະເລືອກປະເພດນີ້ບໍ່ໄດ້.",
    enable: "ເປີດໃຊ້ບໍ?",
    recall: "ຖອນຄືນບໍ? ຈະບໍ່ມີໃຜເຫັນຂໍ້ຄວາມນີ້ອີກ; SMS, ອີເມວ ແລະ ຂໍ້ຄວາມກຸ່ມທີ່ສົ່ງອອກແລ້ວຖອນຄືນບໍ່ໄດ້.",
  },
  hint: {
    all: "ຂໍ້ຄວາມທີ່ຍັງບໍ່ໄດ້ອ່ານທັງໝົດ",
    system: "ຂໍ້ຄວາມລະບົບ",
    fields: "ຮອງຮັບ Markdown; ຊ່ອງທີ່ຕື່ມໃຫ້ຜູ້ຮັບແຕ່ລະຄົນ: {{list}}",
    numbers: "ຫຼາຍເລກຮ້ານຄ້າແຍກດ້ວຍຈຸດພາສາອັງກິດ, ຕົວຢ່າງ 1001,1002",
    ways: "ສົ່ງຂໍ້ຄວາມໃນຄອນໂຊນສະເໝີ; ຂໍ້ຄວາມ SMS ມີແຕ່ປະເພດ ແລະ ຫົວຂໍ້; ອີເມວ ແລະ ບອດສົ່ງເນື້ອໃນທັງໝົດ",
    preview: "ເບິ່ງກ່ອນ",
    sent: "ເລີ່ມສົ່ງຂໍ້ຄວາມແລ້ວ",
    recalled: "ຖອນຂໍ້ຄວາມຄືນແລ້ວ",
    delivered: "ລໍຖ້າ {{waiting}}, ສຳເລັດ {{sent}}, ບໍ່ສຳເລັດ {{failed}}",
  },
};
