import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "중량 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "조회",
  "machines.weight.write": "설정",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "중량 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange": "계수는 0보다 크고 {{limit}} 이하이며 소수점 셋째 자리까지입니다",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "레인 번호",
  weight: "중량(g)",
  weightTolerance: "허용 오차(g)",
  weightFactor: "계수",
  origin: "출처",
  updatedTime: "수정 시간",
};

export const words: Translation<typeof zh.words> = {
  set: "설정",
  setSelected: "선택 항목 설정",
  setByProduct: "상품별 설정",
  changed: "설정한 레인: {{n}}",
  factorHint: "자판기가 잰 중량에 계수를 곱한 뒤 비교합니다. 1이면 그대로입니다.",
  origin: {
    lane: "레인",
    product: "상품",
  },
  cabinet: {
    main: "메인 캐비닛",
    sub: "보조 캐비닛",
  },
};
