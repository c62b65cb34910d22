import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou ກຳລັງເຮັດວຽກ",
    addressLine: "ຄອນໂຊນ",
    demoLine: "ບັນຊີທົດລອງ",
    passwordLine: "ລະຫັດຜ່ານ",
    dataLine: "ຂໍ້ມູນ",
    machinesLine: "ຕູ້ຂາຍສິນຄ້າອັດຕະໂນມັດ",
    docsLine: "API",
    shopLine: "ຮ້ານອອນລາຍໃນໂທລະສັບ",
    roundLine: "ເຕີມສິນຄ້າດ້ວຍໂທລະສັບ",
    stopLine: "ກົດ Ctrl+C ເພື່ອຢຸດ",
    firstLine: "ຜູ້ດູແລຄົນທຳອິດ",
    onceLine: "ລະຫັດຜ່ານໃຊ້ຄັ້ງດຽວ",
    stopped: "ຢຸດແລ້ວ",
    demoPreparing: "ກຳລັງກຽມຂໍ້ມູນທົດລອງ",
    demoReady: "ຂໍ້ມູນທົດລອງພ້ອມແລ້ວ",
  },
  names: {
    platformMerchant: "ແພລດຟອມ",
    firstAdministrator: "ຜູ້ດູແລ",
    product: "Yunshou",
  },
};
