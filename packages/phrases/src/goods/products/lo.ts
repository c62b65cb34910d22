import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "ຍົກເລີກການປ່ຽນລາຄາ",
  tag: "ໃສ່ປ້າຍ",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "ສິນຄ້າຂອງຂ້ອຍ",
  "/spgl/xzsp": "ເພີ່ມສິນຄ້າ",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "ຮູບຫຍໍ້",
  brand: "ຍີ່ຫໍ້",
  category: "ໝວດໝູ່",
  barcode: "ບາໂຄດ",
  unitPrice: "ລາຄາ",
  costPrice: "ລາຄາຊື້ເຂົ້າ",
  margin: "ກຳໄລຂັ້ນຕົ້ນ",
  spec: "ຂະໜາດບັນຈຸ",
  unit: "ຫົວໜ່ວຍ",
  packaging: "ການຫຸ້ມຫໍ່",
  flavour: "ລົດຊາດ",
  batchNo: "ລັອດ",
  productionDate: "ວັນຜະລິດ",
  shelfLifeDate: "ວັນໝົດອາຍຸ",
  weight: "ນ້ຳໜັກ (g)",
  weightTolerance: "ຄວາມຄາດເຄື່ອນນ້ຳໜັກ (g)",
  isPrescription: "ຢາຕາມໃບສັ່ງ",
  isPovertyRelief: "ສິນຄ້າຊ່ວຍເຫຼືອຄົນທຸກ",
  isJointOperation: "ຮ່ວມດຳເນີນງານ",
  reviewStatus: "ສະຖານະການກວດສອບ",
  tags: "ປ້າຍ",
  lanes: "ຊ່ອງສິນຄ້າ",
  detailPictures: "ຮູບລາຍລະອຽດ",
  laneNo: "ເລກຊ່ອງ",
  lanePrice: "ລາຄາໃນຊ່ອງ",
  stock: "ສິນຄ້າຄົງເຫຼືອ",
  changedTime: "ເວລາປ່ຽນ",
  reason: "ເຫດຜົນ",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "ແມ່ນ",
    no: "ບໍ່",
  },
  review: {
    pending: "ລໍຖ້າກວດສອບ",
    approved: "ອະນຸມັດ",
    notApproved: "ບໍ່ອະນຸມັດ",
    ignored: "ຖືກຂ້າມ",
    none: "ຍັງບໍ່ໄດ້ສົ່ງ",
  },
  search: "ລະຫັດ, ບາໂຄດ, ຊື່ ຫຼື ພິນອິນ",
  find: "ຄົ້ນຫາສິນຄ້າ",
  deleteAsk: "ລຶບ “{{name}}” ບໍ? ຄຳສັ່ງຊື້ທີ່ຜ່ານມາຍັງສະແດງສິນຄ້ານີ້ຢູ່.",
  section: {
    lanes: "ຊ່ອງສິນຄ້າ ({{n}})",
    prices: "ປະຫວັດລາຄາ",
  },
  add: "ເພີ່ມສິນຄ້າ",
  edit: "ແກ້ໄຂສິນຄ້າ",
  codeHint: "ຖ້າວ່າງໄວ້ ລະບົບຈະສ້າງໃຫ້",
  shelfLifeBefore: "ວັນໝົດອາຍຸບໍ່ສາມາດກ່ອນວັນຜະລິດ",
  step: {
    data: "ຂໍ້ມູນພື້ນຖານ",
    pictures: "ຮູບພາບ",
    attributes: "ໝວດໝູ່ ແລະ ຄຸນລັກສະນະ",
  },
  previous: "ກັບຄືນ",
  next: "ຕໍ່ໄປ",
  pictures: {
    earlier: "ຍ້າຍໄປໜ້າ",
    later: "ຍ້າຍໄປຫຼັງ",
  },
  crop: {
    title: "ຕັດຮູບ",
    use: "ໃຊ້",
    zoom: "ຂະຫຍາຍ",
    hint: "ລາກ ຫຼື ໃຊ້ປຸ່ມລູກສອນເພື່ອຍ້າຍ, ໃຊ້ແຖບເລື່ອນປັບຂະໜາດ",
  },
  tagging: {
    title: "ໃສ່ປ້າຍສິນຄ້າ",
    about: "ເລືອກສິນຄ້າ {{n}} ລາຍການ",
    add: "ປ້າຍທີ່ຈະໃສ່",
    remove: "ປ້າຍທີ່ຈະຖອດ",
    done: "ປ່ຽນປ້າຍແລ້ວ {{n}}",
  },
  pricing: {
    title: "ປ່ຽນລາຄາຫຼາຍລາຍການ",
    inCell: "ກົດສອງຄັ້ງ ຫຼື ກົດ E ເພື່ອແກ້ໄຂ",
    target: "ປ່ຽນ",
    rule: "ວິທີ",
    kind: {
      set: "ເປັນຈຳນວນ",
      add: "ບວກລົບຈຳນວນ",
      percent: "ຕາມເປີເຊັນ",
    },
    amount: "ຈຳນວນເງິນ (CNY)",
    percent: "ເປີເຊັນ",
    step: "ປັດເປັນ",
    lanesFollow: "ຊ່ອງສິນຄ້າທີ່ລາຄາດຽວກັນປ່ຽນຕາມ ({{n}})",
    lanesOwn: "ຊ່ອງສິນຄ້າ {{n}} ຊ່ອງມີລາຄາຂອງຕົນ ແລະ ບໍ່ປ່ຽນ",
    before: "ກ່ອນ",
    after: "ຫຼັງ",
    verb: "ປ່ຽນ {{n}} ລາຄາ",
    done: "ປ່ຽນລາຄາສິນຄ້າ {{n}} ລາຍການ, ຊ່ອງສິນຄ້າ {{lanes}} ຊ່ອງປ່ຽນຕາມ; ຊ່ອງຂອງຕູ້ຫຼັກມີຜົນຫຼັງຕູ້ເປີດໃໝ່.",
    undo: "ຍົກເລີກການປ່ຽນ",
    undone: "ກູ້ລາຄາສິນຄ້າ {{n}} ລາຍການແລ້ວ; {{kept}} ລາຍການຖືກປ່ຽນພາຍຫຼັງ ແລະ ຄົງໄວ້.",
  },
  draft: {
    found: "ມີຂໍ້ມູນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ {{time}}",
    restore: "ກູ້ຄືນ",
    discard: "ຖິ້ມ",
  },
  otherPicture: "ປ່ຽນແລ້ວ",
  conflict: {
    title: "ລະຫວ່າງທີ່ທ່ານແກ້ໄຂ ມີຜູ້ອື່ນປ່ຽນສິ່ງຕໍ່ໄປນີ້. ສິ່ງທີ່ທ່ານຂຽນຖືກເກັບໄວ້ ກະລຸນາກວດແລ້ວບັນທຶກໃໝ່.",
    mine: "ເກັບຂອງທ່ານໄວ້",
  },
  noLanes: "ບໍ່ຢູ່ໃນຊ່ອງໃດ",
  noPrices: "ລາຄາບໍ່ເຄີຍປ່ຽນ",
  belowCost: "ຕ່ຳກວ່າລາຄາຊື້ເຂົ້າ",
  cabinet: {
    sub: "ຕູ້ຮອງ",
  },
};
