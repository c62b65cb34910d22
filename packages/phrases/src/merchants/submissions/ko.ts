import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "위챗 가맹 제출",
  "/cfgl/zfbjj": "알리페이 가맹 제출",
  "/cfgl/jjxx0": "신청 정보",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "대행사 제출 보기",
  "merchants.submission.write": "대행사에 제출",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "결제 대행사 제출",
  resubmit: "대행사에 다시 제출",
  query: "대행사 결과 조회",
  report: "대행사 진행 통보",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "제출할 결제 대행사가 설정되지 않았습니다",
  "merchants.submissionUnknown": "존재하지 않는 제출입니다",
  "merchants.submissionExists": "이미 이 대행사에 제출된 신청입니다",
  "merchants.feeRateOutOfRange": "수수료율은 {{least}}%에서 {{most}}% 사이, 소수점 두 자리까지 가능합니다",
  "merchants.payAccountWrong": "알리페이 로그인 전화번호 또는 이메일을 입력하세요",
  "merchants.signingLinkMissing": "현재 가맹점이 열어야 할 링크가 없습니다",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "미제출",
    queued: "제출 중",
    checking: "심사 중",
    verifying: "계좌 인증 대기",
    signing: "서명 대기",
    opening: "개통 중",
    finished: "완료",
    rejected: "반려됨",
    cancelled: "만료됨",
  },
  submit: "대행사에 제출",
  sent: "제출되었습니다. 대행사에서 처리 중입니다",
  query: "결과 조회",
  queried: "대행사에 조회했습니다. 결과는 자동으로 표시됩니다",
  qr: {
    wechat: "서명 QR코드",
    alipay: "권한 부여 QR 코드",
  },
  qrHint: "“{{merchant}}” 가맹점이 코드를 스캔하거나 링크를 열어 안내에 따라 완료하도록 요청하세요.",
  open: "링크 열기",
  unreachable: "대행사에 연결할 수 없습니다. 자동으로 다시 시도합니다",
  account: "정산 계좌",
  ofApplication: "신청 시 은행 카드",
  another: "다른 은행 카드",
  payAccount: "수납 계좌",
  payAccountHint: "알리페이 로그인 전화번호 또는 이메일",
  feeRate: "수수료율",
  feeHint: "알리페이는 실시간 입금, 건당 수수료 최소 0.01위안. 위챗은 자정 이후 정산, 0.01위안 미만 수수료 없음",
  feeExample: "이 수수료율로 {{amount}}위안 결제 시 수수료는 {{fee}}위안입니다",
  section: "결제 대행사 제출",
  subMerchantNo: "대행사 가맹점 번호",
  askedAt: "최근 조회",
  attempt: "{{n}}차 제출",
  rejection: {
    nameNotAllowed: "대행사가 허용하지 않는 이름입니다. 실제 이름을 입력하세요",
    nameDiffers: "증명서의 이름과 다릅니다",
    idCardDiffers: "이름과 신분증 번호가 일치하지 않습니다",
    idCardExpired: "신분증 유효기간이 지났습니다",
    pictureUnclear: "사진이 흐리거나 일부가 없습니다. 다시 올리세요",
    bankAccountRefused: "출금에 실패했습니다. 은행 카드 정보를 확인하거나 사후 서비스에 문의하세요",
    merchantKnown: "대행사에 이미 등록된 가맹점입니다",
  },
};
