import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "선택한 범위에 문서가 너무 많습니다. 기간을 줄이거나 자판기를 선택하세요",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "장소",
  missing: "부족",
  found: "초과",
  value: "원가",
  lossStep: "예상 단계",
  why: "판단 근거",
  warehousePieces: "창고 부족",
  bagPieces: "차량 부족",
  lanePieces: "레인 부족",
  salePieces: "배출 부족",
  lossTime: "시간",
  docNo: "문서",
  lossKind: "문서 종류",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "폐기 처리",
    steps: "단계별 손실",
  },
  facts: "손실 문서",
  step: {
    warehouse: "창고",
    bag: "노선 차량",
    lane: "레인",
    sale: "배출",
  },
  kind: {
    check: "보충 확인",
    laneCount: "레인 재고 실사",
    placeCount: "창고 재고 실사",
    writeOff: "폐기 처리",
    order: "주문",
  },
  reason: {
    placeShort: "실사에서 장부보다 적었습니다",
    unbooked: "문서 없이 상품이 이동했습니다",
    writtenOff: "폐기 처리에 분실로 적혀 있습니다",
    loadedWrong: "보충 수량 오류라는 설명이 있습니다",
    notLoaded: "자판기가 보충 기록보다 적게 세었습니다",
    failedBefore: "앞서 결제된 상품이 나오지 않았습니다",
    jammed: "실사 사유가 상품 걸림 또는 자판기 고장입니다",
    givenAway: "환불 후에 나왔거나 구매 수량보다 더 나왔습니다",
    saidMissing: "분실이라는 설명이 있습니다",
    laneShort: "장부보다 적으며 보충이나 판매로 설명되지 않습니다",
  },
};
