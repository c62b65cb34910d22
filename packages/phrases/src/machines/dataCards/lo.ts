import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "ຊິມຂໍ້ມູນ",
  "/shj/llkdr": "ນຳເຂົ້າຊິມຂໍ້ມູນ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "ເບິ່ງຊິມຂໍ້ມູນ",
  "machines.dataCard.write": "ຈັດການຊິມຂໍ້ມູນ ແລະ ແພັກເກັດ",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "ຕໍ່ອາຍຸ",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "ບໍ່ມີຊິມຂໍ້ມູນ {{iccid}} ກະລຸນາລົງທະບຽນກ່ອນ",
  "dataCards.taken": "ICCID ນີ້ລົງທະບຽນແລ້ວ",
  "dataCards.onOtherMachine": "ຊິມຂໍ້ມູນ {{iccid}} ຢູ່ໃນຕູ້ {{machineNo}}",
  "dataCards.iccidMalformed": "ICCID ມີ 19 ຫຼື 20 ຕົວເລກ ແລະ ເລີ່ມດ້ວຍ 89",
  "dataCards.iccidCheckDigit": "ຕົວເລກກວດສອບຂອງ ICCID ບໍ່ຖືກຕ້ອງ",
  "dataCards.imsiMalformed": "IMSI ມີ 14 ຫຼື 15 ຕົວເລກ",
  "dataCards.imeiMalformed": "IMEI ມີ 15 ຕົວເລກ ຕົວສຸດທ້າຍແມ່ນຕົວກວດສອບ",
  "dataCards.phoneMalformed": "ເລກໝາຍມີ 11 ຫາ 13 ຕົວເລກ",
  "dataCards.typeWrong": "ບໍ່ມີປະເພດຊິມຂໍ້ມູນນີ້",
  "dataCards.carrierWrong": "ບໍ່ມີຜູ້ໃຫ້ບໍລິການເຄືອຂ່າຍນີ້",
  "dataPackages.unknown": "ບໍ່ມີແພັກເກັດນີ້",
  "dataPackages.off": "ແພັກເກັດນີ້ປິດໃຊ້ແລ້ວ",
  "dataPackages.inUse": "{{cards}} ຊິມໃຊ້ແພັກເກັດນີ້ ບໍ່ສາມາດລຶບໄດ້",
  "dataPackages.trafficOutOfRange": "ປ້ອນຈຳນວນເຕັມ 1 ຫາ {{limit}}",
  "dataPackages.periodOutOfRange": "ປ້ອນ 1 ຫາ {{limit}} ເດືອນ",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "ເລກໝາຍ",
  dataCardType: "ປະເພດຊິມຂໍ້ມູນ",
  carrier: "ຜູ້ໃຫ້ບໍລິການເຄືອຂ່າຍ",
  dataCardStatus: "ສະຖານະຊິມຂໍ້ມູນ",
  packageName: "ແພັກເກັດ",
  packageId: "ແພັກເກັດ",
  packageTraffic: "ປະລິມານຂໍ້ມູນ (MB)",
  packagePrice: "ລາຄາແພັກເກັດ",
  packagePeriod: "ຈຳນວນເດືອນ",
  cardCount: "ຊິມຂໍ້ມູນ",
  dailyFlow: "ປະລິມານຂໍ້ມູນມື້ນີ້ (MB)",
  monthlyFlow: "ປະລິມານຂໍ້ມູນເດືອນນີ້ (MB)",
  expiryDate: "ວັນໝົດອາຍຸ",
  renewalTime: "ເວລາຕໍ່ອາຍຸ",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "ຊິມຂໍ້ມູນ",
    packages: "ແພັກເກັດ",
    renewals: "ປະຫວັດຕໍ່ອາຍຸ",
  },
  type: {
    iot: "IoT",
    ordinary: "ທົ່ວໄປ",
    esim: "eSIM",
  },
  carrier: {
    mobile: "China Mobile",
    unicom: "China Unicom",
    telecom: "China Telecom",
    broadnet: "China Broadnet",
    other: "ອື່ນໆ",
  },
  state: {
    enabled: "ເປີດໃຊ້",
    disabled: "ປິດໃຊ້",
  },
  expiry: {
    valid: "ໃຊ້ໄດ້",
    expiring: "ໝົດອາຍຸໃນ 30 ວັນ",
    expired: "ໝົດອາຍຸແລ້ວ",
  },
  silent: "ຕູ້ອອບລາຍ",
  expiryFilter: "ສະຖານະອາຍຸ",
  add: "ເພີ່ມຊິມຂໍ້ມູນ",
  edit: "ແກ້ໄຂຊິມຂໍ້ມູນ",
  addPackage: "ເພີ່ມແພັກເກັດ",
  editPackage: "ແກ້ໄຂແພັກເກັດ",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enableAsk: "ເປີດໃຊ້ຊິມຂໍ້ມູນນີ້ບໍ?",
  disableAsk: "ປິດໃຊ້ຊິມຂໍ້ມູນນີ້ບໍ?",
  losesConnection: "ຕູ້ທີ່ຈະຂາດການເຊື່ອມຕໍ່: {{machines}}",
  renew: "ຕໍ່ອາຍຸ",
  renewHint: "ນັບແຕ່ວັນທີ່ຊ້າກວ່າ ລະຫວ່າງມື້ນີ້ ແລະ ວັນໝົດອາຍຸ",
  trafficDays: "ປະລິມານຂໍ້ມູນຕໍ່ວັນ",
  importHint:
    "ຕັ້ງ ICCID ເປັນຂໍ້ຄວາມ, ບໍ່ດັ່ງນັ້ນໂປຣແກຣມຕາຕະລາງຈະປ່ຽນຕົວເລກທ້າຍ. ແຕ່ລະແຖວເພີ່ມຊິມຂໍ້ມູນທີ່ເປີດໃຊ້ໜຶ່ງອັນ; ແພັກເກັດ ແລະ ຕູ້ ປ່ອຍຫວ່າງໄດ້, ຕູ້ໜຶ່ງໃສ່ໄດ້ສູງສຸດ 3 ອັນ.",
  batch: "{{n}} ຊິມ",
  months: "{{n}} ເດືອນ",
  yesNo: {
    yes: "ເປີດໃຊ້",
    no: "ປິດໃຊ້",
  },
};
