import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "대행사 대사",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "대행사 대사 보기",
  "finance.bill.write": "정산 파일 업로드 및 차이 처리",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "차이 인수",
  workOff: "차이 처리",
  park: "차이 보류",
  askProvider: "제공업체에 문의",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "대행사의 정산 파일이 아닙니다. 원본 파일을 업로드하세요",
  "finance.billTooLarge": "파일 크기 한도: {{limit}}",
  "finance.billCut": "정산 파일이 잘렸습니다. 다시 다운로드하세요",
  "finance.billTotals": "정산 파일의 합계가 내역과 다릅니다",
  "finance.billOtherDay": "다른 날짜의 정산 파일입니다",
  "finance.billOtherAccount": "다른 계정의 정산 파일입니다",
  "finance.billHash": "파일이 대행사가 제시한 해시와 다릅니다",
  "finance.billNotYet": "그날이 아직 끝나지 않아 정산 파일이 없습니다",
  "finance.billOutOfTurn": "정산 파일은 날짜 순서로 처리합니다. 다음은 {{day}}입니다",
  "finance.billDiffers": "그날의 다른 정산 파일이 이미 있습니다",
  "finance.billServiceUnknown": "결제 서비스가 없습니다",
  "finance.differenceUnknown": "차이가 없습니다",
  "finance.differenceChanged": "다른 사람이 방금 이 차이를 처리했습니다. 새로고침 후 다시 시도하세요",
  "finance.parkDay": "내일부터 {{days}}일 이내의 날짜를 선택하세요",
  "finance.nothingToAsk": "제공업체에 조회할 번호가 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "정산 파일 날짜",
  providerName: "대행사",
  payMethod: "결제 수단",
  ourAmount: "당사 금액",
  theirAmount: "대행사 금액",
  difference: "차이 금액",
  feeAmount: "수수료",
  feeDifference: "수수료 차이",
  ourLineCount: "당사 건수",
  theirLineCount: "대행사 건수",
  differenceCount: "차이 건수",
  openCount: "미처리",
  billSubject: "정산 파일 유형",
  billStatus: "대조 상태",
  openBefore: "기초 미확인",
  openedCount: "신규",
  settledCount: "확인",
  openAfter: "기말 미확인",
  oldestOpenTime: "가장 오래된 미확인",
  billSource: "출처",
  uploader: "업로드한 사람",
  takenTime: "대조 시간",
  reason: "차이 사유",
  lineKind: "유형",
  outTradeNo: "대행사측 번호",
  thirdTradeNo: "제3자 거래 번호",
  ourTime: "당사 시간",
  theirTime: "대행사 시간",
  differenceState: "처리 상태",
  handler: "처리자",
  handleTime: "처리 시간",
  parkedUntil: "보류 기한",
  untilDay: "보류 기한",
  answerState: "제공업체 답변",
  serviceId: "대행사",
  content: "파일",
  billHash: "해시(SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "일치",
    open: "차이 있음",
    workedOff: "처리 완료",
  },
  subject: {
    trade: "거래 정산 파일",
    sharing: "수익 분배 정산 파일",
  },
  source: {
    fetched: "자동 수집",
    uploaded: "수동 업로드",
  },
  reason: {
    missingHere: "당사에 없음",
    missingThere: "대행사에 없음",
    amountDiffers: "금액 불일치",
    stateDiffers: "상태 불일치",
    duplicate: "중복",
    feeDiffers: "수수료 불일치",
  },
  advice: {
    missingHere: "제3자 거래 번호로 주문을 찾아 등록하거나 환불하세요",
    missingThere: "대행사에 조회하세요. 다음 정산 파일에 있으면 자동으로 처리됩니다",
    amountDiffers: "실결제 금액과 할인을 대조하고 차액은 환불 또는 정정하세요",
    stateDiffers: "주문과 환불 상태를 확인하고 필요하면 환불을 다시 시도하세요",
    duplicate: "고객이 두 번 결제했을 수 있습니다. 확인 후 한 건을 환불하세요",
    feeDiffers: "계약 수수료율과 대조하고, 더 공제된 금액은 대행사에 청구하거나 내일부터 수수료율을 정정하세요",
  },
  lineKind: {
    payment: "결제",
    refund: "환불",
    share: "수익 분배",
    return: "수익 분배 반환",
  },
  state: {
    open: "미처리",
    taken: "처리 중",
    parked: "보류됨",
    done: "처리 완료",
  },
  action: {
    upload: "정산 파일 업로드",
    choose: "파일 선택",
    differences: "차이 보기",
    take: "인수",
    settle: "처리",
    park: "보류",
    ask: "제공업체에 문의",
  },
  differences: "정산 파일 차이",
  answer: {
    unknown: "제공업체에 없음",
    unpaid: "미결제",
    closed: "종료됨",
    paid: "결제됨",
    processing: "처리 중",
    succeeded: "환불됨",
    failed: "환불 실패",
    unreachable: "제공업체의 답변 없음",
  },
  takeQuestion: "이 차이를 인수할까요?",
  parkedUntil: "{{day}}까지",
  asked: "제공업체에 문의함, 답변 대기",
  none: "차이가 없습니다",
  arrived: "이후 정산 파일에서 확인됨",
  bookedSince: "이후 당사 장부에 등록됨",
  gap: "미확인 항목이 {{n}}건 어긋납니다. 정산 파일의 일부가 누락되었을 수 있습니다",
  next: "다음 정산 파일: {{day}}",
  compared: "정산 파일을 대조했습니다. 차이 {{n}}건",
};
