import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "Tài khoản thanh toán của thương nhân",
  "/xtgl/zfsz/rjs": "Quyết toán hằng ngày",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "Xem tài khoản của mọi thương nhân",
  "finance.providerDay.read": "Xem quyết toán hằng ngày",
  "finance.providerDay.write": "Chạy lại quyết toán hằng ngày",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "Chạy lại quyết toán",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "Số thương nhân",
  settleDate: "Ngày",
};

export const words: Translation<typeof zh.words> = {
  run: "Chạy lại quyết toán",
  runQuestion: "Chạy lại quyết toán? Giao dịch chưa chốt sẽ được quyết toán; ngày đã chốt giữ nguyên.",
  runDone: "Đã quyết toán {{n}} giao dịch",
  runNothing: "Không có giao dịch nào chưa chốt; ngày đã chốt giữ nguyên",
};
