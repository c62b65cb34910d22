import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "병용 금기가 없습니다",
  "pharmacy.conflictTaken": "두 의약품은 이미 등록되어 있습니다",
  "pharmacy.conflictSame": "서로 다른 의약품을 선택하세요",
  "pharmacy.conflictInSet": "묶음 “{{name}}”에 두 의약품이 있습니다. 먼저 묶음을 편집하거나 사용 중지하세요",
  "pharmacy.conflictForbidden": "함께 복용할 수 없습니다: “{{first}}”, “{{second}}”({{reason}})",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "의약품",
  otherProductId: "함께 쓸 수 없는 의약품",
  severity: "처리 방식",
  reason: "사유",
};

export const words: Translation<typeof zh.words> = {
  title: "병용 금기",
  hint: "금지된 의약품은 의약품 묶음, 픽업 코드, 장바구니, 같은 환자의 처방전에서 함께 쓸 수 없습니다. 주의 의약품은 안내만 표시합니다.",
  add: "병용 금기 추가",
  edit: "병용 금기 편집",
  warned: "주의",
  warning: "주의가 필요합니다: “{{first}}”, “{{second}}”({{reason}})",
  none: "아직 병용 금기가 없습니다",
  severity: {
    forbid: "금지",
    warn: "주의",
  },
  reason: {
    sameIngredient: "같은 성분, 과다 복용 위험",
    bleeding: "출혈 위험 증가",
    sedation: "졸음 증가",
    liver: "간 부담",
    kidney: "신장 부담",
    bloodPressure: "혈압에 영향",
    heartRhythm: "심장 박동에 영향",
    weaker: "약효 감소",
    stronger: "약효와 부작용 증가",
  },
};
