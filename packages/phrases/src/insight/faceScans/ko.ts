import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "얼굴 인식 통계",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "보기",
};

export const fields: Translation<typeof zh.fields> = {
  day: "날짜",
  range: "기간",
  scanCount: "얼굴 스캔 수",
  scanSuccess: "인식 성공",
  successRate: "인식률",
  faceCount: "얼굴 결제 건수",
  salesAmount: "매출",
};
