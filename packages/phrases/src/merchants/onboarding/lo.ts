import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "ການສະສາງເງິນ",
  "/cfgl/xwshrz": "ການເຂົ້າຮ່ວມຂອງຮ້ານຄ້ານ້ອຍ",
  "/cfgl/step": "ໃບສະໝັກເຂົ້າຮ່ວມ",
  "/cfgl/xwshjj": "ກວດສອບໃບສະໝັກ",
  "/jjxx": "ແບບຟອມໃບສະໝັກ",
  "/jjxx0": "ສະຖານະໃບສະໝັກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "ເບິ່ງໃບສະໝັກ",
  "merchants.application.write": "ຂຽນໃບສະໝັກ",
  "merchants.application.review": "ກວດສອບໃບສະໝັກ",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "ຖອນຄືນ",
  invite: "ສ້າງລິ້ງເຊີນ",
  revoke: "ຍົກເລີກລິ້ງເຊີນ",
  ignore: "ລະເລີຍໃບສະໝັກ",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "ໃບສະໝັກນີ້ຫາກໍຖືກສົ່ງໃໝ່, ໂຫຼດຄືນແລ້ວລອງໃໝ່",
  "merchants.applicationUnknown": "ບໍ່ມີໃບສະໝັກ",
  "merchants.idCardWrong": "ກະລຸນາປ້ອນເລກບັດປະຈຳຕົວທີ່ຖືກຕ້ອງ",
  "merchants.idCardTaken": "ບຸກຄົນນີ້ມີໃບສະໝັກທີ່ລໍຖ້າກວດສອບ ຫຼື ອະນຸມັດແລ້ວ",
  "merchants.bankCardWrong": "ກະລຸນາປ້ອນເລກບັດທະນາຄານທີ່ຖືກຕ້ອງ",
  "merchants.applicationIncomplete": "ກະລຸນາຕື່ມຂໍ້ມູນໃຫ້ຄົບ",
  "merchants.imageMissing": "ກະລຸນາອັບໂຫຼດຮູບໃຫ້ຄົບ",
  "merchants.imageUnknown": "ບໍ່ມີຮູບ",
  "merchants.signatureDiffers": "ລາຍເຊັນຕ້ອງກົງກັບຊື່ຜູ້ຕິດຕໍ່",
  "merchants.ownApplication": "ບໍ່ສາມາດກວດສອບໃບສະໝັກຂອງຕົນເອງ",
  "merchants.selectApplications": "ກະລຸນາເລືອກຂໍ້ມູນທີ່ຈະດຳເນີນການ",
  "merchants.linkInvalid": "ລິ້ງບໍ່ຖືກຕ້ອງ ຫຼື ໝົດອາຍຸ",
  "merchants.tooManyDrafts": "ພາຍໃນ 24 ຊົ່ວໂມງມີການສ້າງຮ່າງຄຳຮ້ອງແລ້ວ {{limit}} ສະບັບ; ກະລຸນາຕື່ມ ແລະ ສົ່ງຮ່າງທີ່ມີຢູ່ກ່ອນ",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "ເລກໃບສະໝັກ",
  inviterName: "ຮ້ານຄ້າຂັ້ນເທິງ",
  idCardNo: "ເລກບັດປະຈຳຕົວ",
  storeName: "ຊື່ສາຂາຮ້ານ",
  province: "ແຂວງ",
  city: "ເມືອງ",
  address: "ທີ່ຢູ່",
  bankName: "ທະນາຄານ",
  bankAccount: "ເລກບັດທະນາຄານ",
  providerName: "ຜູ້ໃຫ້ບໍລິການ",
  applyStatus: "ສະຖານະ",
  applyTime: "ເວລາສະໝັກ",
  submittedAt: "ເວລາສົ່ງ",
  signature: "ລາຍເຊັນ",
};

export const words: Translation<typeof zh.words> = {
  title: "ການເຂົ້າຮ່ວມຂອງຮ້ານຄ້ານ້ອຍ",
  reviewTitle: "ການກວດສອບໃບສະໝັກ",
  wizardTitle: "ໃບສະໝັກເຂົ້າຮ່ວມ",
  create: "ເພີ່ມໃບສະໝັກ",
  invite: "ເຊີນຜ່ານລິ້ງ",
  state: {
    draft: "ກຳລັງຂຽນ",
    pending: "ລໍຖ້າກວດສອບ",
    approved: "ອະນຸມັດແລ້ວ",
    notApproved: "ບໍ່ອະນຸມັດ",
    ignored: "ຖືກລະເລີຍ",
  },
  step: {
    subject: "ຜູ້ສະໝັກ ແລະ ບັດປະຈຳຕົວ",
    store: "ຂໍ້ມູນສາຂາຮ້ານ",
    bank: "ບັດທະນາຄານ",
    sign: "ຢືນຢັນ ແລະ ເຊັນ",
  },
  image: {
    idFront: "ບັດປະຈຳຕົວ ດ້ານໜ້າ",
    idBack: "ບັດປະຈຳຕົວ ດ້ານຫຼັງ",
    store: "ຮູບສາຂາຮ້ານ",
    bankCard: "ຮູບບັດທະນາຄານ",
  },
  imageHint: "PNG ຫຼື JPG, ບໍ່ເກີນ 2 MB",
  choose: "ເລືອກຮູບ",
  replace: "ປ່ຽນ",
  next: "ຕໍ່ໄປ",
  back: "ກັບຄືນ",
  keptNumber: "ບັນທຶກແລ້ວ {{number}}; ພິມໃໝ່ເພື່ອປ່ຽນ",
  nameHint: "ຕາມບັດປະຈຳຕົວ",
  declaration: "ຂ້າພະເຈົ້າຢືນຢັນວ່າຂໍ້ມູນຖືກຕ້ອງ ແລະ ຍິນຍອມໃຫ້ໃຊ້ໃນການກວດສອບ",
  declarationNeeded: "ກະລຸນາຢືນຢັນ ແລະ ໝາຍໃສ່ຄຳຢັ້ງຢືນ",
  signatureHint: "ພິມຊື່ຜູ້ຕິດຕໍ່ເປັນລາຍເຊັນ",
  submitted: "ສົ່ງແລ້ວ, ກະລຸນາລໍຖ້າກວດສອບ",
  resubmit: "ແກ້ໄຂ ແລະ ສົ່ງໃໝ່",
  go: "ຂຽນຕໍ່",
  withdraw: "ຖອນຄືນ",
  withdrawAsk: "ຖອນໃບສະໝັກຄືນບໍ?",
  revoke: "ຍົກເລີກລິ້ງ",
  revokeAsk: "ລິ້ງຈະໃຊ້ບໍ່ໄດ້ທັນທີ. ຍົກເລີກບໍ?",
  link: {
    title: "ລິ້ງເຊີນ",
    hint: "ສຳລັບໃບສະໝັກນີ້ເທົ່ານັ້ນ, ໃຊ້ໄດ້ເຖິງ {{time}}. ລິ້ງໃໝ່ຈະແທນລິ້ງນີ້.",
    show: "ສະແດງລິ້ງ",
    renew: "ລິ້ງໃໝ່",
    invalid: "ລິ້ງບໍ່ຖືກຕ້ອງ ຫຼື ໝົດອາຍຸ; ກະລຸນາຂໍລິ້ງໃໝ່",
  },
  decision: {
    approve: "ອະນຸມັດ",
    reject: "ບໍ່ອະນຸມັດ",
    ignore: "ລະເລີຍ",
  },
  decisionAsk: {
    approve: "ອະນຸມັດບໍ? ຮ້ານຄ້າຈະຖືກສ້າງ ແລະ ສົ່ງລະຫັດຜ່ານເບື້ອງຕົ້ນໄປເບີໂທ.",
    reject: "ບໍ່ອະນຸມັດບໍ?",
    ignore: "ຖ້າລະເລີຍຈະສົ່ງໃໝ່ບໍ່ໄດ້. ແນ່ໃຈບໍ?",
  },
  event: {
    submit: "ສົ່ງ",
    withdraw: "ຖອນຄືນ",
    approve: "ອະນຸມັດ",
    reject: "ບໍ່ອະນຸມັດ",
    ignore: "ລະເລີຍ",
  },
  history: "ປະຫວັດການກວດສອບ",
  pictures: "ຮູບພາບ",
  applicant: "ຜູ້ສະໝັກ",
  platform: "ແພລດຟອມ",
  reveal: "ສະແດງເລກເຕັມ",
  revealAsk: "ການເບິ່ງເລກເຕັມຈະຖືກບັນທຶກ. ສະແດງບໍ?",
  sameBank: "ມີອີກ {{n}} ໃບສະໝັກໃຊ້ບັດດຽວກັນ",
  correct: "ແກ້ໄຂ",
  corrected: "ແກ້ໄຂສຳເລັດ",
  correctedHint: "ບັນທຶກຂໍ້ມູນແລ້ວ; ແພລດຟອມຈະສົ່ງໃຫ້ຜູ້ໃຫ້ບໍລິການອີກຄັ້ງ.",
};
