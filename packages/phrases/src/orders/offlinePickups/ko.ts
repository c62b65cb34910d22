import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "행운 구매 심사",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "보기",
  "orders.offlinePickup.write": "오프라인 픽업 신청",
  "orders.offlinePickup.review": "오프라인 픽업 심사",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "당첨된 행운 구매 주문이 아닙니다",
  "orders.offlineNotOpen": "오프라인 픽업은 이상 주문만 신청할 수 있습니다",
  "orders.offlineGiven": "경품이 이미 배출되었거나 처리되었습니다",
  "orders.offlinePictures": "사진을 1~{{limit}}장 업로드하세요",
  "orders.offlineApplied": "이미 오프라인 픽업을 신청한 주문입니다",
  "orders.offlineSelect": "작업할 데이터를 선택하세요",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "경품",
  applicant: "신청자",
  contactPhone: "연락처",
  applyTime: "신청 시간",
  reviewStatus: "심사 상태",
  reviewer: "심사자",
  reviewTime: "심사 시간",
  reviewRemark: "심사 의견",
  pictures: "사진",
  note: "비고",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "심사 대기",
    approved: "승인",
    notApproved: "반려",
    ignored: "무시됨",
  },
  decide: {
    approve: "승인",
    reject: "반려",
    ignore: "무시",
  },
  review: "심사",
  reviewMany: "일괄 심사",
  reviewed: "심사했습니다",
  approveHint: "승인하면 주문이 오프라인 픽업 완료가 되고 금액은 가맹점에 귀속됩니다",
  apply: "오프라인 픽업 신청",
  applyHint: "당첨되었으나 상품이 나오지 않은 주문",
  applied: "신청했습니다",
  view: "보기",
};
