import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "목록", calendar: "캘린더" },
  spans: { week: "주", month: "월" },
  earlier: "이전",
  later: "다음",
  today: "오늘",
  none: "이 기간에 진행되는 계획이 없습니다. “계획 추가”로 만드세요.",
  more: "계획이 많아 처음 {{n}}개만 표시합니다. 유형으로 좁혀 보세요.",
  clashes: "다른 계획과 충돌",
  winner: { this: "이 계획이 우선", other: "상대 계획이 우선", larger: "할인이 큰 쪽이 적용" },
  below: "{{name}} 등 상품 {{n}}개가 매입가보다 싸게 팔립니다",
  days: "{{from}} ~ {{to}}",
};
