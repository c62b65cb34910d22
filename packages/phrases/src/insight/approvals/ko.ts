import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "승인 센터",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "조회",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "승인 유형",
  objectName: "승인 대상",
  amount: "금액",
  quantity: "수량",
  asker: "신청자",
  askedTime: "신청 시간",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "보기",
  view: { toDecide: "내가 승인할 건", mine: "내가 신청한 건" },
  kind: {
    withdrawal: "출금",
    refund: "환불",
    due: "가맹점 간 채무",
    count: "재고 실사",
    goodsCount: "창고 재고 실사 차이",
    loss: "폐기 처리",
    plan: "구매 계획",
    rollout: "소프트웨어 배포",
    destruction: "의약품 폐기",
    card: "카드 재발급",
    certificate: "증명서",
    application: "소상공인",
  },
  pieces: "{{n}}개",
  machines: "{{n}}대",
  action: { decide: "승인하기", look: "조회" },
};
