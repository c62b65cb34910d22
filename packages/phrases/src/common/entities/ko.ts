import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "번호, 이름 또는 병음 머리글자",
  hintMany: "번호, 이름 또는 병음 머리글자. 여러 번호를 붙여넣을 수 있습니다",
  recent: "최근 사용",
  others: "기타",
  noMatch: "“{{text}}”에 대한 결과가 없습니다",
  unknown: "찾을 수 없음: {{numbers}}",
  more: "처음 {{n}}개만 표시됩니다. 더 입력하세요",
  kind: {
    machine: "자판기",
    card: "회원 카드",
    product: "상품",
    merchant: "가맹점",
    person: "사용자",
  },
  state: {
    inUse: "사용 중",
    offline: "오프라인",
    notActivated: "미활성화",
    outOfUse: "사용 중지",
  },
};
