import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "ອັບໂຫຼດຂໍ້ຕົກລົງ",
  "/xtgl/ptxygl": "ຂໍ້ຕົກລົງແພລດຟອມ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "ເບິ່ງຂໍ້ຕົກລົງ",
  "system.agreement.write": "ອັບໂຫຼດ ແລະ ເຜີຍແຜ່ຂໍ້ຕົກລົງ",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "ເຜີຍແຜ່",
  agree: "ຍອມຮັບຂໍ້ຕົກລົງ",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "ມີບັນຊີຍອມຮັບແລ້ວ ຈຶ່ງລຶບບໍ່ໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  name: "ຊື່ຂໍ້ຕົກລົງ",
  md5: "MD5",
  sha256: "SHA-256",
  size: "ຂະໜາດ",
  time: "ເວລາ",
  published: "ເວລາເຜີຍແຜ່",
  status: "ສະຖານະ",
  agreedBy: "ບັນຊີທີ່ຍອມຮັບ",
  person: "ຊື່",
  merchant: "ຮ້ານຄ້າ",
  acceptedAt: "ເວລາຍອມຮັບ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "ຮ່າງ",
    published: "ເຜີຍແຜ່ແລ້ວ",
    stopped: "ປິດໃຊ້ແລ້ວ",
  },
  publish: "ເຜີຍແຜ່",
  publishConfirm: "ບັນຊີຂອງໂຮສທີ່ຕັ້ງໄວ້ຕ້ອງຍອມຮັບເມື່ອເຂົ້າລະບົບຄັ້ງຕໍ່ໄປ, ຂໍ້ຕົກລົງກ່ອນໜ້າຈະປິດໃຊ້. ເຜີຍແຜ່ບໍ?",
  stop: "ປິດໃຊ້",
  stopConfirm: "ຈະບໍ່ຂໍໃຫ້ຍອມຮັບອີກ. ປິດໃຊ້ບໍ?",
  records: "ບັນທຶກການຍອມຮັບ",
  file: "ໄຟລ໌ PDF",
  fileHint: "ສະເພາະ PDF, ສູງສຸດ 5 MB",
  choose: "ເລືອກໄຟລ໌",
  stored: "ອັບໂຫຼດແລ້ວ. ລະຫັດກວດສອບ:",
  back: "ກັບໄປລາຍການ",
};
