import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "보고서 내보내기",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "보고서 보기",
  "insight.report.write": "보고서 생성",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "내보내기 기간은 최대 31일입니다",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "보고서",
  startDate: "시작일",
  endDate: "종료일",
  reportStatus: "보고서 상태",
  createdBy: "만든 사람",
  fileSize: "파일 크기",
};

export const words: Translation<typeof zh.words> = {
  add: "보고서 추가",
  generate: "생성",
  days: "기간",
  daysHint: "최대 31일",
  state: {
    notGenerated: "미생성",
    generating: "생성 중",
    generated: "생성됨",
    failed: "생성 실패",
  },
  name: {
    overview: "매출 개요",
    machines: "자판기별 매출",
    products: "상품별 매출",
    payments: "결제 수단별 매출",
    points: "설치 지점별 매출",
    merchants: "가맹점별 매출",
  },
};
