import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "ກະທົບຍອດກັບທະນາຄານ",
  "/cfgl/dzdr": "ນຳເຂົ້າໃບແຈ້ງຍອດທະນາຄານ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "ເບິ່ງການກະທົບຍອດທະນາຄານ",
  "finance.arrival.write": "ນຳເຂົ້າໃບແຈ້ງຍອດ ແລະ ແກ້ໄຂສ່ວນຕ່າງ",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "ບໍ່ມີລາຍການນີ້",
  "finance.arrivalChanged": "ມີຄົນອື່ນຫາກໍຈັດການລາຍການນີ້; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "finance.arrivalKnown": "ລາຍການ {{reference}} ນຳເຂົ້າແລ້ວ",
  "finance.arrivalZero": "ຈຳນວນເງິນບໍ່ສາມາດເປັນ 0",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "ວັນທີ",
  expectationKind: "ປະເພດເງິນ",
  expectedDate: "ກຳນົດວັນທີ",
  subject: "ຂອງ ຫຼື ສຳລັບ",
  expectedAmount: "ຄາດໄວ້",
  bankDate: "ວັນທີບັນທຶກ",
  bankAmount: "ຢູ່ທະນາຄານ",
  bankReference: "ເລກອ້າງອີງທະນາຄານ",
  payer: "ຄູ່ຝ່າຍ",
  difference: "ສ່ວນຕ່າງ",
  arrivalState: "ສະຖານະ",
  reason: "ເຫດຜົນ",
  handler: "ຜູ້ຈັດການ",
  handleTime: "ເວລາຈັດການ",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນໂອນມາ",
    withdrawal: "ຖອນເງິນ",
  },
  state: {
    awaited: "ລໍຖ້າເງິນເຂົ້າບັນຊີ",
    matched: "ກົງກັນ",
    open: "ມີສ່ວນຕ່າງ",
    done: "ແກ້ໄຂແລ້ວ",
  },
  reason: {
    missing: "ບໍ່ມີຢູ່ທະນາຄານ",
    unexpected: "ບໍ່ໄດ້ຄາດໄວ້",
    amountDiffers: "ຈຳນວນບໍ່ກົງ",
  },
  advice: {
    missing: "ຖາມຜູ້ໃຫ້ບໍລິການ ຫຼື ທະນາຄານ; ຖ້າມີໃນໄຟລ໌ຕໍ່ໄປຈະຈັດການເອງ",
    unexpected: "ກວດວ່າເປັນເງິນຂອງໃຜ; ຖ້າບໍ່ແມ່ນຂອງແພລດຟອມໃຫ້ສົ່ງຄືນ",
    amountDiffers: "ທຽບກັບໃບລາຍການຂອງຜູ້ໃຫ້ບໍລິການ; ມັກເປັນຄ່າທຳນຽມ ຫຼື ການຄືນເງິນ",
  },
  settle: "ແກ້ໄຂ",
  hint: "ເງິນເຂົ້າເປັນບວກ ເງິນອອກເປັນລົບ; ແຕ່ລະແຖວບໍ່ຖືກນຳເຂົ້າສອງເທື່ອ",
};
