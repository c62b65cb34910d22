import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "ກະທົບຍອດກັບຜູ້ໃຫ້ບໍລິການ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "ເບິ່ງການກະທົບຍອດ",
  "finance.bill.write": "ອັບໂຫຼດໃບລາຍການ ແລະ ແກ້ໄຂສ່ວນຕ່າງ",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "ຮັບສ່ວນຕ່າງ",
  workOff: "ແກ້ໄຂສ່ວນຕ່າງ",
  park: "ພັກສ່ວນຕ່າງໄວ້",
  askProvider: "ຖາມຜູ້ໃຫ້ບໍລິການ",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "ບໍ່ແມ່ນໃບລາຍການຂອງຜູ້ໃຫ້ບໍລິການ; ກະລຸນາອັບໂຫຼດໄຟລ໌ຕົ້ນສະບັບ",
  "finance.billTooLarge": "ໄຟລ໌ບໍ່ເກີນ {{limit}}",
  "finance.billCut": "ໃບລາຍການບໍ່ຄົບ; ກະລຸນາດາວໂຫຼດໃໝ່",
  "finance.billTotals": "ຍອດລວມຂອງໃບລາຍການບໍ່ກົງກັບລາຍລະອຽດ",
  "finance.billOtherDay": "ໃບລາຍການນີ້ເປັນຂອງມື້ອື່ນ",
  "finance.billOtherAccount": "ໃບລາຍການນີ້ເປັນຂອງບັນຊີອື່ນ",
  "finance.billHash": "ໄຟລ໌ບໍ່ກົງກັບລະຫັດກວດສອບຂອງຜູ້ໃຫ້ບໍລິການ",
  "finance.billNotYet": "ມື້ນັ້ນຍັງບໍ່ຈົບ; ຍັງບໍ່ມີໃບລາຍການ",
  "finance.billOutOfTurn": "ໃບລາຍການຕ້ອງຮັບຕາມລຳດັບມື້; ອັນຕໍ່ໄປແມ່ນ {{day}}",
  "finance.billDiffers": "ມື້ນັ້ນມີໃບລາຍການອື່ນແລ້ວ",
  "finance.billServiceUnknown": "ບໍ່ມີບໍລິການຊຳລະເງິນນີ້",
  "finance.differenceUnknown": "ບໍ່ມີສ່ວນຕ່າງນີ້",
  "finance.differenceChanged": "ມີຄົນຫາກໍ່ແກ້ໄຂສ່ວນຕ່າງນີ້; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "finance.parkDay": "ເລືອກວັນທີພາຍໃນ {{days}} ມື້ນັບແຕ່ມື້ອື່ນ",
  "finance.nothingToAsk": "ບໍ່ມີເລກທີ່ຈະຖາມຜູ້ໃຫ້ບໍລິການ",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "ວັນທີໃບລາຍການ",
  providerName: "ຜູ້ໃຫ້ບໍລິການ",
  payMethod: "ວິທີຈ່າຍເງິນ",
  ourAmount: "ຂອງພວກເຮົາ",
  theirAmount: "ຂອງຜູ້ໃຫ້ບໍລິການ",
  difference: "ສ່ວນຕ່າງ",
  feeAmount: "ຄ່າທຳນຽມ",
  feeDifference: "ສ່ວນຕ່າງຄ່າທຳນຽມ",
  ourLineCount: "ຈຳນວນຂອງພວກເຮົາ",
  theirLineCount: "ຈຳນວນຂອງຜູ້ໃຫ້ບໍລິການ",
  differenceCount: "ຈຳນວນສ່ວນຕ່າງ",
  openCount: "ຍັງບໍ່ແກ້ໄຂ",
  billSubject: "ປະເພດໃບລາຍການ",
  billStatus: "ສະຖານະ",
  openBefore: "ຄ້າງກ່ອນໜ້າ",
  openedCount: "ໃໝ່",
  settledCount: "ພົບແລ້ວ",
  openAfter: "ຄ້າງຫຼັງຈາກນັ້ນ",
  oldestOpenTime: "ລາຍການຄ້າງດົນສຸດ",
  billSource: "ແຫຼ່ງທີ່ມາ",
  uploader: "ຜູ້ອັບໂຫຼດ",
  takenTime: "ເວລາທຽບ",
  reason: "ເຫດຜົນ",
  lineKind: "ປະເພດ",
  outTradeNo: "ເລກຝ່າຍຜູ້ໃຫ້ບໍລິການ",
  thirdTradeNo: "ເລກທຸລະກຳພາຍນອກ",
  ourTime: "ເວລາຂອງພວກເຮົາ",
  theirTime: "ເວລາຂອງຜູ້ໃຫ້ບໍລິການ",
  differenceState: "ສະຖານະ",
  handler: "ຜູ້ຈັດການ",
  handleTime: "ເວລາຈັດການ",
  parkedUntil: "ພັກໄວ້ຮອດ",
  untilDay: "ພັກໄວ້ຮອດ",
  answerState: "ຄຳຕອບຂອງຜູ້ໃຫ້ບໍລິການ",
  serviceId: "ຜູ້ໃຫ້ບໍລິການ",
  content: "ໄຟລ໌",
  billHash: "ລະຫັດກວດສອບ (SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "ກົງກັນ",
    open: "ມີສ່ວນຕ່າງ",
    workedOff: "ແກ້ໄຂແລ້ວ",
  },
  subject: {
    trade: "ໃບລາຍການທຸລະກຳ",
    sharing: "ໃບລາຍການແບ່ງເງິນ",
  },
  source: {
    fetched: "ດຶງອັດຕະໂນມັດ",
    uploaded: "ອັບໂຫຼດ",
  },
  reason: {
    missingHere: "ບໍ່ມີຢູ່ນີ້",
    missingThere: "ບໍ່ມີຢູ່ນັ້ນ",
    amountDiffers: "ຈຳນວນບໍ່ກົງ",
    stateDiffers: "ສະຖານະບໍ່ກົງ",
    duplicate: "ຊ້ຳກັນ",
    feeDiffers: "ຄ່າທຳນຽມບໍ່ກົງ",
  },
  advice: {
    missingHere: "ຊອກຫາຄຳສັ່ງຊື້ດ້ວຍເລກພາຍນອກ; ບັນທຶກເພີ່ມ ຫຼື ຄືນເງິນ",
    missingThere: "ຖາມຜູ້ໃຫ້ບໍລິການ; ຖ້າມີໃນໃບຕໍ່ໄປຈະຈັດການເອງ",
    amountDiffers: "ທຽບເງິນທີ່ຈ່າຍກັບສ່ວນຫຼຸດ; ສ່ວນຕ່າງໃຫ້ຄືນເງິນ ຫຼື ແກ້ໄຂ",
    stateDiffers: "ເບິ່ງຄຳສັ່ງຊື້ ແລະ ການຄືນເງິນ; ຖ້າຈຳເປັນໃຫ້ລອງຄືນເງິນອີກ",
    duplicate: "ລູກຄ້າອາດຈ່າຍສອງເທື່ອ; ກວດແລ້ວຄືນເງິນໜຶ່ງເທື່ອ",
    feeDiffers: "ທຽບກັບອັດຕາຄ່າທຳນຽມໃນສັນຍາ; ສ່ວນທີ່ຫັກເກີນໃຫ້ຂໍຄືນ ຫຼື ແກ້ອັດຕາຕັ້ງແຕ່ມື້ອື່ນ",
  },
  lineKind: {
    payment: "ການຊຳລະເງິນ",
    refund: "ການຄືນເງິນ",
    share: "ແບ່ງເງິນ",
    return: "ແບ່ງເງິນສົ່ງຄືນ",
  },
  state: {
    open: "ຍັງບໍ່ແກ້ໄຂ",
    taken: "ກຳລັງແກ້ໄຂ",
    parked: "ພັກໄວ້ແລ້ວ",
    done: "ແກ້ໄຂແລ້ວ",
  },
  action: {
    upload: "ອັບໂຫຼດໃບລາຍການ",
    choose: "ເລືອກໄຟລ໌",
    differences: "ເບິ່ງສ່ວນຕ່າງ",
    take: "ຮັບຜິດຊອບ",
    settle: "ແກ້ໄຂ",
    park: "ພັກໄວ້",
    ask: "ຖາມຜູ້ໃຫ້ບໍລິການ",
  },
  differences: "ສ່ວນຕ່າງຂອງໃບລາຍການ",
  answer: {
    unknown: "ຜູ້ໃຫ້ບໍລິການບໍ່ມີ",
    unpaid: "ຍັງບໍ່ຈ່າຍ",
    closed: "ປິດແລ້ວ",
    paid: "ຈ່າຍແລ້ວ",
    processing: "ກຳລັງດຳເນີນ",
    succeeded: "ຄືນເງິນແລ້ວ",
    failed: "ການຄືນເງິນບໍ່ສຳເລັດ",
    unreachable: "ຜູ້ໃຫ້ບໍລິການບໍ່ຕອບ",
  },
  takeQuestion: "ຮັບສ່ວນຕ່າງນີ້ບໍ?",
  parkedUntil: "ຮອດ {{day}}",
  asked: "ຖາມຜູ້ໃຫ້ບໍລິການແລ້ວ, ລໍຖ້າຄຳຕອບ",
  none: "ບໍ່ມີສ່ວນຕ່າງ",
  arrived: "ມີໃນໃບລາຍການຕໍ່ມາ",
  bookedSince: "ຕໍ່ມາໄດ້ບັນທຶກໃນບັນຊີຂອງພວກເຮົາແລ້ວ",
  gap: "ລາຍການຄ້າງບໍ່ຕໍ່ເນື່ອງ: ຕ່າງ {{n}}, ອາດຂາດໜ້າ",
  next: "ໃບລາຍການຕໍ່ໄປ: {{day}}",
  compared: "ທຽບໃບລາຍການແລ້ວ: ສ່ວນຕ່າງ {{n}}",
};
