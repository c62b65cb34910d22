import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "ຜູ້ໃຊ້",
  roles: "ບົດບາດ",
  merchants: "ຮ້ານຄ້າ",
  machinesOnline: "ເຄື່ອງອອນລາຍ",
  openAlarms: "ການເຕືອນທີ່ຍັງເປີດ",
  blocked: "ຖືກລະງັບ {{n}}",
  ofAll: "ຈາກ {{n}}",
  lastLogins: "ການເຂົ້າລະບົບຫຼ້າສຸດ",
  lastAlarms: "ການເຕືອນຫຼ້າສຸດ",
  pages: "ໜ້າລະບົບ",
  unknownAccount: "ບັນຊີທີ່ບໍ່ຮູ້ຈັກ",
  field: {
    logTime: "ເວລາ",
    account: "ບັນຊີ",
    result: "ຜົນ",
    address: "ທີ່ຢູ່ IP",
    machine: "ເຄື່ອງ",
    kind: "ການເຕືອນ",
    state: "ສະຖານະ",
  },
  alarm: {
    open: "ຍັງເປີດ",
    cleared: "ແກ້ໄຂແລ້ວ",
  },
} satisfies Translation<typeof zh>;
