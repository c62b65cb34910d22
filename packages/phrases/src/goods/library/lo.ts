import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "ຄັງສິນຄ້າແພລດຟອມ",
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
  take: "ເອົາໃສ່ສິນຄ້າຂອງຂ້ອຍ",
  takeSelected: "ເອົາທີ່ເລືອກ",
  takeBrand: "ເອົາທັງຍີ່ຫໍ້",
  takeAsk: "ສິນຄ້າທາງການ {{n}} ລາຍການຈະກາຍເປັນສິນຄ້າຂອງທ່ານ",
  priceHint: "ທຸກສິນຄ້າໃຊ້ລາຄານີ້ກ່ອນ, ແກ້ໄຂທີຫຼັງໄດ້",
  taken: "ເອົາສິນຄ້າ {{taken}} ລາຍການ, ມີຢູ່ກ່ອນ {{known}}",
  mine: "ເອົາແລ້ວ",
  notMine: "ຍັງບໍ່ໄດ້ເອົາ",
  removePicture: "ລຶບຮູບ",
  yes: "ແມ່ນ",
  no: "ບໍ່",
};
