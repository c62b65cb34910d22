import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "정산 관리",
  "/cfgl/xwshrz": "소규모 가맹점 입점",
  "/cfgl/step": "입점 신청",
  "/cfgl/xwshjj": "가맹 신청 심사",
  "/jjxx": "신청서 작성",
  "/jjxx0": "신청 조회",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "신청 보기",
  "merchants.application.write": "신청 작성",
  "merchants.application.review": "신청 심사",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "철회",
  invite: "초대 링크 생성",
  revoke: "초대 링크 취소",
  ignore: "무시",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "이 신청이 방금 다시 제출되었습니다. 새로고침 후 다시 시도하세요",
  "merchants.applicationUnknown": "신청이 존재하지 않습니다",
  "merchants.idCardWrong": "올바른 신분증 번호를 입력하세요",
  "merchants.idCardTaken": "이 신분증 번호로 심사 대기 중이거나 승인된 신청이 있습니다",
  "merchants.bankCardWrong": "올바른 은행 카드 번호를 입력하세요",
  "merchants.applicationIncomplete": "정보를 모두 입력하세요",
  "merchants.imageMissing": "모든 사진을 올리세요",
  "merchants.imageUnknown": "사진이 존재하지 않습니다",
  "merchants.signatureDiffers": "서명은 담당자 이름과 같아야 합니다",
  "merchants.ownApplication": "본인의 신청은 심사할 수 없습니다",
  "merchants.selectApplications": "처리할 데이터를 선택하세요",
  "merchants.linkInvalid": "링크가 유효하지 않거나 만료되었습니다",
  "merchants.tooManyDrafts":
    "24시간 안에 만든 입점 신청 초안이 한도({{limit}}건)에 도달했습니다. 먼저 작성 중인 신청을 제출하세요",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "신청 번호",
  inviterName: "상위 가맹점",
  idCardNo: "신분증 번호",
  storeName: "매장명",
  province: "성",
  city: "도시",
  address: "주소",
  bankName: "은행",
  bankAccount: "은행 카드 번호",
  providerName: "결제 대행사",
  applyStatus: "상태",
  applyTime: "신청 시간",
  submittedAt: "제출 시간",
  signature: "서명",
};

export const words: Translation<typeof zh.words> = {
  title: "소규모 가맹점 입점 신청",
  reviewTitle: "가맹 신청 심사",
  wizardTitle: "입점 신청",
  create: "신청 추가",
  invite: "링크로 초대",
  state: {
    draft: "작성 중",
    pending: "심사 대기",
    approved: "승인",
    notApproved: "반려",
    ignored: "무시됨",
  },
  step: {
    subject: "신청인 및 신분증",
    store: "매장 정보",
    bank: "은행 카드",
    sign: "확인 및 서명",
  },
  image: {
    idFront: "신분증 앞면",
    idBack: "신분증 뒷면",
    store: "매장 사진",
    bankCard: "은행 카드 사진",
  },
  imageHint: "PNG 또는 JPG, 최대 2 MB",
  choose: "사진 선택",
  replace: "교체",
  next: "다음",
  back: "이전",
  keptNumber: "저장됨: {{number}}. 바꾸려면 다시 입력하세요",
  nameHint: "신분증과 같은 이름",
  declaration: "위 정보가 사실임을 확인하며 심사에 사용하는 데 동의합니다",
  declarationNeeded: "확인 사항에 동의하고 체크하세요",
  signatureHint: "담당자 이름을 서명으로 입력하세요",
  submitted: "제출되었습니다. 심사 대기 중입니다",
  resubmit: "다시 제출",
  go: "계속 작성",
  withdraw: "철회",
  withdrawAsk: "철회할까요?",
  revoke: "링크 취소",
  revokeAsk: "링크가 즉시 무효화됩니다. 취소할까요?",
  link: {
    title: "초대 링크",
    hint: "이 신청에만 쓰이며 {{time}}까지 유효합니다. 새 링크를 만들면 이 링크는 무효입니다.",
    show: "링크 보기",
    renew: "새 링크",
    invalid: "링크가 유효하지 않거나 만료되었습니다. 초대한 가맹점에 새 링크를 요청하세요",
  },
  decision: {
    approve: "승인",
    reject: "반려",
    ignore: "무시",
  },
  decisionAsk: {
    approve: "승인할까요? 가맹점이 생성되고 초기 비밀번호가 연락처로 전송됩니다.",
    reject: "반려할까요?",
    ignore: "무시하면 다시 제출할 수 없습니다. 계속할까요?",
  },
  event: {
    submit: "제출",
    withdraw: "철회",
    approve: "승인",
    reject: "반려",
    ignore: "무시",
  },
  history: "심사 기록",
  pictures: "사진",
  applicant: "신청인",
  platform: "플랫폼",
  reveal: "전체 번호 보기",
  revealAsk: "전체 번호 조회는 기록됩니다. 표시할까요?",
  sameBank: "같은 은행 카드를 쓰는 다른 신청 {{n}}건",
  correct: "수정",
  corrected: "수정 완료",
  correctedHint: "자료가 저장되었으며, 플랫폼이 결제 대행사에 다시 제출합니다.",
};
