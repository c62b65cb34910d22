import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "거래 명세서",
  "/dzd": "거래 명세서 보기",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "거래 명세서 보기",
  "finance.accountStatement.write": "거래 명세서 생성 및 공유",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "읽기 전용 링크 생성",
  closeLink: "읽기 전용 링크 닫기",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "거래 명세서가 없습니다",
  "finance.statementChanged": "다른 사람이 방금 이 거래 명세서를 처리했습니다. 새로 고친 후 다시 시도하세요",
  "finance.statementEmpty": "선택한 날짜에 정산된 거래가 없습니다",
  "finance.statementDayOpen": "거래 명세서에는 마감된 날짜만 포함됩니다. 현재 {{day}}까지입니다",
  "finance.statementLinkDays": "링크 유효 기간은 {{least}}–{{most}}일입니다",
  "finance.statementLinkInvalid": "링크가 잘못되었거나 만료되었습니다. 가맹점에 새 링크를 요청하세요",
  "finance.receiverUnknown": "수취인이 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "수취인",
  period: "기간",
  days: "기간",
  settleAmount: "정산 금액",
  statementHash: "검증 코드",
  maker: "생성자",
  madeTime: "생성 시간",
  linkState: "읽기 전용 링크",
  linkExpiresAt: "링크 만료",
  openCount: "열람 횟수",
  openTime: "최근 열람",
  receiverId: "수취인",
  linkDays: "유효 일수",
  toDay: "종료일",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "날짜",
    item: "항목",
    rule: "규칙",
    count: "건수",
    base: "기준 금액",
    amount: "금액",
    total: "합계",
    seal: "당일 봉인 코드",
  },
  item: {
    collected: "수납",
    refunded: "환불",
    fee: "수수료",
    higoFee: "행운 구매 수수료",
    share: "수익 분배",
  },
  rule: {
    books: "장부 기준",
    rate: "건별 {{rate}}",
    share: "건별 {{rate}}, 1펀 미만 버림",
    fixed: "건별 고정 {{amount}}위안",
  },
  link: {
    none: "없음",
    active: "유효",
    expired: "만료됨",
    revoked: "닫힘",
  },
  action: {
    make: "거래 명세서 생성",
    pdf: "PDF 다운로드",
    xlsx: "XLSX 다운로드",
    share: "링크 생성",
    revoke: "링크 닫기",
  },
  own: "가맹점 자체",
  revokeQuestion: "이 링크를 닫을까요? 링크를 가진 사람은 더 이상 열 수 없습니다.",
  once: "링크는 지금 한 번만 표시됩니다. 복사해 전달하세요. 새로 생성하면 이 링크는 무효가 됩니다.",
  until: "{{time}}까지 유효",
  check: {
    unit: "단위: 위안. 양수는 수입, 음수는 지출입니다.",
    how: "읽기 전용 링크를 열면 페이지가 표시된 내용으로 기기에서 검증 코드를 다시 계산합니다. 파일의 검증 코드와 같으면 내용이 변경되지 않은 것입니다.",
    seals: "일별 봉인 코드:",
    good: "검증 완료: 내용이 검증 코드와 일치합니다",
    bad: "검증 실패: 내용이 검증 코드와 일치하지 않습니다. 가맹점에 문의하세요",
    compare: "파일의 검증 코드를 붙여 넣어 비교하세요",
    same: "파일과 일치",
    differs: "파일과 불일치",
  },
};
