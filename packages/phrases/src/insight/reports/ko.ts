import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "보고서 내보내기",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "보고서 보기",
  "insight.report.write": "보고서 생성",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "내보내기 기간은 최대 31일입니다",
  "insight.sendDay": "발송일은 1에서 {{n}} 사이여야 합니다",
  "insight.sendTime": "발송 시간을 입력하세요",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "보고서",
  startDate: "시작일",
  endDate: "종료일",
  reportStatus: "보고서 상태",
  createdBy: "만든 사람",
  fileSize: "파일 크기",
  cycle: "주기",
  sendDay: "발송일",
  sendTime: "발송 시간",
  receiverIds: "수신자",
  nextTime: "다음 발송",
  mailStatus: "메일",
  mailResult: "메일 결과",
};

export const words: Translation<typeof zh.words> = {
  add: "보고서 추가",
  generate: "생성",
  days: "기간",
  daysHint: "최대 31일",
  schedules: "예약 발송",
  addSchedule: "예약 추가",
  off: "사용 중지됨",
  switchOn: "사용",
  switchOff: "사용 중지",
  scheduleHint: "가맹점의 경보 메일 서버로 보냅니다. 이메일 주소가 없는 사람은 받지 못합니다",
  dayOfMonth: "매월 {{n}}일",
  cycleName: {
    daily: "매일",
    weekly: "매주",
    monthly: "매월",
  },
  mail: {
    waiting: "대기 중",
    sent: "발송됨",
    failed: "발송 실패",
    expired: "만료됨",
  },
  mailSubject: "{{name}}({{from}} ~ {{to}})",
  mailText: "{{merchant}}\n{{from}}부터 {{to}}까지의 보고서를 첨부합니다: {{name}}",
  state: {
    notGenerated: "미생성",
    generating: "생성 중",
    generated: "생성됨",
    failed: "생성 실패",
  },
  name: {
    overview: "매출 개요",
    machines: "자판기별 매출",
    products: "상품별 매출",
    payments: "결제 수단별 매출",
    points: "설치 지점별 매출",
    merchants: "가맹점별 매출",
  },
};
