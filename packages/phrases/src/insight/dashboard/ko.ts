import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "홈",
  "/syzfqq": "결제 현황",
  "/syspxlpm": "상품 판매 순위",
  "/syspxlpmxq": "상품 판매 상세",
  "/syjqpm": "자판기 순위",
  "/syjqpmxq": "자판기 판매 상세",
  "/databases": "판매 빅데이터",
  "/databaseszd": "판매 빅데이터(ZD)",
  "/databasesTscpyxpt": "특산품 빅데이터",
  "/database": "관리자 빅데이터",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "홈 보기",
  "insight.ranking.read": "상품 판매 순위 보기",
  "insight.screen.read": "대형 화면 보기",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "대형 화면이 공개되지 않았습니다. 로그인 후 확인하세요",
};

export const fields: Translation<typeof zh.fields> = {
  period: "기간",
  category: "카테고리",
  rank: "순위",
  day: "날짜",
  quantity: "판매량",
  orders: "주문 수",
  amount: "매출",
  share: "비중",
  average: "객단가",
  brand: "브랜드",
  laneNo: "레인 번호",
  payment: "결제 수단",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "오늘 매출",
  todayOrders: "오늘 주문 수",
  todayOnline: "오늘 온라인 결제",
  yesterday: "어제 하루 {{value}}",
  sameHours: "어제 {{hour}}:00까지 대비",
  machines: "사용 중인 자판기",
  machinesNote: "온라인 {{online}} · 오프라인 {{offline}} · 고장 {{fault}} · 재고 부족 {{outOfStock}}",
  pending: "처리할 일",
  pendingApprovals: "내 승인 대기",
  pendingRefunds: "처리 대기 환불",
  pendingExceptions: "이상 주문",
  pendingTickets: "미처리 문의 티켓",
  pendingFeedback: "답변하지 않은 고객 문제 신고",
  pendingPrescriptions: "심사 대기 처방전",
  pendingAlarms: "미해제 경보",
  pendingOffline: "오프라인 자판기",
  pendingOutOfStock: "재고 부족 자판기",
  trend: "매출 추이",
  thisPeriod: "이번 기간",
  previousPeriod: "이전 기간",
  payments: "결제 수단 비중",
  productRanking: "상품 판매 순위",
  machineRanking: "자판기 순위",
  more: "더 보기",
  total: "합계",
  byDay: "일별",
  byMachine: "자판기별",
  byProduct: "상품별",
  topTwenty: "상위 20",
  updatedAt: "{{time}} 업데이트",
};
