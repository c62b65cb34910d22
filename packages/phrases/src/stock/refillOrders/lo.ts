import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "ໃບເບີກອອກຈາກສາງ",
  "/jxcgl/bhd": "ໃບເຕີມສິນຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "ເບິ່ງໃບເບີກອອກຈາກສາງ",
  "stock.outbound.write": "ເຮັດ, ເບີກອອກຈາກສາງ ແລະ ກັບລາຍການ",
  "stock.refillOrder.read": "ເບິ່ງໃບເຕີມສິນຄ້າ",
  "stock.refillOrder.write": "ສ້າງ ແລະ ຍົກເລີກໃບເຕີມສິນຄ້າ",
  "stock.refillOrder.fill": "ສຳເລັດໃບເຕີມສິນຄ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "ເບີກອອກຈາກສາງ",
  fillLanes: "ສຳເລັດການເຕີມສິນຄ້າ",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "ບໍ່ມີສາຍນີ້",
  "stock.noBag": "ຈຸດຕັ້ງຂອງຕູ້ {{machineNo}} ບໍ່ຢູ່ໃນສາຍຂອງທ່ານ: ກະລຸນາເລືອກສາງ",
  "stock.refillOpen": "ຕູ້ທີ່ເລືອກມີໃບເຕີມສິນຄ້າທີ່ຍັງບໍ່ສຳເລັດ",
  "stock.nothingShort": "ທຸກຊ່ອງຂອງຕູ້ {{machineNo}} ເຕັມແລ້ວ",
  "stock.filledOutOfRange": "ກະລຸນາໃສ່ 0 ຫຼື ຈຳນວນເຕັມບວກ",
  "stock.laneChanged": "ຊ່ອງ {{laneNo}} ປ່ຽນສິນຄ້າແລ້ວ: ເຕີມຕາມໃບນີ້ບໍ່ໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "ເລກເອກະສານ",
  docDate: "ວັນທີເອກະສານ",
  docStatus: "ສະຖານະ",
  warehouseId: "ສາງ",
  warehouseName: "ສາງ",
  routeId: "ສາຍ",
  source: "ເອົາຈາກ",
  replenisher: "ພະນັກງານເຕີມສິນຄ້າ",
  replenisherId: "ພະນັກງານເຕີມສິນຄ້າ",
  quantity: "ຈຳນວນ",
  value: "ມູນຄ່າຕົ້ນທຶນ",
  createdBy: "ຜູ້ສ້າງ",
  lines: "ລາຍການສິນຄ້າ",
  batchNo: "ລັອດ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  laneAlert: "ຕ້ອງເຕີມສິນຄ້າ",
  laneNo: "ເລກຊ່ອງ",
  shortage: "ຈຳນວນຂາດ",
  replenishQty: "ຈຳນວນເຕີມສິນຄ້າ",
  filledQty: "ໃສ່ແທ້ຈິງ",
  countedQty: "ຕູ້ນັບໄດ້",
  replenishTime: "ເວລາເຕີມສິນຄ້າ",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "ເພີ່ມໃບເບີກອອກຈາກສາງ",
    suggest: "ຕື່ມຕາມທີ່ສາຍຂາດ",
    addLine: "ເພີ່ມສິນຄ້າ",
    issue: "ເບີກອອກຈາກສາງ",
    print: "ພິມ",
    void: "ຍົກເລີກເອກະສານ",
    reverse: "ກັບລາຍການ",
    make: "ສ້າງຈາກຕູ້ທີ່ຂາດສິນຄ້າ",
    complete: "ສຳເລັດ",
  },
  confirm: {
    issue: "ເບີກອອກຈາກສາງບໍ? ສິນຄ້າຈະຍ້າຍຈາກສາງໄປຖົງສິນຄ້າຂອງສາຍ.",
    void: "ຍົກເລີກເອກະສານນີ້ບໍ?",
    reverse: "ກັບລາຍການເອກະສານນີ້ບໍ? ສິນຄ້າຈະກັບຄືນສາງ.",
  },
  outboundState: {
    draft: "ລໍຖ້າເບີກອອກຈາກສາງ",
    issued: "ເບີກອອກຈາກສາງແລ້ວ",
    cancelled: "ຍົກເລີກແລ້ວ",
    reversed: "ກັບລາຍການແລ້ວ",
  },
  refillState: {
    planned: "ລໍຖ້າເຕີມສິນຄ້າ",
    filled: "ລໍຖ້ານັບ",
    verified: "ຢືນຢັນແລ້ວ",
    differs: "ບໍ່ກົງກັນ",
    cancelled: "ຍົກເລີກແລ້ວ",
  },
  needOf: "ສາຍຂາດ {{shortage}}, ຖົງມີ {{inBag}}, ສາງມີ {{stock}}",
  total: "{{lines}} ແຖວ, {{pieces}} ອັນ",
  ofRoute: "ຖົງສິນຄ້າຂອງສາຍແຕ່ລະຕູ້",
  byRoute: "ພະນັກງານເຕີມສິນຄ້າຂອງສາຍ",
  signature: "ລາຍເຊັນ",
};
