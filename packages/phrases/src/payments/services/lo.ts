import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "ຕັ້ງຄ່າການຊຳລະ",
  "/xtgl/zfsz/zffwgl": "ບໍລິການຊຳລະເງິນ",
  "/xtgl/zfsz/fwscssz": "ພາຣາມິເຕີຜູ້ໃຫ້ບໍລິການ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "ເບິ່ງບໍລິການຊຳລະເງິນ",
  "payments.service.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດໃຊ້ ແລະ ປິດໃຊ້ບໍລິການຊຳລະເງິນ",
  "payments.parameters.read": "ເບິ່ງພາຣາມິເຕີຜູ້ໃຫ້ບໍລິການ",
  "payments.parameters.write": "ເພີ່ມ, ກວດສອບ ແລະ ເປີດນຳໃຊ້ພາຣາມິເຕີຜູ້ໃຫ້ບໍລິການ",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "ກວດສອບ",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "ບໍ່ມີບໍລິການຊຳລະເງິນນີ້",
  "payments.serviceChanged": "ມີຄົນຫາກໍ່ແກ້ໄຂ; ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "payments.serviceUsed": "ບໍລິການນີ້ມີການຊຳລະແລ້ວ ລຶບບໍ່ໄດ້; ກະລຸນາປິດໃຊ້",
  "payments.serviceWithoutParameters": "ກະລຸນາຕັ້ງ, ກວດສອບ ແລະ ເປີດນຳໃຊ້ພາຣາມິເຕີກ່ອນ",
  "payments.methodTaken": "ບໍລິການອື່ນຮັບວິທີຈ່າຍເງິນນີ້ຢູ່; ກະລຸນາປິດໃຊ້ກ່ອນ",
  "payments.parametersUnknown": "ບໍ່ມີພາຣາມິເຕີນີ້",
  "payments.parametersFixed": "ພາຣາມິເຕີທີ່ໃຊ້ຢູ່ ຫຼື ເລີກໃຊ້ແລ້ວ ແກ້ໄຂບໍ່ໄດ້; ກະລຸນາເພີ່ມສະບັບໃໝ່",
  "payments.accountFixed": "ເລກຮ້ານຄ້າຂອງບໍລິການປ່ຽນບໍ່ໄດ້; ກະລຸນາເພີ່ມບໍລິການອື່ນ",
  "payments.draftExists": "ບໍລິການນີ້ມີພາຣາມິເຕີທີ່ຍັງບໍ່ເປີດນຳໃຊ້; ກະລຸນາແກ້ໄຂອັນນັ້ນ",
  "payments.merchantNoWrong":
    "ເລກຮ້ານຄ້າບໍ່ຖືກຕ້ອງ: WeChat Pay ມີ 8 ຫາ 12 ຕົວເລກ, Alipay ມີ 16 ຕົວເລກຂຶ້ນຕົ້ນ 2088, UnionPay ມີ 15 ຕົວເລກ ຫຼື ຕົວພິມໃຫຍ່",
  "payments.appIdWrong": "ລະຫັດແອັບບໍ່ຖືກຕ້ອງ: WeChat Pay ມີ wx ແລະ 16 ຕົວ, Alipay ມີ 16 ຕົວເລກ",
  "payments.serialWrong": "ເລກລຳດັບບໍ່ຖືກຕ້ອງ",
  "payments.apiKeyWrong": "ກະແຈ APIv3 ມີ 32 ຕົວອັກສອນ ແລະ ຕົວເລກ",
  "payments.appSecretWrong": "ລະຫັດລັບຂອງແອັບມີ 32 ຕົວອັກສອນນ້ອຍ ແລະ ຕົວເລກ",
  "payments.keyUnreadable": "ອ່ານບໍ່ໄດ້; ກະລຸນາວາງໃຫ້ຄົບ",
  "payments.keyPrivate": "ໃສ່ສະເພາະກະແຈສາທາລະນະ, ຢ່າໃສ່ກະແຈສ່ວນຕົວ",
  "payments.keyExpired": "ໝົດອາຍຸແລ້ວ",
  "payments.keyNotOurs": "ກະແຈສາທາລະນະຂອງແອັບບໍ່ກົງກັບກະແຈ",
  "payments.addressNotAllowed": "ອະນຸຍາດສະເພາະທີ່ຢູ່ຂອງຜູ້ໃຫ້ບໍລິການເອງ",
  "payments.probeFailed": "ຜູ້ໃຫ້ບໍລິການບໍ່ໄດ້ຕອບດ້ວຍລາຍເຊັນທີ່ຖືກຕ້ອງ: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "ຜູ້ໃຫ້ບໍລິການ",
  payMethod: "ວິທີຈ່າຍເງິນ",
  feeRate: "ອັດຕາຄ່າທຳນຽມ",
  enabled: "ເປີດໃຊ້",
  ready: "ພາຣາມິເຕີ",
  updatedTime: "ເວລາແກ້ໄຂ",
  payAccountNo: "ບັນຊີຮັບເງິນ",
  payKey: "ກະແຈ",
  interfaceUrl: "ທີ່ຢູ່ API",
  appId: "ລະຫັດແອັບ",
  certificateSerial: "ເລກລຳດັບ API ຂອງຮ້ານຄ້າ",
  apiKey: "ກະແຈ APIv3",
  appSecret: "ລະຫັດລັບຂອງແອັບ",
  platformSerial: "ລະຫັດກະແຈສາທາລະນະ WeChat Pay",
  platformKey: "ກະແຈສາທາລະນະຂອງຜູ້ໃຫ້ບໍລິການ",
  certificates: "ກະແຈສາທາລະນະຂອງແອັບ ແລະ ຮາກ (PEM)",
  paysInApp: "ຊຳລະໃນ Alipay",
  parameterState: "ສະຖານະ",
  platformSerials: "ເລກລຳດັບກະແຈຜູ້ໃຫ້ບໍລິການ",
  provenTime: "ເວລາກວດສອບ",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "ເປີດໃຊ້",
    disabled: "ປິດໃຊ້",
  },
  ready: {
    yes: "ເປີດນຳໃຊ້",
    no: "ຍັງບໍ່ຕັ້ງ",
  },
  state: {
    draft: "ລໍກວດສອບ",
    proven: "ກວດສອບແລ້ວ",
    active: "ກຳລັງໃຊ້",
    retired: "ເລີກໃຊ້",
  },
  action: {
    addService: "ເພີ່ມບໍລິການຊຳລະເງິນ",
    editService: "ແກ້ໄຂບໍລິການຊຳລະເງິນ",
    parameters: "ພາຣາມິເຕີ",
    addParameters: "ເພີ່ມພາຣາມິເຕີ",
    editParameters: "ແກ້ໄຂພາຣາມິເຕີ",
    prove: "ກວດສອບ",
    enable: "ເປີດໃຊ້",
    disable: "ປິດໃຊ້",
    activate: "ເປີດນຳໃຊ້",
  },
  confirm: {
    enable: "ເປີດໃຊ້ບໍລິການຊຳລະເງິນນີ້ບໍ? ຕູ້ຈະຮັບເງິນຜ່ານມັນ.",
    disable: "ປິດໃຊ້ບໍລິການຊຳລະເງິນນີ້ບໍ? ບໍ່ມີການຊຳລະໃໝ່; ການຊຳລະ ແລະ ຄືນເງິນທີ່ດຳເນີນຢູ່ສືບຕໍ່.",
    remove: "ລຶບບໍລິການຊຳລະເງິນນີ້ບໍ?",
    prove: "ຖາມຜູ້ໃຫ້ບໍລິການດ້ວຍພາຣາມິເຕີເຫຼົ່ານີ້ບໍ?",
    activate: "ເປີດນຳໃຊ້ພາຣາມິເຕີເຫຼົ່ານີ້ບໍ? ອັນທີ່ໃຊ້ຢູ່ຈະເລີກໃຊ້ພ້ອມກັນ.",
  },
  unionpay: {
    certificates: "ກະແຈສາທາລະນະທີ່ເຊັນແລ້ວຂອງຮ້ານຄ້າ (PEM)",
    own: "PEM (.cer) ຂອງກະແຈສາທາລະນະທີ່ UnionPay ເຊັນໃຫ້ຮ້ານຄ້າ ແລະ ຄູ່ກັບກະແຈຂ້າງເທິງ",
    authorities: "PEM; ວາງຮາກຂອງ UnionPay ກ່ອນ ແລ້ວວາງຂັ້ນກາງ",
  },
  hint: {
    feeRate: "ແຕ່ມື້ນີ້ໄປ ຮ້ານຄ້າທີ່ບໍ່ມີອັດຕາຄ່າທຳນຽມຂອງຕົນຈ່າຍຕາມອັດຕາຂອງບໍລິການທີ່ໃຊ້ຢູ່",
    appSecret: "ໃຫ້ລູກຄ້າຈ່າຍໃນ WeChat ໄດ້ໂດຍກົງ; ຖ້າວ່າງ ລູກຄ້າຈ່າຍດ້ວຍລະຫັດ",
    paysInApp: "ຜູ້ຊື້ທີ່ເປີດຮ້ານໃນ Alipay ຊຳລະໄດ້ໂດຍກົງ; ຕ້ອງລົງທະບຽນເວັບນີ້ເປັນທີ່ຢູ່ກັບຄືນໃນ Alipay ກ່ອນ",
    added: "ເພີ່ມແລ້ວ; ເປີດໃຊ້ໄດ້ເມື່ອພາຣາມິເຕີຖືກຕັ້ງ, ກວດສອບ ແລະ ເປີດນຳໃຊ້",
    kept: "ປະວ່າງໄວ້ກໍຄືເກົ່າ",
    key: "PEM ຫຼື Base64; ຫຼັງບັນທຶກແລ້ວບໍ່ສະແດງອີກ",
    platformKey: "PEM; ວາງຫຼາຍອັນຕໍ່ກັນໄດ້",
    certificates: "ໂໝດກະແຈມີລາຍເຊັນ: PEM ຂອງກະແຈແອັບກ່ອນ ແລ້ວ PEM ຂອງຮາກ Alipay; ໂໝດກະແຈໃຫ້ປະວ່າງ",
    proven: "ຜູ້ໃຫ້ບໍລິການຕອບຖືກຕ້ອງ; ເປີດນຳໃຊ້ໄດ້",
  },
};
