import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "ຈັດຊື້ ແລະ ສາງ",
  "/jxcgl/wdgys": "ຜູ້ສະໜອງຂອງຂ້ອຍ",
  "/jxcgl/gysspsz": "ສິນຄ້າຂອງຜູ້ສະໜອງ",
  "/jxcgl/ccgl": "ຈັດການສາງ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "ເບິ່ງຜູ້ສະໜອງ ແລະ ສິນຄ້າ",
  "stock.supplier.write": "ຈັດການຜູ້ສະໜອງ ແລະ ສິນຄ້າ",
  "stock.warehouse.read": "ເບິ່ງສິນຄ້າຄົງເຫຼືອໃນສາງ",
  "stock.warehouse.write": "ຈັດການສາງ, ເກນເຕືອນ ແລະ ການປິດບັນຊີ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "ຕັ້ງເກນເຕືອນ",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "ບໍ່ມີຜູ້ສະໜອງນີ້",
  "stock.supplierInUse": "ມີເອກະສານໃຊ້ຜູ້ສະໜອງນີ້: ປິດໃຊ້ໄດ້ ແຕ່ລຶບບໍ່ໄດ້",
  "stock.supplierTaken": "ມີຊື່ຜູ້ສະໜອງນີ້ແລ້ວ",
  "stock.supplyAbovePrice": "ລາຄາຊື້ເຂົ້າຕ້ອງບໍ່ເກີນລາຄາສິນຄ້າ",
  "stock.supplyTaken": "ຜູ້ສະໜອງມີສິນຄ້ານີ້ແລ້ວ",
  "stock.wholeOutOfRange": "ປ້ອນຈຳນວນເຕັມຈາກ {{least}} ຫາ {{most}}",
  "stock.productUnknown": "ບໍ່ມີສິນຄ້ານີ້",
  "stock.warehouseUnknown": "ບໍ່ມີສາງນີ້",
  "stock.warehouseTaken": "ມີຊື່ສາງນີ້ແລ້ວ",
  "stock.warehouseShort": "ສິນຄ້າຄົງເຫຼືອບໍ່ພໍ: ມີພຽງ {{has}}",
  "stock.dayAhead": "ວັນທີເອກະສານຕ້ອງບໍ່ເກີນມື້ນີ້",
  "stock.dayClosed": "ສາງປິດບັນຊີຮອດ {{day}} ແລ້ວ; ເລືອກວັນທີຫຼັງຈາກນັ້ນ",
  "stock.closedEarlier": "ວັນປິດບັນຊີເລື່ອນໄປໜ້າໄດ້ເທົ່ານັ້ນ",
  "stock.dayNotOver": "ປິດບັນຊີໄດ້ສະເພາະມື້ທີ່ຜ່ານມາ",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "ຜູ້ສະໜອງ",
  supplierNo: "ເລກຜູ້ສະໜອງ",
  supplierName: "ຜູ້ສະໜອງ",
  address: "ທີ່ຢູ່",
  productCount: "ຈຳນວນສິນຄ້າ",
  productId: "ສິນຄ້າ",
  spec: "ຂະໜາດ",
  unit: "ຫົວໜ່ວຍ",
  price: "ລາຄາສິນຄ້າ",
  supplyPrice: "ລາຄາສະໜອງ",
  packSize: "ຈຳນວນຕໍ່ແກັດ",
  leadDays: "ໄລຍະສົ່ງ (ມື້)",
  warehouseId: "ສາງ",
  warehouseName: "ສາງ",
  warehouseKind: "ປະເພດ",
  batchNo: "ລັອດ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  average: "ຕົ້ນທຶນສະເລ່ຍ",
  value: "ມູນຄ່າຕົ້ນທຶນ",
  warnThreshold: "ເກນເຕືອນ",
  updatedTime: "ເວລາແກ້ໄຂ",
  reason: "ເຫດຜົນ",
  quantity: "ຈຳນວນ",
  stockAfter: "ສິນຄ້າຄົງເຫຼືອຫຼັງປ່ຽນ",
  docNo: "ເລກເອກະສານ",
  docDate: "ວັນທີເອກະສານ",
  closedDay: "ປິດບັນຊີຮອດ",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "ເພີ່ມຜູ້ສະໜອງ",
    editSupplier: "ແກ້ໄຂຜູ້ສະໜອງ",
    products: "ສິນຄ້າ",
    enable: "ເປີດໃຊ້",
    disable: "ປິດໃຊ້",
    addSupply: "ເພີ່ມສິນຄ້າ",
    editSupply: "ແກ້ໄຂລາຄາສະໜອງ",
    addWarehouse: "ເພີ່ມສາງ",
    editWarehouse: "ແກ້ໄຂສາງ",
    movements: "ການເຄື່ອນໄຫວ",
    setWarning: "ຕັ້ງເກນເຕືອນ",
  },
  yesNo: {
    yes: "ແມ່ນ",
    no: "ບໍ່",
  },
  kind: {
    warehouse: "ສາງ",
    bag: "ຖົງສິນຄ້າຂອງສາຍ",
  },
  goodsReason: {
    receipt: "ຮັບເຂົ້າສາງ",
    issue: "ເບີກອອກຈາກສາງ",
    arrival: "ໃສ່ຖົງສິນຄ້າ",
    loss: "ຕັດສິນຄ້າເສຍຫາຍ",
    refill: "ເຕີມສິນຄ້າ",
    reversal: "ກັບລາຍການ",
  },
  hint: {
    phone: "ປ້ອນເບີມືຖືເຕັມ",
    closing: "ມື້ນັ້ນ ແລະ ກ່ອນໜ້າຈະບໍ່ມີການເຄື່ອນໄຫວ; ຖອນຄືນບໍ່ໄດ້",
    warning: "ຕ່ຳກວ່ານີ້ຕ້ອງຊື້ເພີ່ມ; 0 ບໍ່ເຕືອນ",
  },
  confirm: {
    disable: "ປິດໃຊ້ຜູ້ສະໜອງນີ້ບໍ? ຫຼັງຈາກນັ້ນຈະຊື້ບໍ່ໄດ້.",
    enable: "ເປີດໃຊ້ຜູ້ສະໜອງນີ້ບໍ?",
  },
};
