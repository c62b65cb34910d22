import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "ຈັດການຊ່ອງສິນຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "ເບິ່ງ",
  "machines.lane.write": "ແກ້ໄຂ, ປ່ຽນລາຄາ, ເຕີມສິນຄ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "ສ້າງຊ່ອງ",
  price: "ປ່ຽນລາຄາ",
  refill: "ເຕີມສິນຄ້າ",
  reserve: "ຕັ້ງເປັນຮັບສິນຄ້າເທົ່ານັ້ນ",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "ບໍ່ມີຊ່ອງສິນຄ້ານີ້",
  "lane.layersOutOfRange": "ກະລຸນາປ້ອນຈຳນວນເຕັມທີ່ຫຼາຍກວ່າ 0 ແລະ ບໍ່ເກີນ 10",
  "lane.lanesPerLayerOutOfRange": "ກະລຸນາປ້ອນຈຳນວນເຕັມທີ່ຫຼາຍກວ່າ 0 ແລະ ບໍ່ເກີນ 10",
  "lane.tooFewLanes": "ຈຳນວນຊ່ອງສິນຄ້າຕ້ອງຫຼາຍກວ່າ 1",
  "lane.exists": "ມີຊ່ອງສິນຄ້າຢູ່ແລ້ວ, ສ້າງໃໝ່ບໍ?",
  "lane.stockAboveCapacity": "ສິນຄ້າຄົງເຫຼືອຕ້ອງບໍ່ເກີນຄວາມຈຸຂອງຊ່ອງ",
  "lane.stockNegative": "ສິນຄ້າຄົງເຫຼືອຕ້ອງບໍ່ໜ້ອຍກວ່າ 0",
  "lane.capacityOutOfRange": "ຄວາມຈຸຂອງຊ່ອງຢູ່ນອກຂອບເຂດ",
  "lane.thresholdNegative": "ເກນເຕືອນສິນຄ້າຂາດຕ້ອງບໍ່ໜ້ອຍກວ່າ 0",
  "lane.thresholdAboveCapacity": "ເກນເຕືອນສິນຄ້າຂາດຕ້ອງບໍ່ເກີນຄວາມຈຸຂອງຊ່ອງ",
  "lane.priceAbnormal": "ລາຄາຂອງຊ່ອງຜິດປົກກະຕິ, ກະລຸນາກວດສອບ",
  "lane.notForSale": "ຊ່ອງນີ້ບໍ່ໄດ້ຂາຍໃນຂະນະນີ້",
  "lane.locked": "ຊ່ອງນີ້ຖືກລັອກ",
  "lane.pickupOnly": "ຊ່ອງນີ້ສຳລັບຮັບສິນຄ້າເທົ່ານັ້ນ",
  "lane.stopped": "ຊ່ອງນີ້ຢຸດຂາຍແລ້ວ",
  "lane.empty": "ຊ່ອງນີ້ສິນຄ້າໝົດແລ້ວ",
  "lane.priceDiffers": "ລາຄາທີ່ຕູ້ບໍ່ກົງກັບລາຄາຂອງຊ່ອງ",
  "lane.changedMeanwhile": "ມີຄົນອື່ນແກ້ໄຂຊ່ອງສິນຄ້ານີ້ແລ້ວ ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກຄັ້ງ",
  "stock.quantityOutOfRange": "ຈຳນວນຢູ່ນອກຂອບເຂດ",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "ເລກຊ່ອງ",
  layerNo: "ຊັ້ນ",
  cabinet: "ຕູ້",
  laneMode: "ຂະໜາດຊ່ອງ",
  laneStatus: "ສະຖານະຊ່ອງ",
  product: "ສິນຄ້າ",
  lanePrice: "ລາຄາຂາຍ",
  purchasePrice: "ລາຄາຊື້ເຂົ້າ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  capacity: "ຄວາມຈຸ",
  warnThreshold: "ເກນເຕືອນ",
  batchNo: "ລັອດ",
  soldToday: "ຂາຍມື້ນີ້",
  locked: "ລັອກ",
  fault: "ຂັດຂ້ອງ",
};

export const words: Translation<typeof zh.words> = {
  title: "ລາຍການຊ່ອງ",
  chooseMachine: "ເລືອກຕູ້",
  chooseHint: "ກະລຸນາເລືອກຕູ້ກ່ອນ ແລ້ວຈັດການຊ່ອງ.",
  generate: "ສ້າງຊ່ອງ",
  layers: "ຈຳນວນຊັ້ນ",
  perLayer: "ຊ່ອງຕໍ່ຊັ້ນ",
  regenerate: "ມີຊ່ອງແລ້ວ ສ້າງໃໝ່ບໍ?",
  setPrice: "ປ່ຽນລາຄາ",
  stop: "ຢຸດຂາຍ",
  enable: "ເປີດໃຊ້",
  reserve: "ຮັບສິນຄ້າເທົ່ານັ້ນ",
  lock: "ລັອກ",
  unlock: "ປົດລັອກ",
  refillAll: "ເຕີມສິນຄ້າໃຫ້ເຕັມ",
  refillConfirm: "ເຕີມສິນຄ້າທຸກຊ່ອງທີ່ມີສິນຄ້າໃຫ້ເຕັມບໍ?",
  refilled: "ເຕີມສິນຄ້າ {{lanes}} ຊ່ອງ, {{pieces}} ຊິ້ນ",
  stopConfirm: "ຢຸດຂາຍຊ່ອງນີ້ບໍ? ການຂາຍອອນລາຍຈະຢຸດ.",
  enableConfirm: "ເປີດໃຊ້ຊ່ອງນີ້ບໍ?",
  reserveConfirm: "ຮັບສິນຄ້າເທົ່ານັ້ນ: ຊ່ອງນີ້ຈະໃຫ້ບໍລິການສະເພາະລະຫັດຮັບສິນຄ້າ, ມິນິໂປຣແກຣມ ແລະ ຮ້ານອອນລາຍ. ດຳເນີນຕໍ່ບໍ?",
  lockConfirm: "ຊ່ອງທີ່ລັອກຈະບໍ່ຂາຍຈົນກວ່າຈະປົດລັອກ. ລັອກບໍ?",
  unlockConfirm: "ປົດລັອກຊ່ອງນີ້ບໍ?",
  belowPurchase: "ລາຄາຕ່ຳກວ່າລາຄາຊື້ເຂົ້າ. ດຳເນີນຕໍ່ບໍ?",
  restartAdvised: "ລາຄາ ຫຼື ລັອດຂອງຊ່ອງຕູ້ຫຼັກປ່ຽນ: ຕ້ອງເປີດຕູ້ໃໝ່. ເປີດໃໝ່ດຽວນີ້ບໍ?",
  stoppedByPrice: "ລາຄາຜິດປົກກະຕິ: ຊ່ອງຖືກຢຸດຂາຍ",
  empty: "ຕູ້ນີ້ຍັງບໍ່ມີຊ່ອງ",
  noProduct: "ບໍ່ມີສິນຄ້າ",
  fine: "ມີພຽງພໍ",
  low: "ຕ້ອງເຕີມສິນຄ້າ",
  soldOut: "ສິນຄ້າໝົດ",
  notSelling: "ຢຸດຂາຍ ຫຼື ລັອກ",
  pressHint: "ຄລິກເພື່ອເລືອກ, ຄລິກສອງຄັ້ງເພື່ອແກ້ໄຂ",
  editLane: "ແກ້ໄຂຊ່ອງ {{laneNo}}",
  history: "ປະຫວັດການປ່ຽນແປງ",
  time: "ເວລາ",
  change: "ການປ່ຽນແປງ",
  person: "ຜູ້ດຳເນີນການ",
  changeKind: {
    save: "ແກ້ໄຂ",
    price: "ປ່ຽນລາຄາ",
    refill: "ເຕີມສິນຄ້າ",
    generate: "ສ້າງ",
    remove: "ລຶບ",
    stop: "ຢຸດຂາຍ",
    enable: "ເປີດໃຊ້",
    reserve: "ຮັບສິນຄ້າເທົ່ານັ້ນ",
    lock: "ລັອກ",
    unlock: "ປົດລັອກ",
  },
  laneStatus: {
    normal: "ປົກກະຕິ",
    abnormal: "ຜິດປົກກະຕິ",
    discontinued: "ຢຸດຂາຍ",
    pickupOnly: "ຮັບສິນຄ້າເທົ່ານັ້ນ",
  },
  laneMode: {
    small: "ນ້ອຍ",
    medium: "ກາງ",
    large: "ໃຫຍ່",
  },
  cabinet: {
    main: "ຕູ້ຫຼັກ",
    sub: "ຕູ້ຮອງ",
  },
};
