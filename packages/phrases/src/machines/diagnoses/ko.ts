import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "진단 분석",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "보기",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "고장 유형",
  faultCount: "고장 횟수",
  faultSeconds: "고장 시간",
  offlineDuration: "오프라인 시간",
  onlineRate: "온라인 비율",
  range: "집계 기간",
};

export const words: Translation<typeof zh.words> = {
  open: "진단",
  byDay: "일별",
  byKind: "고장 유형별",
  byHour: "시간대별",
  byLane: "레인별",
  byProduct: "상품별",
  own: "이 자판기",
  alike: "같은 유형 자판기 평균({{n}}대)",
  betweenFailures: "평균 고장 간격",
  toRepair: "평균 수리 시간",
  none: "선택한 기간에 고장이 없습니다",
};
