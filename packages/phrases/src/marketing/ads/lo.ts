import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "ການໂຄສະນາ",
  "/gggl/cgggl": "ຈັດການໂຄສະນາ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "ເບິ່ງໂຄສະນາ ແລະ ພື້ນທີ່ໂຄສະນາ",
  "marketing.ad.write": "ຈັດການໂຄສະນາ ແລະ ພື້ນທີ່ໂຄສະນາ",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "ມີລະຫັດພື້ນທີ່ໂຄສະນານີ້ແລ້ວ",
  "ads.spaceInUse": "ມີ {{ads}} ໂຄສະນາໃຊ້ພື້ນທີ່ໂຄສະນານີ້",
  "ads.sizeOutOfRange": "ຂະໜາດແມ່ນຈຳນວນເຕັມ 1 ຫາ {{limit}} ພິກເຊວ",
  "ads.sortOutOfRange": "ລຳດັບແມ່ນຈຳນວນເຕັມ 0 ຫາ {{limit}}",
  "ads.materialMissing": "ກະລຸນາອັບໂຫຼດໄຟລ໌ໂຄສະນາ",
  "ads.materialKind": "ໄຟລ໌ບໍ່ກົງກັບປະເພດ; ກະລຸນາອັບໂຫຼດໃໝ່",
  "ads.over": "ວັນທີສິ້ນສຸດຜ່ານໄປແລ້ວ; ກະລຸນາແກ້ໄຂກ່ອນ",
  "ads.tooManyOfMachine": "ຕູ້ໜຶ່ງສະແດງໂຄສະນາທີ່ເປີດໃຊ້ໄດ້ສູງສຸດ {{limit}}",
  "ads.videoKind": "ກະລຸນາອັບໂຫຼດວິດີໂອ MP4",
  "ads.videoTooLarge": "ວິດີໂອບໍ່ເກີນ {{limit}}",
  "ads.tooManyUnused": "ມີ {{limit}} ໄຟລ໌ທີ່ບໍ່ໄດ້ໃຊ້; ກະລຸນາອັບໂຫຼດໃໝ່ຫຼັງໜຶ່ງມື້",
  "ads.nothingToResend": "ບໍ່ມີຕູ້ທີ່ປະຕິເສດ ຫຼື ໝົດເວລາ",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "ຊື່ໂຄສະນາ",
  adSlot: "ພື້ນທີ່ໂຄສະນາ",
  adSlotId: "ພື້ນທີ່ໂຄສະນາ",
  adType: "ປະເພດໂຄສະນາ",
  adFile: "ໄຟລ໌ໂຄສະນາ",
  materialId: "ໄຟລ໌ໂຄສະນາ",
  planMachines: "ຕູ້ທີ່ໃຊ້",
  machineIds: "ຕູ້ທີ່ໃຊ້",
  startDate: "ວັນທີເລີ່ມ",
  endDate: "ວັນທີສິ້ນສຸດ",
  slots: "ຊ່ວງເວລາ (ສູງສຸດ 3)",
  sortNo: "ລຳດັບ",
  adStatus: "ສະຖານະ",
  confirmedCount: "ຢືນຢັນແລ້ວ",
  playCount: "ຈຳນວນການສະແດງ",
  deliveryState: "ສະຖານະການສົ່ງ",
  reason: "ເຫດຜົນ",
  sentTime: "ເວລາສົ່ງ",
  endedTime: "ເວລາຕອບ",
  day: "ວັນທີ",
  slotCode: "ລະຫັດພື້ນທີ່ໂຄສະນາ",
  slotName: "ຊື່ພື້ນທີ່ໂຄສະນາ",
  size: "ຂະໜາດ (ພິກເຊວ)",
  width: "ຄວາມກວ້າງ (ພິກເຊວ)",
  height: "ຄວາມສູງ (ພິກເຊວ)",
  position: "ຕຳແໜ່ງ",
  adCount: "ຈຳນວນໂຄສະນາ",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "ໂຄສະນາ",
    spaces: "ພື້ນທີ່ໂຄສະນາ",
  },
  adTypes: {
    picture: "ຮູບພາບ",
    video: "ວິດີໂອ",
  },
  status: {
    on: "ເປີດໃຊ້",
    off: "ປິດໃຊ້",
  },
  delivery: {
    pending: "ລໍຖ້າສົ່ງ",
    sent: "ສົ່ງແລ້ວ",
    confirmed: "ຢືນຢັນແລ້ວ",
    refused: "ປະຕິເສດ",
    expired: "ໝົດເວລາ",
  },
  parts: {
    machines: "ຕູ້",
    plays: "ສະຖິຕິການສະແດງ",
  },
  addAd: "ເພີ່ມໂຄສະນາ",
  editAd: "ແກ້ໄຂໂຄສະນາ",
  addSpace: "ເພີ່ມພື້ນທີ່ໂຄສະນາ",
  editSpace: "ແກ້ໄຂພື້ນທີ່ໂຄສະນາ",
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enableAsk: "ເປີດໃຊ້ໂຄສະນານີ້ບໍ? ຈະສະແດງເມື່ອຕູ້ຢືນຢັນ.",
  disableAsk: "ປິດໃຊ້ໂຄສະນານີ້ບໍ?",
  preview: "ເບິ່ງກ່ອນ",
  resend: "ສົ່ງໃໝ່",
  resent: "ສົ່ງໃໝ່ແລ້ວ",
  choose: "ເລືອກໄຟລ໌",
  replace: "ປ່ຽນໄຟລ໌",
  pictureHint: "PNG ຫຼື JPEG, ສູງສຸດ 2 MB",
  videoHint: "MP4, ສູງສຸດ {{limit}}",
  sortHint: "ເລກນ້ອຍສະແດງກ່ອນ",
};
