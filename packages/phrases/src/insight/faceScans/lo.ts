import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "ສະຖິຕິສະແກນໜ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "ເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  day: "ວັນທີ",
  range: "ວັນທີສະຖິຕິ",
  scanCount: "ຈຳນວນສະແກນໜ້າ",
  scanSuccess: "ຈື່ໜ້າໄດ້",
  successRate: "ອັດຕາຈື່ໜ້າ",
  faceCount: "ຈ່າຍດ້ວຍໃບໜ້າ",
  salesAmount: "ຍອດຂາຍ",
};
