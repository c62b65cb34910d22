import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "ຕັ້ງຄ່າຍີ່ຫໍ້ໜ້າເຂົ້າລະບົບ",
  hint: "ຊື່, ໂລໂກ້ ແລະ ສີຂອງໜ້າເຂົ້າລະບົບຕາມໂຮສ ແລະ ເສັ້ນທາງ; ລາຍການທີ່ຊັດເຈນທີ່ສຸດຈະຖືກໃຊ້.",
  add: "ເພີ່ມຍີ່ຫໍ້",
  edit: "ແກ້ໄຂຍີ່ຫໍ້",
  empty: "ຍັງບໍ່ມີຍີ່ຫໍ້: ໜ້າເຂົ້າລະບົບສະແດງຮູບແບບຂອງຜະລິດຕະພັນ",
  everyHost: "ທຸກໂຮສ",
  everyPath: "ທຸກໜ້າເຂົ້າລະບົບ",
  removeAsk: "ໜ້າຈະກັບໄປເປັນຮູບແບບຂອງຜະລິດຕະພັນ. ລຶບບໍ?",
  host: "ໂຮສ",
  hostHint: "ປ່ອຍວ່າງສຳລັບທຸກໂຮສ; ໃສ່ພອດຖ້າມີ",
  hostWrong: "ຊື່ໂຮສບໍ່ຖືກຕ້ອງ",
  path: "ເສັ້ນທາງເຂົ້າລະບົບ",
  pathHint: "ເຊັ່ນ /loginZl; ປ່ອຍວ່າງສຳລັບທຸກໜ້າຂອງໂຮສ",
  pathWrong: "ເລີ່ມດ້ວຍ / ແລະ ມີຕົວອັກສອນ, ຕົວເລກ, ຂີດກ້ອງ",
  logo: "ໂລໂກ້",
  name: "ຊື່ຍີ່ຫໍ້",
  titles: "ຊື່ຕາມພາສາ (ວ່າງ: ໃຊ້ຊື່ຍີ່ຫໍ້)",
  subtitle: "ຄຳຂະຫຍາຍ",
  background: "ສີພື້ນຫຼັງ",
  startLanguage: "ພາສາເລີ່ມຕົ້ນ",
  ofBrowser: "ຕາມບຣາວເຊີ",
  footer: "ສ່ວນທ້າຍ",
  asksAgreement: "ຕ້ອງຍອມຮັບຂໍ້ຕົກລົງ",
  preview: "ຕົວຢ່າງໜ້າເຂົ້າລະບົບ",
} satisfies Translation<typeof zh>;
