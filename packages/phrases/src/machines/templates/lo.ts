import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "ຕ້ອງມີຊື່ແມ່ແບບ",
  "templates.nameTaken": "ຊື່ແມ່ແບບນີ້ມີແລ້ວ",
  "templates.flowOutOfRange": "ເກນປະລິມານຂໍ້ມູນ: 0 ເຖິງ 10240 MB",
  "templates.temperatureOutOfRange": "ເຕືອນອຸນຫະພູມ: −50 ເຖິງ 100 °C",
  "templates.temperatureReversed": "ອຸນຫະພູມສູງຕ້ອງບໍ່ຕ່ຳກວ່າຕ່ຳ",
  "templates.humidityOutOfRange": "ເຕືອນຄວາມຊຸ່ມ: 0 ເຖິງ 100%",
  "templates.changedMeanwhile": "ແມ່ແບບຖືກແກ້ໄຂແລ້ວ; ໂຫຼດໃໝ່ແລ້ວລອງອີກ",
  "templates.noParent": "ບໍ່ມີຮ້ານຄ້າຂັ້ນເທິງເພື່ອນຳເຂົ້າແມ່ແບບຫຼັກ",
  "templates.empty": "ແມ່ແບບຍັງບໍ່ມີຊ່ອງ",
};
