import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "매출 개요",
  "/jygl/jyhz": "매출 집계",
  "/jygl/sjhz": "기간별 매출",
  "/jygl/sptj": "상품 통계",
  "/jygl/cfxstj": "처방전 판매 통계",
  "/jygl/ypxstj": "의약품 판매 통계",
  "/jygl/ywlxtj": "업무 유형 통계",
  "/tjfx": "통계 분석",
  "/tjfx/jqjytj": "자판기별 매출",
  "/tjfx/spjytj": "상품별 매출",
  "/tjfx/zfjstj": "결제 수단별 매출",
  "/tjfx/dwjytj": "설치 지점별 매출",
  "/tjfx/shzftj": "가맹점별 매출",
  "/sc/sctj": "온라인 몰 통계",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "보기",
  "insight.summary.read": "보기",
  "insight.periods.read": "보기",
  "insight.goods.read": "보기",
  "insight.prescriptions.read": "보기",
  "insight.medicines.read": "보기",
  "insight.businessTypes.read": "보기",
  "insight.machines.read": "보기",
  "insight.products.read": "보기",
  "insight.payments.read": "보기",
  "insight.points.read": "보기",
  "insight.merchants.read": "보기",
  "insight.mall.read": "보기",
};

export const fields: Translation<typeof zh.fields> = {
  period: "기간",
  payMethod: "결제 수단",
  viewName: "보기 이름",
};

export const words: Translation<typeof zh.words> = {
  views: "보기",
  saveView: "보기로 저장",
  saveViewHint: "같은 이름의 보기는 바뀝니다. 날짜는 여는 날에 맞춰 움직입니다",
  dimension: {
    day: "일",
    month: "월",
    year: "연도",
    merchant: "가맹점",
    point: "설치 지점",
    pickupPoint: "픽업 장소",
    machine: "자판기",
    machineType: "자판기 유형",
    category: "카테고리",
    brand: "브랜드",
    product: "상품",
    medicine: "의약품",
    batch: "로트",
    manufacturer: "제조사",
    payMethod: "결제 수단",
    businessType: "업무 유형",
  },
  groupBy: "묶기",
  compare: {
    label: "비교",
    previous: "이전 기간",
    yearAgo: "작년 같은 기간",
    none: "비교 안 함",
  },
  thisPeriod: "이번 기간",
  running: "오늘 진행 중",
  change: "변화",
  total: "합계",
  everything: "전체",
  perDay: "일별 추이",
  largest: "상위 {{n}}",
  others: "기타 {{n}}개",
  unnamed: "미설정",
  delivery: "배송",
  medCategory: "의약품 분류",
  made: "규격과 제조사",
  countingMedicines:
    "의약품이 배출된 주문을 가맹점 시간대의 주문일 기준으로 집계합니다. 판매 수량은 실제 배출 수량이고 매출은 그에 대해 받은 금액이며 환불은 빼지 않습니다. 로트는 배출 시 레인에 등록된 로트입니다.",
  counting:
    "가맹점 시간대의 주문일 기준으로 결제된 주문을 집계합니다. 환불은 원래 주문일에 반영되며, 환불 건수는 환불한 주문의 수입니다.",
  profitCounting:
    "매출 총이익은 결제액에서 환불과 배출된 상품의 매입가를 뺀 값이며, 매입가가 있는 주문만 계산합니다(환불 후 매출의 {{share}}).",
  number: "번호",
  line: "꺾은선",
  bar: "막대",
  measure: {
    salesAmount: "매출",
    orderCount: "주문 수",
    salesCount: "판매량",
    avgPrice: "객단가",
    refundAmount: "환불 금액",
    refundCount: "환불 건수",
    profit: "매출 총이익",
    share: "비중",
    netAmount: "환불 후 금액",
  },
};
