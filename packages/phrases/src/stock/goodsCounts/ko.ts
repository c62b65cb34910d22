import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "실사한 상품이 아직 없습니다",
  "stock.goodsReasonMissing": "{{productName}}의 차이 사유를 입력하세요",
  "stock.goodsCountAgain":
    "{{productName}}: 실사 후 다른 실사가 취소되었거나 실사 수량보다 더 나갔습니다. 다시 실사하세요",
  "stock.goodsCountedMeanwhile": "다른 사람이 방금 이 상품을 실사했습니다. 확인 후 다시 입력하세요",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "전표 번호",
  warehouseId: "창고",
  productId: "상품",
  batchNo: "로트",
  progress: "실사한 상품",
  value: "차이 금액",
};

export const words: Translation<typeof zh.words> = {
  machines: "자판기",
  places: "창고 및 노선 차량",
  begin: "실사 시작",
  find: "상품명, 번호, 바코드 또는 로트",
  add: "장부에 없는 상품 추가",
  blindHint: "입력한 뒤에 장부 수량이 표시됩니다. 상품은 계속 움직이며, 각 행은 실사한 시점의 장부와 비교됩니다.",
  finishConfirm: "실사한 행: {{n}}/{{all}}. 나머지는 그대로입니다. 완료할까요?",
  finished: "반영되었습니다. 변경된 행: {{n}}",
  reverse: "취소 전표",
  reverseConfirm: "이 실사를 취소할까요? 차이는 반영된 금액으로 되돌립니다.",
  state: {
    reversed: "취소됨",
  },
  cause: {
    unbooked: "전표 누락",
  },
};
