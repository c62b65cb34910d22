import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "배송비 템플릿",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "배송비 템플릿 보기",
  "mall.freightTemplate.write": "배송비 템플릿 추가, 편집, 사용, 사용 중지, 삭제",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "1부터 {{limit}}까지의 정수를 입력하세요",
  "mall.freightRules": "규칙을 1개부터 {{limit}}개까지 입력하세요",
  "mall.freightProvinceTwice": "각 지역은 규칙 하나에만 넣을 수 있고, 나머지 지역의 규칙은 하나만 둘 수 있습니다",
  "mall.freightInUse": "사용 중입니다. 먼저 사용 중지하세요",
  "mall.regionNotServed": "이 지역에는 배송하지 않습니다",
  "mall.feeChanged": "배송비가 바뀌었습니다. 확인하고 다시 주문하세요",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "템플릿 이름",
  measure: "계산 기준",
  rules: "규칙",
  provinces: "지역",
  firstUnits: "기본 단위",
  firstFee: "기본 배송비",
  nextUnits: "추가 단위",
  nextFee: "추가 배송비",
  freeFrom: "무료 배송 기준",
  inUse: "사용 여부",
  updatedTime: "수정 시간",
};

export const words: Translation<typeof zh.words> = {
  add: "배송비 템플릿 추가",
  edit: "배송비 템플릿 편집",
  addRule: "규칙 추가",
  removeRule: "규칙 제거",
  elsewhere: "나머지 지역",
  measures: {
    piece: "개수",
    weight: "무게",
  },
  unit: {
    piece: "개",
    weight: "g",
  },
  use: {
    yes: "사용 중",
    no: "미사용",
  },
  enable: "사용",
  disable: "사용 중지",
  enableAsk: "배송비를 이 템플릿으로 계산하고 이전 템플릿은 사용 중지됩니다. 사용할까요?",
  disableAsk: "온라인 몰의 고정 배송비로 계산합니다. 사용 중지할까요?",
  summary: "{{units}}{{unit}}까지 {{fee}}, 추가 {{next}}{{unit}}마다 {{more}}",
  freeSummary: "{{amount}} 이상 무료",
  weightHint: "상품의 무게로 계산하며 무게가 없는 상품은 0g으로 봅니다",
  noRuleHint: "규칙이 없는 지역에는 배송하지 않습니다",
};
