import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "증명서 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "증명서 보기",
  "merchants.certificate.write": "증명서 추가·편집·삭제",
  "merchants.certificate.review": "증명서 심사",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "증명서가 없습니다",
  "merchants.certificateTaken": "이 가맹점에 같은 번호의 증명서가 있습니다",
  "merchants.certificateInUse": "약사가 사용 중인 증명서입니다. 먼저 약사를 삭제하세요",
  "merchants.certificateChanged": "방금 다른 사람이 증명서를 수정했습니다. 새로고침 후 다시 시도하세요",
  "merchants.certificateExpired": "증명서가 만료되었습니다",
  "merchants.certificateImageMissing": "이미지를 한 장 이상 업로드하세요",
  "merchants.certificateImages": "이미지는 최대 {{limit}}장입니다",
  "merchants.ownCertificate": "직접 제출한 증명서는 심사할 수 없습니다",
  "merchants.selectCertificates": "작업할 데이터를 선택하세요",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "증명서 번호",
  certName: "증명서 이름",
  certType: "소지자 유형",
  certExpiry: "유효 기한",
  expiry: "유효 상태",
  certImage: "증명서 이미지",
  reviewStatus: "심사 상태",
  remindedAt: "최근 알림",
};

export const words: Translation<typeof zh.words> = {
  add: "증명서 추가",
  edit: "증명서 편집",
  kind: {
    merchant: "가맹점",
    pharmacist: "약사",
    doctor: "의사",
  },
  state: {
    pending: "심사 대기",
    approved: "승인됨",
    notApproved: "반려됨",
  },
  expiry: {
    valid: "유효",
    expiring: "곧 만료",
    expired: "만료됨",
  },
  forever: "영구 유효",
  inDays: "{{n}}일 후 만료",
  lastDay: "오늘 만료",
  expiredFor: "{{n}}일 전 만료",
  pictures: "{{n}}장",
  soonNotice: "30일 이내 만료: {{n}}건",
  expiredNotice: "만료: {{n}}건",
  pendingNotice: "심사 대기: {{n}}건",
  decision: {
    approve: "승인",
    reject: "반려",
  },
  decisionAsk: {
    approve: "승인할까요?",
    reject: "반려할까요?",
  },
  reviewAgain: "변경하면 다시 심사합니다",
  imageHint: "PNG 또는 JPG, 각 2 MB 이하, 최대 {{n}}장",
  choose: "이미지 선택",
  removePicture: "이미지 제거",
  reminders: "만료 알림",
  reminderStep: "{{day}} {{n}}일 전",
  reminderExpired: "만료 후, {{day}}",
};
