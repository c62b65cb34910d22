import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "ພາບລວມການຂາຍ",
  "/jygl/jyhz": "ສະຫຼຸບການຂາຍ",
  "/jygl/sjhz": "ການຂາຍຕາມໄລຍະ",
  "/jygl/sptj": "ສະຖິຕິສິນຄ້າ",
  "/jygl/cfxstj": "ສະຖິຕິການຂາຍຕາມໃບສັ່ງຢາ",
  "/jygl/ypxstj": "ສະຖິຕິການຂາຍຢາ",
  "/jygl/ywlxtj": "ສະຖິຕິປະເພດທຸລະກິດ",
  "/tjfx": "ສະຖິຕິ",
  "/tjfx/jqjytj": "ການຂາຍຕາມຕູ້",
  "/tjfx/spjytj": "ການຂາຍຕາມສິນຄ້າ",
  "/tjfx/zfjstj": "ການຂາຍຕາມວິທີຈ່າຍເງິນ",
  "/tjfx/dwjytj": "ການຂາຍຕາມຈຸດຕັ້ງ",
  "/tjfx/shzftj": "ການຂາຍຕາມຮ້ານຄ້າ",
  "/sc/sctj": "ສະຖິຕິຮ້ານອອນລາຍ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "ເບິ່ງ",
  "insight.summary.read": "ເບິ່ງ",
  "insight.periods.read": "ເບິ່ງ",
  "insight.goods.read": "ເບິ່ງ",
  "insight.prescriptions.read": "ເບິ່ງ",
  "insight.medicines.read": "ເບິ່ງ",
  "insight.businessTypes.read": "ເບິ່ງ",
  "insight.machines.read": "ເບິ່ງ",
  "insight.products.read": "ເບິ່ງ",
  "insight.payments.read": "ເບິ່ງ",
  "insight.points.read": "ເບິ່ງ",
  "insight.merchants.read": "ເບິ່ງ",
  "insight.mall.read": "ເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  period: "ໄລຍະເວລາ",
  payMethod: "ວິທີຈ່າຍເງິນ",
};

export const words: Translation<typeof zh.words> = {
  dimension: {
    day: "ມື້",
    month: "ເດືອນ",
    year: "ປີ",
    merchant: "ຮ້ານຄ້າ",
    point: "ຈຸດຕັ້ງ",
    machine: "ຕູ້",
    machineType: "ປະເພດຕູ້",
    category: "ໝວດໝູ່",
    brand: "ຍີ່ຫໍ້",
    product: "ສິນຄ້າ",
    medicine: "ຢາ",
    batch: "ລັອດ",
    manufacturer: "ຜູ້ຜະລິດ",
    payMethod: "ວິທີຈ່າຍເງິນ",
    businessType: "ປະເພດທຸລະກິດ",
  },
  groupBy: "ຈັດກຸ່ມຕາມ",
  compare: {
    label: "ທຽບກັບ",
    previous: "ໄລຍະກ່ອນ",
    yearAgo: "ໄລຍະດຽວກັນປີກ່ອນ",
    none: "ບໍ່ທຽບ",
  },
  thisPeriod: "ໄລຍະນີ້",
  running: "ມື້ນີ້ຍັງບໍ່ຈົບ",
  change: "ການປ່ຽນແປງ",
  total: "ລວມ",
  everything: "ທັງໝົດ",
  perDay: "ແນວໂນ້ມລາຍວັນ",
  largest: "{{n}} ອັນດັບທຳອິດ",
  others: "ອີກ {{n}} ລາຍການ",
  unnamed: "ບໍ່ໄດ້ຕັ້ງ",
  medCategory: "ໝວດຢາ",
  made: "ສະເປັກ ແລະ ຜູ້ຜະລິດ",
  countingMedicines:
    "ຄຳສັ່ງຊື້ທີ່ຈ່າຍສິນຄ້າຢາແລ້ວ ຕາມວັນສັ່ງຊື້ໃນເຂດເວລາຂອງຮ້ານຄ້າ. ຈຳນວນແມ່ນຊິ້ນທີ່ຈ່າຍສິນຄ້າຈິງ, ຍອດຂາຍແມ່ນເງິນທີ່ຈ່າຍໃຫ້ຊິ້ນເຫຼົ່ານັ້ນ; ບໍ່ຫັກການຄືນເງິນ. ລັອດແມ່ນລັອດທີ່ຊ່ອງລະບຸໃນຕອນນັ້ນ.",
  counting: "ຄຳສັ່ງຊື້ທີ່ຮັບເງິນແລ້ວ ຕາມວັນສັ່ງຊື້ໃນເຂດເວລາຂອງຮ້ານຄ້າ. ການຄືນເງິນນັບໃນວັນຂອງຄຳສັ່ງຊື້ນັ້ນ; ຈຳນວນການຄືນເງິນແມ່ນຈຳນວນຄຳສັ່ງຊື້ທີ່ຄືນເງິນແລ້ວ.",
  profitCounting:
    "ກຳໄລຂັ້ນຕົ້ນແມ່ນເງິນທີ່ຮັບ ລົບການຄືນເງິນ ແລະ ລາຄາຊື້ເຂົ້າຂອງສິນຄ້າທີ່ຈ່າຍອອກ ນັບສະເພາະຄຳສັ່ງຊື້ທີ່ມີລາຄາຊື້ເຂົ້າ ({{share}} ຂອງຍອດຂາຍຫຼັງຄືນເງິນ).",
  number: "ເລກທີ",
  line: "ເສັ້ນ",
  bar: "ແທ່ງ",
  measure: {
    salesAmount: "ຍອດຂາຍ",
    orderCount: "ຈຳນວນຄຳສັ່ງຊື້",
    salesCount: "ຈຳນວນທີ່ຂາຍ",
    avgPrice: "ມູນຄ່າສະເລ່ຍຕໍ່ຄຳສັ່ງຊື້",
    refundAmount: "ຍອດຄືນເງິນ",
    refundCount: "ຈຳນວນການຄືນເງິນ",
    profit: "ກຳໄລຂັ້ນຕົ້ນ",
    share: "ສັດສ່ວນ",
    netAmount: "ຫຼັງຄືນເງິນ",
  },
};
