import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "ກັບຄືນ",
  close: "ປິດ",
  language: "ພາສາ",
  less: "ຫຼຸດ",
  more: "ເພີ່ມ",
  retry: "ລອງໃໝ່",
  waiting: "ກຳລັງໂຫຼດ",
  offline: "ບໍ່ມີການເຊື່ອມຕໍ່, ກວດເບິ່ງແລ້ວລອງໃໝ່",
  noPage: "ບໍ່ມີໜ້ານີ້, ກະລຸນາສະແກນລະຫັດອີກຄັ້ງ",
};
