import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "ຕັ້ງຄ່າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "ຍີ່ຫໍ້ເຂົ້າລະບົບ",
};

export const fields: Translation<typeof zh.fields> = {
  host: "ໂຮສ",
  path: "ເສັ້ນທາງເຂົ້າລະບົບ",
  name: "ຊື່ຍີ່ຫໍ້",
  titles: "ຊື່ຕາມພາສາ (ວ່າງ: ໃຊ້ຊື່ຍີ່ຫໍ້)",
  subtitle: "ຄຳຂະຫຍາຍ",
  background: "ສີພື້ນຫຼັງ",
  startLanguage: "ພາສາເລີ່ມຕົ້ນ",
  footer: "ສ່ວນທ້າຍ",
  asksAgreement: "ຕ້ອງຍອມຮັບຂໍ້ຕົກລົງແພລດຟອມ",
};

export const words: Translation<typeof zh.words> = {
  title: "ຕັ້ງຄ່າຍີ່ຫໍ້ໜ້າເຂົ້າລະບົບ",
  hint: "ຊື່, ໂລໂກ້ ແລະ ສີຂອງໜ້າເຂົ້າລະບົບຕາມໂຮສ ແລະ ເສັ້ນທາງ; ລາຍການທີ່ຊັດເຈນທີ່ສຸດຈະຖືກໃຊ້.",
  add: "ເພີ່ມຍີ່ຫໍ້",
  edit: "ແກ້ໄຂຍີ່ຫໍ້",
  empty: "ຍັງບໍ່ມີຍີ່ຫໍ້: ໜ້າເຂົ້າລະບົບສະແດງຮູບແບບຂອງຜະລິດຕະພັນ",
  everyHost: "ທຸກໂຮສ",
  everyPath: "ທຸກໜ້າເຂົ້າລະບົບ",
  removeAsk: "ໜ້າຈະກັບໄປເປັນຮູບແບບຂອງຜະລິດຕະພັນ. ລຶບບໍ?",
  hostHint: "ປ່ອຍວ່າງສຳລັບທຸກໂຮສ; ໃສ່ພອດຖ້າມີ",
  hostWrong: "ຊື່ໂຮສບໍ່ຖືກຕ້ອງ",
  pathHint: "ເຊັ່ນ /loginZl; ປ່ອຍວ່າງສຳລັບທຸກໜ້າຂອງໂຮສ",
  pathWrong: "ເລີ່ມດ້ວຍ / ແລະ ມີຕົວອັກສອນ, ຕົວເລກ, ຂີດກ້ອງ",
  ofBrowser: "ຕາມບຣາວເຊີ",
  preview: "ຕົວຢ່າງໜ້າເຂົ້າລະບົບ",
};
