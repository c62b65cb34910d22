import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "보내는 곳과 받는 곳은 달라야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "전표 번호",
  docDate: "전표 날짜",
  docStatus: "상태",
  warehouseId: "보내는 곳",
  intoId: "받는 곳",
  quantity: "수량",
  value: "원가",
  createdBy: "작성자",
  lines: "상품 내역",
  batchNo: "로트",
  stock: "보유",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "반납 또는 이동",
    all: "보유 수량 모두 입력",
    addLine: "상품 추가",
    reverse: "취소 전표",
  },
  state: {
    draft: "등록 대기",
    booked: "반영됨",
    reversed: "취소됨",
  },
  records: "이동 내역",
  confirmReverse: "이 전표를 취소할까요? 상품이 원래 있던 곳으로 돌아갑니다.",
  total: "{{lines}}행, 총 {{pieces}}개",
};
