import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "은행 대사",
  "/cfgl/dzdr": "은행 거래 명세서 가져오기",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "은행 대사 보기",
  "finance.arrival.write": "은행 거래 명세서 가져오기 및 차이 처리",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "해당 기록이 없습니다",
  "finance.arrivalChanged": "다른 사람이 방금 처리했습니다. 새로 고친 후 다시 시도하세요",
  "finance.arrivalKnown": "이미 가져온 거래: {{reference}}",
  "finance.arrivalZero": "금액은 0일 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "날짜",
  expectationKind: "구분",
  expectedDate: "예정일",
  subject: "대상",
  expectedAmount: "예정 금액",
  bankDate: "거래일",
  bankAmount: "은행 금액",
  bankReference: "은행 거래 번호",
  payer: "상대방",
  difference: "차액",
  arrivalState: "상태",
  reason: "사유",
  handler: "처리자",
  handleTime: "처리 시간",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "대행사 정산금",
    withdrawal: "출금",
  },
  state: {
    awaited: "입금 대기",
    matched: "일치",
    open: "차이 있음",
    done: "처리 완료",
  },
  reason: {
    missing: "은행에 없음",
    unexpected: "예정되지 않음",
    amountDiffers: "금액 불일치",
  },
  advice: {
    missing: "대행사나 은행에 문의하세요. 이후 파일에 있으면 자동으로 맞춰집니다",
    unexpected: "누구의 돈인지 확인하고 플랫폼 것이 아니면 돌려주세요",
    amountDiffers: "대행사의 정산 파일과 대조하세요. 대개 수수료나 환불입니다",
  },
  settle: "처리",
  hint: "입금은 양수, 출금은 음수입니다. 같은 줄은 두 번 가져오지 않습니다",
};
