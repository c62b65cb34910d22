import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "ຕັ້ງຄ່າເຊື່ອມຕໍ່ພາຍນອກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "ເບິ່ງການເຊື່ອມຕໍ່ພາຍນອກ",
  "system.docking.write": "ຈັດການການເຊື່ອມຕໍ່ພາຍນອກ",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "ທົດສອບການເຊື່ອມຕໍ່",
  "system.docking.replay": "ສົ່ງອີກ",
  "system.apiKey.revoke": "ຖອນກະແຈ",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "ປ້ອນທີ່ຢູ່ https ສາທາລະນະ ບໍ່ມີພອດ ແລະ ບັນຊີ",
  "system.dockingKey": "ກະແຈຂຶ້ນຕົ້ນດ້ວຍ whsec_ ຕາມດ້ວຍ Base64 24 ຫາ 64 ໄບຕ໌",
  "system.categoryPair": "ກະລຸນາໃສ່ໝວດໝູ່ຫຼັກ ແລະ ໝວດໝູ່ຍ່ອຍ",
  "system.dockingExists": "ການຕັ້ງຄ່າການເຊື່ອມຕໍ່ມີຢູ່ແລ້ວ",
  "system.dockingDisabled": "ກະລຸນາເປີດໃຊ້ການເຊື່ອມຕໍ່ກ່ອນ",
  "system.apiSignature": "ລາຍເຊັນບໍ່ຖືກຕ້ອງ ຫຼື ໝົດອາຍຸ",
  "system.apiScope": "ກະແຈນີ້ບໍ່ມີສິດເອີ້ນ",
  "system.apiQuota": "ໃຊ້ຄົບໂຄຕາແລ້ວ; ລອງໃໝ່ໃນ {{seconds}} ວິນາທີ",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "ການເຊື່ອມຕໍ່",
  interfaceUrl: "ທີ່ຢູ່",
  parentCategory: "ໝວດໝູ່ຫຼັກ",
  childCategory: "ໝວດໝູ່ຍ່ອຍ",
  parentCategoryId: "ໝວດໝູ່ຫຼັກ",
  childCategoryId: "ໝວດໝູ່ຍ່ອຍ",
  interfaceKey: "ກະແຈ",
  lastPush: "ສົ່ງຫຼ້າສຸດ",
  event: "ເຫດການ",
  events: "ເຫດການ",
  withBelow: "ລວມຮ້ານຄ້າຂັ້ນລຸ່ມ",
  pushState: "ສະຖານະ",
  attempts: "ຈຳນວນຄັ້ງ",
  pushResult: "ຜົນ",
  updatedTime: "ເວລາແກ້ໄຂ",
  keyName: "ຊື່",
  apiKeyId: "ເລກກະແຈ",
  secret: "ຄວາມລັບ",
  scopes: "ຂອບເຂດສິດ",
  usedTime: "ເອີ້ນຫຼ້າສຸດ",
  keyState: "ສະຖານະ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມການເຊື່ອມຕໍ່",
  edit: "ແກ້ໄຂການເຊື່ອມຕໍ່",
  enabled: "ເປີດໃຊ້",
  disabled: "ປິດໃຊ້",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  disableAsk: "ຈະບໍ່ສົ່ງອີກ ແລະ ຂໍ້ຄວາມທີ່ລໍຖ້າຈະຖືກຍົກເລີກ. ປິດໃຊ້ບໍ?",
  test: "ທົດສອບ",
  testSent: "ສົ່ງທົດສອບແລ້ວ; ເບິ່ງຜົນໃນບັນທຶກການສົ່ງ",
  pushes: "ບັນທຶກການສົ່ງ",
  replay: "ສົ່ງອີກ",
  waits: "ຂໍ້ຄວາມນີ້ຍັງກຳລັງສົ່ງ",
  keyHint: "ປ່ອຍຫວ່າງ: ສ້າງອັດຕະໂນມັດ; ເວລາແກ້ໄຂ ຈະຄົງເດີມ",
  eventsHint: "ສົ່ງເຫດການຂອງຮ້ານຄ້ານີ້ ແລະ ຂອງຂັ້ນລຸ່ມຖ້າເລືອກ. ບໍ່ເລືອກ: ສົ່ງແຕ່ທົດສອບ",
  keyOnce: "ກະແຈສະແດງຄັ້ງດຽວ; ກະລຸນາເກັບໄວ້",
  push: {
    queued: "ກຳລັງລໍຖ້າ",
    delivered: "ສົ່ງຮອດແລ້ວ",
    dead: "ສົ່ງບໍ່ສຳເລັດ",
  },
  eventName: {
    "interface.test": "ທົດສອບ",
    "order.paid": "ຄຳສັ່ງຊື້ຈ່າຍແລ້ວ",
    "order.completed": "ຄຳສັ່ງຊື້ສຳເລັດ",
    "order.refunded": "ຄຳສັ່ງຊື້ຄືນເງິນແລ້ວ",
    "stock.low": "ສິນຄ້າຄົງເຫຼືອຮອດເກນເຕືອນ",
    "stock.soldOut": "ຊ່ອງສິນຄ້າໝົດ",
    "machine.online": "ຕູ້ອອນລາຍ",
    "machine.offline": "ຕູ້ອອບລາຍ",
    "machine.alarm": "ສັນຍານເຕືອນຂອງຕູ້",
  },
  apiKeys: "ກະແຈ API",
  addKey: "ເພີ່ມກະແຈ",
  revoke: "ຖອນ",
  revokeAsk: "ໂປຣແກຣມທີ່ໃຊ້ກະແຈນີ້ຈະຖືກປະຕິເສດຖາວອນ. ຖອນບໍ?",
  valid: "ໃຊ້ໄດ້",
  revoked: "ຖອນແລ້ວ",
  scope: {
    "orders.read": "ອ່ານຄຳສັ່ງຊື້",
    "products.read": "ອ່ານໝວດໝູ່ສິນຄ້າ",
    "movements.read": "ອ່ານການເຄື່ອນໄຫວສິນຄ້າຄົງເຫຼືອ",
    "machines.read": "ອ່ານຕູ້",
    "members.read": "ອ່ານສະມາຊິກ",
    "dictionary.read": "ອ່ານວັດຈະນານຸກົມຂໍ້ມູນ",
  },
};
