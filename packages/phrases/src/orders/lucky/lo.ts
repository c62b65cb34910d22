import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "ຊື້ສ່ຽງໂຊກ",
  "/jygl/zjtj": "ສະຖິຕິຖືກລາງວັນ",
  "/jygl/ddcj": "ສ່ຽງໂຊກຄຳສັ່ງຊື້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "ເບິ່ງ",
  "orders.luckyWin.read": "ເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "ລາງວັນ",
  orders: "ຈຳນວນຄຳສັ່ງຊື້",
  winCount: "ຈຳນວນຖືກລາງວັນ",
  winRate: "ອັດຕາຖືກລາງວັນ",
};

export const words: Translation<typeof zh.words> = {
  detail: "ລາຍລະອຽດ",
  view: "ເບິ່ງ",
  sum: "ຄຳສັ່ງຊື້ {{orders}}, ສ່ຽງໂຊກ {{draws}}, ຖືກລາງວັນ {{wins}}, ຈຳນວນເງິນ {{amount}}",
};
