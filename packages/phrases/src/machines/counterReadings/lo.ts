import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "ຄ່າຕົວນັບ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "ເບິ່ງ",
  "machines.counterReading.write": "ອັບໂຫຼດໄຟລ໌ ແລະ ຈັດການຄ່າທີ່ລໍຖ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "ອັບໂຫຼດໄຟລ໌ຕົວນັບ",
  decideReading: "ຈັດການຄ່າທີ່ລໍຖ້າ",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "ໄຟລ໌ຕົວນັບຕ້ອງບໍ່ເກີນ {{limit}}",
  "counterReadings.notEvaDts": "ບໍ່ແມ່ນໄຟລ໌ EVA-DTS: ບໍ່ມີສ່ວນ ST",
  "counterReadings.cutOff": "ໄຟລ໌ບໍ່ຄົບ: ບໍ່ມີສ່ວນທ້າຍ (SE)",
  "counterReadings.segmentsMissing": "ໄຟລ໌ບໍ່ຄົບ: ຄວນມີ {{expected}} ສ່ວນ ແຕ່ມີ {{found}}",
  "counterReadings.checksum": "ໄຟລ໌ເສຍຫາຍ: ລະຫັດກວດໃນໄຟລ໌ {{expected}}, ເນື້ອໃນໄດ້ {{found}}",
  "counterReadings.noNumber": "ຕົວນັບໃນໄຟລ໌ບໍ່ແມ່ນຕົວເລກ: {{segment}}",
  "counterReadings.noCounters": "ໄຟລ໌ບໍ່ມີຕົວນັບການຂາຍ (VA1 ຫຼື PA2)",
  "counterReadings.taken": "ໄຟລ໌ນີ້ຂອງຕູ້ຖືກອັບໂຫຼດແລ້ວ",
  "counterReadings.readLater": "ເວລາອ່ານຕ້ອງບໍ່ຢູ່ໃນອະນາຄົດ",
  "counterReadings.readEarlier": "ເວລາອ່ານຕ້ອງບໍ່ກ່ອນການອ່ານຫຼ້າສຸດຂອງຕູ້",
  "counterReadings.olderFirst": "ກະລຸນາຈັດການຄ່າທີ່ເກົ່າກວ່າຂອງຕູ້ກ່ອນ",
  "counterReadings.ranBackwards": "ຕົວນັບຫຼຸດລົງ, ນັບບໍ່ໄດ້; ໃຫ້ເລີ່ມໃໝ່ ຫຼື ຍົກເລີກຄ່າ",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "ເວລາອ່ານ",
  readingSource: "ທີ່ມາ",
  readingState: "ສະຖານະ",
  readingProblem: "ເຫດທີ່ລໍຖ້າ",
  vends: "ຈຳນວນສະສົມ",
  fromTime: "ຕັ້ງແຕ່",
  pieces: "ຈຳນວນທີ່ຂາຍ",
  orderPieces: "ຈຳນວນໃນຄຳສັ່ງຊື້",
  differencePieces: "ຜິດດ່ຽງ",
  amount: "ຈຳນວນເງິນ",
  currency: "ສະກຸນເງິນ",
  fileName: "ຊື່ໄຟລ໌",
  uploader: "ຜູ້ອັບໂຫຼດ",
  serial: "ເລກລຳດັບຂອງຕູ້",
  board: "ເລກແຜງວົງຈອນ",
  clock: "ໂມງຂອງຕູ້",
  selection: "ເລກເລືອກ",
  selectionName: "ຊື່",
  decidedBy: "ຜູ້ຈັດການ",
  decidedTime: "ເວລາຈັດການ",
  content: "ໄຟລ໌ຕົວນັບ",
  decision: "ວິທີຈັດການ",
};

export const words: Translation<typeof zh.words> = {
  upload: "ອັບໂຫຼດໄຟລ໌ຕົວນັບ",
  choose: "ເລືອກໄຟລ໌",
  show: "ເບິ່ງ",
  decide: "ຈັດການ",
  hint: "ການຂາຍລະຫວ່າງສອງຄັ້ງແມ່ນເພື່ອທຽບເທົ່ານັ້ນ: ບໍ່ສ້າງຄຳສັ່ງຊື້ ແລະ ບໍ່ລົງບັນຊີ.",
  counted: "ຈຳນວນທີ່ນັບ: {{n}}",
  started: "ໃຊ້ເປັນຈຸດເລີ່ມ; ນັບຕັ້ງແຕ່ຄັ້ງຕໍ່ໄປ",
  heldNow: "ຄ່ານີ້ລໍຖ້າ, ກະລຸນາຈັດການ",
  decided: "ຈັດການແລ້ວ",
  nothingSold: "ບໍ່ມີການຂາຍຕາມເລກເລືອກ",
  before: "ກ່ອນ: {{value}}",
  source: {
    upload: "ອັບໂຫຼດ",
    push: "ຕູ້ສົ່ງມາ",
  },
  state: {
    start: "ຈຸດເລີ່ມ",
    counted: "ນັບແລ້ວ",
    held: "ລໍຖ້າ",
    discarded: "ຍົກເລີກ",
  },
  problem: {
    otherBoard: "ເລກລຳດັບຕ່າງ, ອາດປ່ຽນແຜງວົງຈອນ",
    backwards: "ຕົວນັບຫຼຸດລົງ",
    jump: "ເພີ່ມໄວເກີນໄປ",
    price: "ລາຄາຕໍ່ອັນສູງເກີນໄປ",
    afterHeld: "ມີຄ່າເກົ່າກວ່າລໍຖ້າຢູ່",
  },
  decision: {
    accept: "ນັບ",
    restart: "ເລີ່ມໃໝ່",
    discard: "ຍົກເລີກ",
  },
  decisionHint: {
    accept: "ສ່ວນທີ່ຕົວນັບເພີ່ມຂຶ້ນນັບເປັນການຂາຍ.",
    restart: "ຄ່ານີ້ເປັນຈຸດເລີ່ມໃໝ່ ແລະ ບໍ່ປິດຊ່ວງໃດ, ເຊັ່ນຫຼັງປ່ຽນແຜງວົງຈອນ.",
    discard: "ບໍ່ໃຊ້ຄ່ານີ້, ເຊັ່ນໄຟລ໌ເປັນຂອງຕູ້ອື່ນ.",
  },
};
