import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "가맹점 결제 계좌 설정",
  "/xtgl/zfsz/rjs": "일일 정산",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "모든 가맹점 계좌 보기",
  "finance.providerDay.read": "일일 정산 보기",
  "finance.providerDay.write": "일일 정산 다시 실행",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "다시 정산",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "가맹점 수",
  settleDate: "날짜",
};

export const words: Translation<typeof zh.words> = {
  run: "다시 정산",
  runQuestion: "다시 정산할까요? 마감하지 않은 거래만 정산하며 마감한 날은 그대로 유지됩니다.",
  runDone: "거래 {{n}}건을 정산했습니다",
  runNothing: "정산할 거래가 없었습니다. 마감한 날은 그대로 유지됩니다.",
};
