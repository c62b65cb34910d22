import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "Đặt mua ngoại tuyến",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "Thời hạn phải là số nguyên từ {{least}} đến {{most}} giờ",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "Hạn mức mỗi thẻ, mỗi máy",
  offlineHours: "Thời hạn (giờ)",
  allowance: "Định mức",
  used: "Đã dùng",
  untilTime: "Hiệu lực đến",
  soldTime: "Thời gian bán",
};

export const words: Translation<typeof zh.words> = {
  explain:
    "Khi máy mất mạng, thẻ hội viên được mua trong định mức do đám mây ký, tại mỗi máy không quá hạn mức này; 0 là tắt. Phần số dư không đủ trở thành nợ.",
  scope:
    "Chỉ cho thẻ đã kích hoạt có chủ thẻ, đã mua tại máy của thương nhân trong 90 ngày qua, tối đa 500 thẻ mỗi máy.",
  machines: "Máy có định mức của thẻ",
  uses: "Giao dịch khi mất mạng",
  noMachines: "Không máy nào có định mức của thẻ này",
  noUses: "Thẻ này chưa mua gì khi mất mạng",
};
