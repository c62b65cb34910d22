import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "행운 구매",
  "/jygl/zjtj": "당첨 통계",
  "/jygl/hgfa": "행운 구매 방안",
  "/jygl/ddcj": "주문 추첨",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "조회",
  "orders.lucky.write": "방안 관리",
  "orders.luckyWin.read": "조회",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "이 상품에는 진행 중인 방안이 있습니다",
  "orders.luckyPlanEnded": "이미 종료된 방안입니다",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "경품",
  orders: "주문 수",
  winCount: "당첨 횟수",
  winRate: "당첨률",
  planName: "방안 이름",
  productId: "경품",
  drawFen: "추첨 1회 금액",
  chance: "당첨률",
  budgetFen: "경품 예산",
  spentFen: "당첨 금액",
  reservedFen: "추첨 대기",
  draws: "추첨 주문",
  machineIds: "적용 자판기",
  endTime: "종료 시간",
  numbers: "추첨 번호",
  seed: "시드",
  commitment: "약속 값",
  tradeNo: "결제 번호",
  resultNo: "결과 순번",
  previousHash: "이전 결과",
  resultHash: "결과 해시",
  committedTime: "약속 시간",
  drawTime: "추첨 시간",
};

export const words: Translation<typeof zh.words> = {
  detail: "상세",
  sum: "주문 {{orders}}, 추첨 {{draws}}회, 당첨 {{wins}}회, 금액 {{amount}}",
  plans: "추첨 방안",
  add: "방안 추가",
  end: "방안 종료",
  endAsk: "종료하면 더 이상 추첨할 수 없습니다. 종료할까요?",
  all: "모든 자판기",
  create: "저장한 방안은 수정할 수 없고 종료만 할 수 있습니다",
  verify: "검증",
  machine: "자판기가 직접 추첨하여 검증할 수 없습니다",
  good: "일치",
  bad: "불일치",
  how: "번호는 “시드|주문 번호|결제 번호|회차”의 SHA-256 앞 12자리 16진수를 10,000으로 나눈 나머지이며, 당첨률(0.01% 단위)보다 작으면 당첨입니다",
  planState: { active: "진행 중", ended: "종료됨" },
  hints: { chance: "백분율, 0.01~100", budget: "모든 경품 가치의 한도" },
  checks: {
    commitment: "시드가 결제 전에 약속한 값과 같음",
    numbers: "번호와 결과를 시드에서 다시 계산함",
    link: "이전 결과와 이어짐",
  },
};
