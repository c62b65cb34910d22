import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "ບໍລິການລູກຄ້າ",
  "/shkf/wtfk": "ໃບແຈ້ງບັນຫາ",
  "/shkf/khfk": "ການແຈ້ງບັນຫາຂອງລູກຄ້າ",
  "/xtgl/wtfk": "ການແຈ້ງບັນຫາຂອງຂ້ອຍ",
  "/xtgl/cxwtfk": "ຕິດຕາມການແຈ້ງບັນຫາ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "ເບິ່ງໃບແຈ້ງບັນຫາ",
  "support.ticket.handle": "ຮັບ, ຕອບ ແລະ ແກ້ໄຂໃບແຈ້ງບັນຫາ",
  "support.customer.read": "ເບິ່ງການແຈ້ງບັນຫາຂອງລູກຄ້າ",
  "support.customer.write": "ບັນທຶກ ແລະ ຕອບການແຈ້ງບັນຫາຂອງລູກຄ້າ",
  "support.feedback.read": "ເບິ່ງການແຈ້ງບັນຫາຂອງຕົນ",
  "support.feedback.write": "ສົ່ງການແຈ້ງບັນຫາ",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "ຮັບ",
  answer: "ຕອບ",
  reply: "ເພີ່ມລາຍລະອຽດ",
  resolve: "ແກ້ໄຂ",
  confirm: "ຢືນຢັນວ່າແກ້ໄຂແລ້ວ",
  merge: "ລວມ",
  mark: "ເພີ່ມໃນຄຳຖາມທີ່ພົບເລື້ອຍ",
  unmark: "ເອົາອອກຈາກຄຳຖາມທີ່ພົບເລື້ອຍ",
  escalate: "ປ່ຽນເປັນໃບແຈ້ງບັນຫາ",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "ບໍ່ມີໃບແຈ້ງບັນຫານີ້",
  "support.orderUnknown": "ບໍ່ມີຄຳສັ່ງຊື້ນີ້ ຫຼື ບໍ່ແມ່ນຂອງຕູ້ນີ້",
  "support.machineUnknown": "ບໍ່ມີຕູ້ນີ້",
  "support.handlerUnknown": "ບໍ່ມີຜູ້ຈັດການນີ້ ຫຼື ຖືກປິດໃຊ້",
  "support.selectTickets": "ກະລຸນາເລືອກຂໍ້ມູນທີ່ຈະດຳເນີນການ",
  "support.mergeUnfit": "ລວມໄດ້ແຕ່ກັບໃບແຈ້ງບັນຫາອື່ນທີ່ຍັງເປີດຂອງຮ້ານຄ້າດຽວກັນ",
  "support.tooManyPictures": "ບໍ່ເກີນ {{limit}} ຮູບ",
  "support.pictureUnknown": "ບໍ່ມີຮູບນີ້ ຫຼື ຖືກໃຊ້ແລ້ວ; ກະລຸນາອັບໂຫຼດໃໝ່",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "ເລກໃບແຈ້ງບັນຫາ",
  ticketTitle: "ຫົວຂໍ້ບັນຫາ",
  problemType: "ປະເພດບັນຫາ",
  ticketContent: "ລາຍລະອຽດບັນຫາ",
  ticketImages: "ຮູບບັນຫາ",
  ticketStatus: "ສະຖານະໃບແຈ້ງບັນຫາ",
  ticketReply: "ຄຳຕອບ",
  ticketSource: "ແຫຼ່ງທີ່ມາ",
  handler: "ຜູ້ຈັດການ",
  handlerId: "ຜູ້ຈັດການ",
  handleTime: "ເວລາຈັດການ",
  answerDueAt: "ກຳນົດຕອບ",
  solveDueAt: "ກຳນົດແກ້ໄຂ",
  intoNo: "ເລກໃບແຈ້ງບັນຫາທີ່ຈະລວມເຂົ້າ",
  resolved: "ບັນຫາຖືກແກ້ໄຂແລ້ວ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "ຍັງບໍ່ຈັດການ",
    processing: "ກຳລັງຈັດການ",
    timeout: "ເກີນກຳນົດ",
    resolved: "ແກ້ໄຂແລ້ວ",
    essence: "ດີເດັ່ນ",
    deleted: "ລຶບແລ້ວ",
  },
  problem: {
    itemJammed: "ສິນຄ້າຕິດ",
    dispensingTimeout: "ຈ່າຍສິນຄ້າເກີນເວລາ",
    payment: "ການຈ່າຍ",
    refund: "ຄືນເງິນ",
    machine: "ຕູ້ຂັດຂ້ອງ",
    product: "ສິນຄ້າ",
    member: "ສະມາຊິກ",
    account: "ບັນຊີ",
    other: "ອື່ນໆ",
  },
  source: {
    console: "ຜູ້ໃຊ້",
    customer: "ລູກຄ້າ",
  },
  entry: {
    create: "ແຈ້ງບັນຫາ",
    accept: "ຮັບແລ້ວ",
    assign: "ມອບໝາຍແລ້ວ",
    answer: "ຕອບແລ້ວ",
    reply: "ເພີ່ມລາຍລະອຽດ",
    resolve: "ແກ້ໄຂແລ້ວ",
    confirm: "ຢືນຢັນວ່າແກ້ໄຂແລ້ວ",
    merge: "ລວມເຂົ້າໃບແຈ້ງບັນຫາ",
    absorb: "ຮັບລວມໃບແຈ້ງບັນຫາ",
    expire: "ເກີນກຳນົດ",
    mark: "ເພີ່ມໃນຄຳຖາມທີ່ພົບເລື້ອຍ",
    unmark: "ເອົາອອກຈາກຄຳຖາມທີ່ພົບເລື້ອຍ",
    escalate: "ປ່ຽນເປັນໃບແຈ້ງບັນຫາ",
    delete: "ລຶບແລ້ວ",
    restore: "ກູ້ຄືນແລ້ວ",
  },
  action: {
    accept: "ຮັບ",
    answer: "ຕອບ",
    resolve: "ແກ້ໄຂ",
    merge: "ລວມ",
    mark: "ເພີ່ມໃນຄຳຖາມທີ່ພົບເລື້ອຍ",
    unmark: "ເອົາອອກຈາກຄຳຖາມທີ່ພົບເລື້ອຍ",
    assign: "ມອບໝາຍທີ່ເລືອກ",
    restore: "ກູ້ຄືນ",
    report: "ເພີ່ມການແຈ້ງບັນຫາ",
    recordCustomer: "ເພີ່ມການແຈ້ງບັນຫາຂອງລູກຄ້າ",
    reply: "ເພີ່ມລາຍລະອຽດ",
    confirm: "ຢືນຢັນວ່າແກ້ໄຂແລ້ວ",
    escalate: "ປ່ຽນເປັນໃບແຈ້ງບັນຫາ",
    order: "ເບິ່ງຄຳສັ່ງຊື້",
    refund: "ການຄືນເງິນ",
    progress: "ເບິ່ງຄວາມຄືບໜ້າ",
  },
  confirm: {
    accept: "ຮັບໃບແຈ້ງບັນຫານີ້ບໍ?",
    restore: "ກູ້ຄືນບໍ?",
    unmark: "ເອົາອອກຈາກຄຳຖາມທີ່ພົບເລື້ອຍບໍ? ຄຳຖາມຈະຖືກຖອນ.",
    confirm: "ບັນຫານີ້ຖືກແກ້ໄຂແລ້ວບໍ?",
    escalate: "ປ່ຽນເປັນໃບແຈ້ງບັນຫາບໍ?",
  },
  hint: {
    everybody: "ທຸກຄົນຈະອ່ານໄດ້: ກະລຸນາຕັດຂໍ້ມູນຮ້ານຄ້າ ແລະ ລູກຄ້າອອກ.",
    asQuestion: "ເບິ່ງຄຳຖາມທີ່ພົບເລື້ອຍ",
    waiting: "ລໍຖ້າຜູ້ແຈ້ງ: ຢຸດນັບເວລາ",
    clock: "ຕອບພາຍໃນ 24 ຊົ່ວໂມງ, ແກ້ໄຂພາຍໃນ 3 ວັນ; ນັບແຕ່ວັນເຮັດວຽກຂອງຈີນ",
    told: "ບັນທຶກສິ່ງທີ່ບອກລູກຄ້າທາງໂທລະສັບ ຫຼື ຂໍ້ຄວາມ",
    platform: "ບໍລິການລູກຄ້າຂອງແພລດຟອມ",
    phone: "ຄົ້ນຫາໄດ້ແຕ່ເບີເຕັມ",
  },
  section: {
    course: "ຂັ້ນຕອນ",
    order: "ຄຳສັ່ງຊື້ທີ່ກ່ຽວຂ້ອງ",
    alarms: "ສັນຍານເຕືອນຂອງຕູ້ຕັ້ງແຕ່ມື້ກ່ອນ",
    open: "ຍັງບໍ່ແກ້",
  },
};
