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
  effect: {
    extra: "추가 매출",
    range: "95% 구간",
    given: "할인 금액",
    orders: "주문 {{n}}건",
    days: "캠페인 날짜",
    before: "비교 날짜",
    ofPlan: "캠페인 자판기(대당 하루)",
    ofOthers: "다른 자판기(대당 하루)",
    machines: "자판기",
    counts: "캠페인 {{plan}}대, 그 외 {{others}}대, 제외 {{left}}대",
    comparison:
      "추가 매출 = 캠페인 자판기가 이전 같은 일수보다 더 판 금액에서 같은 기간 다른 자판기가 더 판 금액을 뺀 값입니다. 구간은 자판기 간 차이로 추정합니다. 다른 캠페인, 품절, 계절 영향은 일부만 상쇄됩니다.",
    verdict: {
      more: "캠페인으로 매출이 늘었고 차이가 우연보다 큽니다",
      less: "캠페인 기간에 매출이 줄었고 차이가 우연보다 큽니다",
      unclear: "차이가 우연의 범위여서 효과를 알 수 없습니다",
      fewMachines: "자판기가 너무 적어 우연인지 판단할 수 없습니다",
      noOthers: "비교할 다른 자판기가 없습니다",
      tooEarly: "캠페인의 하루도 아직 끝나지 않았습니다",
    },
  },
};
