import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "보충 기록",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "조회",
  "stock.refill.write": "보충 차이 설명",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "보충 차이 설명",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "레인 번호",
  cabinet: "캐비닛",
  stock: "재고",
  stockBefore: "이전",
  replenishQty: "보충 수량",
  replenisher: "보충 담당자",
  replenishTime: "보충 시간",
  last: "이전 수량",
  loaded: "적재",
  sold: "판매",
  expected: "예상",
  reported: "자판기 보고",
  difference: "차이",
  reportedTime: "보고 시간",
  cause: "원인",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "자판기",
  total: "레인: {{lanes}}, 수량: {{pieces}}",
  checks: "보충 확인",
  checksOpen: "보충 확인 · 설명 대기 {{n}}",
  checksHint: "자판기가 센 수량이 “이전 수량 + 적재 − 판매”와 다르면 설명할 때까지 여기에 표시됩니다.",
  waiting: "설명 대기",
  explained: "설명됨",
  explain: "차이 설명",
  causes: {
    loadedWrong: "보충 수량 오류",
    missing: "분실",
    damaged: "파손",
    sensor: "자판기 계수 오류",
    other: "기타",
  },
  cabinet: {
    main: "메인 캐비닛",
    sub: "보조 캐비닛",
  },
};
