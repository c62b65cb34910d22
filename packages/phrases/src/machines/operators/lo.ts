import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "ຜູ້ດຳເນີນງານ",
  add: "ເພີ່ມຜູ້ດຳເນີນງານ",
  edit: "ແກ້ໄຂຜູ້ດຳເນີນງານ",
  field: {
    userName: "ຊື່",
    loginName: "ບັນຊີ",
    phone: "ເບີມືຖື",
    merchantNo: "ເລກຮ້ານຄ້າ",
    merchantName: "ຊື່ຮ້ານຄ້າ",
    machineCount: "ຈຳນວນເຄື່ອງ",
    salesAmount: "ຍອດຂາຍ 30 ມື້",
    salesOrders: "ຄຳສັ່ງຊື້ 30 ມື້",
    enabled: "ເປີດໃຊ້",
  },
  state: {
    yes: "ເປີດໃຊ້",
    no: "ຢຸດໃຊ້",
  },
  assign: "ມອບໝາຍ",
  machines: "ເຄື່ອງ",
  throughTeams: "{{n}} ຜ່ານທີມ",
  accountHint: "ບັນຊີຜູ້ໃຊ້ທົ່ວໄປ",
} satisfies Translation<typeof zh>;
