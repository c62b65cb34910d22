import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "ຄັງສິນຄ້າແພລດຟອມ",
  "/spgl/tsgl": "ການສົ່ງກວດສອບ",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "ເອົາຈາກຄັງ",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "ຮູບຫຍໍ້",
  brand: "ຍີ່ຫໍ້",
  category: "ໝວດໝູ່",
  barcode: "ບາໂຄດ",
  spec: "ຂະໜາດບັນຈຸ",
  flavour: "ລົດຊາດ",
  packaging: "ການຫຸ້ມຫໍ່",
  unit: "ຫົວໜ່ວຍ",
  weight: "ນ້ຳໜັກ (g)",
  weightTolerance: "ຄວາມຄາດເຄື່ອນ (g)",
  isPrescription: "ຢາຕາມໃບສັ່ງ",
  detailPictures: "ຮູບລາຍລະອຽດ",
  auditStatus: "ການກວດສອບແບບຈຳລອງ",
  isMine: "ສິນຄ້າຂອງຂ້ອຍ",
  unitPrice: "ລາຄາ",
  auditRemark: "ຄວາມເຫັນການກວດສອບ",
  applyTime: "ເວລາສົ່ງ",
  dueTime: "ກຳນົດກວດສອບ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "ກຳລັງກວດສອບ",
    success: "ສຳເລັດ",
    failed: "ບໍ່ສຳເລັດ",
    ignored: "ຖືກຂ້າມ",
  },
  add: "ເພີ່ມສິນຄ້າທາງການ",
  edit: "ແກ້ໄຂສິນຄ້າທາງການ",
  search: "ຊື່, ພິນອິນ, ຕົວຫຍໍ້, ລະຫັດ ຫຼື ບາໂຄດ",
  take: "ເອົາໃສ່",
  takeSelected: "ເອົາທີ່ເລືອກ",
  takeBrand: "ເອົາທັງຍີ່ຫໍ້",
  takeAsk: "ສິນຄ້າທາງການ {{n}} ລາຍການຈະກາຍເປັນສິນຄ້າຂອງທ່ານ",
  priceHint: "ທຸກສິນຄ້າໃຊ້ລາຄານີ້ກ່ອນ, ແກ້ໄຂທີຫຼັງໄດ້",
  taken: "ເອົາສິນຄ້າ {{taken}} ລາຍການ, ມີຢູ່ກ່ອນ {{known}}",
  mine: "ເອົາແລ້ວ",
  notMine: "ຍັງບໍ່ໄດ້ເອົາ",
  yes: "ແມ່ນ",
  no: "ບໍ່",
  workdays: "ການກວດສອບສິນຄ້າໃຊ້ເວລາ 1 ຫາ 2 ວັນເຮັດວຽກ",
  submit: "ສົ່ງກວດສອບ",
  submitHint: "ສົ່ງດ້ວຍຮູບ ແລະ ນ້ຳໜັກປັດຈຸບັນ.",
  submitted: "ສົ່ງແລ້ວ; ກວດສອບບໍ່ເກີນ {{time}}",
  resubmit: "ສົ່ງຄືນ",
  resubmitAsk: "ຈະສົ່ງກວດສອບຄືນບໍ່?",
  decision: {
    approve: "ອະນຸມັດ",
    reject: "ບໍ່ອະນຸມັດ",
    ignore: "ຂ້າມ",
  },
  decisionAsk: {
    approve: "ອະນຸມັດບໍ່? ສິນຄ້າຈະເຂົ້າຄັງແພລດຟອມ.",
    reject: "ບໍ່ອະນຸມັດບໍ່?",
    ignore: "ຂ້າມບໍ່? ຮ້ານຄ້າສົ່ງຄືນໄດ້.",
  },
  alike: "ສິນຄ້າທາງການທີ່ອາດຄືກັນ",
  sameBarcode: "ບາໂຄດຄືກັນ",
  steps: "ຂັ້ນຕອນ",
  event: {
    submit: "ສົ່ງແລ້ວ",
    resubmit: "ສົ່ງຄືນແລ້ວ",
    approve: "ອະນຸມັດແລ້ວ",
    reject: "ບໍ່ອະນຸມັດ",
    ignore: "ຂ້າມແລ້ວ",
  },
};
