import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "온라인 몰 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "온라인 몰 설정 보기",
  "mall.setting.write": "온라인 몰 설정 변경",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "{{least}}~{{most}} 사이의 정수여야 합니다",
  "mall.settingMalformed": "입력한 값이 올바르지 않습니다",
  "mall.noWay": "배송과 픽업 중 하나는 켜져 있어야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "미결제 주문 마감(분)",
  delivery: "배송",
  deliveryFee: "배송비",
  freeFrom: "무료 배송 기준 금액",
  completeDays: "자동 완료(일)",
  pickup: "픽업",
  pickupDays: "픽업 보관(일)",
  afterSaleDays: "사후 서비스 기간(일)",
  reviews: "후기",
  checkoutNotice: "주문 안내",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "주문",
    delivery: "배송",
    pickup: "픽업",
    after: "사후 서비스와 후기",
    notice: "안내",
  },
  effect: {
    closeMinutes: "결제되지 않은 주문은 이때 닫히고 재고가 풀립니다",
    delivery: "고객이 주문할 때 배송을 선택할 수 있습니다",
    deliveryFee: "배송비 템플릿을 사용하지 않을 때 배송마다 받습니다",
    freeFrom: "배송비 템플릿을 사용하지 않을 때 상품이 이 금액이면 무료입니다. 비우면 무료 없음",
    completeDays: "배송 중인 주문은 이 일수가 지나면 도착으로 봅니다. 0은 자동 완료 안 함",
    pickup: "고객이 픽업 지점에서 찾아갈 수 있습니다",
    pickupDays: "주문 후 이 일수가 지나도 찾지 않으면 환불합니다. 0은 계속 보관",
    afterSaleDays: "상품을 받은 뒤 이 일수 안에 사후 서비스를 신청할 수 있습니다",
    reviews: "끄면 고객이 후기를 쓰거나 볼 수 없습니다",
    checkoutNotice: "휴대폰 주문 페이지에 표시됩니다. 비우면 표시하지 않습니다",
  },
  source: {
    platform: "플랫폼 기본값",
    parent: "{{name}}에서 상속",
    own: "직접 설정",
  },
  restore: "다시 상속",
  changed: "{{name}} {{time}} 변경",
  search: "설정 검색",
  unsaved: "저장하지 않은 변경이 있습니다",
  discard: "버리기",
  undo: "실행 취소",
};
