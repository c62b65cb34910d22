import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "ລາຍການ", calendar: "ປະຕິທິນ" },
  spans: { week: "ອາທິດ", month: "ເດືອນ" },
  earlier: "ກ່ອນໜ້າ",
  later: "ຕໍ່ໄປ",
  today: "ມື້ນີ້",
  none: "ມື້ເຫຼົ່ານີ້ບໍ່ມີແຜນ. ກົດ “ເພີ່ມແຜນ” ເພື່ອສ້າງ.",
  more: "ມີແຜນຫຼາຍກວ່ານີ້; ສະແດງ {{n}} ແຜນທຳອິດ. ກອງຕາມປະເພດ.",
  clashes: "ຂັດກັບແຜນອື່ນ",
  winner: { this: "ແຜນນີ້ມີສິດກ່ອນ", other: "ແຜນອື່ນມີສິດກ່ອນ", larger: "ສ່ວນຫຼຸດທີ່ຫຼາຍກວ່າມີຜົນ" },
  below: "ສິນຄ້າ {{n}} ລາຍການຈະຂາຍຕ່ຳກວ່າລາຄາຊື້ ເຊັ່ນ {{name}}",
  days: "{{from}} ຫາ {{to}}",
};
