import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "ໝົດອາຍຸຂອງຢາ",
  "/ypgl/yppc": "ລັອດຢາ",
  "/ypgl/ypyh": "ການຮັກສາຄຸນນະພາບຢາ",
  "/ypgl/zksp": "ສິນຄ້າຄົງເຫຼືອ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "ເບິ່ງລັອດຢາ ແລະ ໝົດອາຍຸ",
  "pharmacy.batch.write": "ຈັດການລັອດຢາ, ວາງໃສ່ຊ່ອງ ແລະ ຮຽກຄືນ",
  "pharmacy.upkeep.read": "ເບິ່ງການຮັກສາຄຸນນະພາບຢາ",
  "pharmacy.upkeep.write": "ບັນທຶກການຮັກສາຄຸນນະພາບຢາ",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "ກຳນົດລັອດໃສ່ຊ່ອງ",
  recall: "ຮຽກຄືນລັອດ",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "ບໍ່ມີລັອດນີ້",
  "pharmacy.batchTaken": "ຢານີ້ມີລັອດນີ້ແລ້ວ",
  "pharmacy.batchRecalled": "ລັອດນີ້ຖືກຮຽກຄືນ ຈຶ່ງຂາຍບໍ່ໄດ້",
  "pharmacy.batchExpired": "ລັອດນີ້ໝົດອາຍຸ ຈຶ່ງຂາຍບໍ່ໄດ້",
  "pharmacy.batchInUse": "ມີ {{stock}} ອັນໃນຊ່ອງ ແລະ ສາງ, ກວດ {{checks}} ຄັ້ງ ຫຼື ຖືກຮຽກຄືນ ຈຶ່ງລຶບບໍ່ໄດ້",
  "pharmacy.batchSold": "ຂາຍລັອດນີ້ໄປແລ້ວ {{sold}} ອັນ ຈຶ່ງລຶບບໍ່ໄດ້",
  "pharmacy.batchCoded": "ລັອດນີ້ມີ {{codes}} ລະຫັດຕິດຕາມ, ລຶບລະຫັດກ່ອນ",
  "pharmacy.productionInFuture": "ວັນຜະລິດຢູ່ໃນອະນາຄົດ",
  "pharmacy.offShelf": "ຢານີ້ຖືກຖອດຈາກຊັ້ນ",
  "pharmacy.classNotAllowed": "ຕູ້ຂາຍຢາປະເພດນີ້ບໍ່ໄດ້",
  "pharmacy.laneOther": "ຊ່ອງນີ້ບໍ່ມີຢານີ້",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "ຊື່ຢາ",
  batchNo: "ລັອດ",
  productionDate: "ວັນຜະລິດ",
  shelfLifeDate: "ໝົດອາຍຸ",
  daysToExpiry: "ມື້ທີ່ເຫຼືອ",
  batchQty: "ຈຳນວນລັອດ",
  batchState: "ສະຖານະລັອດ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  laneNo: "ເລກຊ່ອງ",
  place: "ບ່ອນຢູ່",
  warehouseName: "ສາງ",
  laneStatus: "ສະຖານະຊ່ອງ",
  value: "ມູນຄ່າ",
  manufacturer: "ຜູ້ຜະລິດ",
  maintainContent: "ເນື້ອໃນການກວດ",
  maintainResult: "ຜົນສະຫຼຸບ",
  maintainer: "ຜູ້ກວດ",
  maintainTime: "ເວລາກວດ",
  lastCheckTime: "ກວດຄັ້ງກ່ອນ",
  everyDays: "ໄລຍະ (ມື້)",
  dueDay: "ມື້ທີ່ຕ້ອງກວດ",
  machines: "ຈຳນວນຕູ້",
  reason: "ເຫດຜົນຮຽກຄືນ",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "ປົກກະຕິ",
    near: "ໃກ້ໝົດອາຍຸ",
    expired: "ໝົດອາຍຸແລ້ວ",
    recalled: "ຖືກຮຽກຄືນ",
  },
  unknownBatch: "ລັອດບໍ່ໄດ້ລົງທະບຽນ",
  result: {
    sound: "ຜ່ານ",
    watched: "ຕ້ອງຕິດຕາມ",
    unsound: "ບໍ່ຜ່ານ",
  },
  step: {
    over: "ໝົດອາຍຸ ຫຼື ຖືກຮຽກຄືນ",
    "30": "ພາຍໃນ 30 ມື້",
    "60": "ພາຍໃນ 60 ມື້",
    "90": "ພາຍໃນ 90 ມື້",
  },
  left: "ເຫຼືອ {{n}} ມື້",
  writeOff: "ຕັດສິນຄ້າເສຍຫາຍ",
  past: "ໝົດອາຍຸ {{n}} ມື້ແລ້ວ",
  sum: "{{places}} ບ່ອນ · {{pieces}} ອັນ · {{value}}",
  add: "ເພີ່ມລັອດ",
  edit: "ແກ້ໄຂລັອດ",
  places: "ລາຍລະອຽດ",
  placesOf: "ລັອດ {{batchNo}}",
  assign: "ໃສ່ລັອດນີ້",
  holds: "ລັອດນີ້",
  waits: "ລໍຖ້າຕູ້ຢືນຢັນ",
  confirmed: "ຕູ້ຢືນຢັນແລ້ວ",
  noPlaces: "ບໍ່ມີຊ່ອງໃດມີຢານີ້",
  recall: "ຮຽກຄືນ",
  recallTitle: "ຮຽກຄືນລັອດ",
  recallHint: "ຈະບໍ່ຂາຍລັອດນີ້ອີກ ແລະ ທຸກຊ່ອງທີ່ມີຈະຢຸດຂາຍ. ການຮຽກຄືນຍົກເລີກບໍ່ໄດ້.",
  recallDone: "ຮຽກຄືນແລ້ວ: {{machines}} ຕູ້, {{lanes}} ຊ່ອງ, {{pieces}} ອັນ",
  upkeepShown: {
    due: "ຮອດກຳນົດ",
    records: "ບັນທຶກ",
  },
  overdue: "ເກີນ {{n}} ມື້",
  notYetDue: "ຍັງ {{n}} ມື້",
  check: "ບັນທຶກການກວດ",
  neverChecked: "ຍັງບໍ່ເຄີຍ",
  upkeepAdd: "ເພີ່ມການກວດ",
  wholeBatch: "ທັງລັອດ",
};
