import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "시스템 경보 기록",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "시스템 경보 보기",
  "system.alarm.write": "시스템 경보 처리",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "경보 시각",
  alarmType: "경보 유형",
  alarmLevel: "경보 등급",
  subject: "대상",
  figure: "수치",
  recoverTime: "복구 시각",
  handleStatus: "처리 상태",
  handler: "처리자",
  handleTime: "처리 시각",
};

export const words: Translation<typeof zh.words> = {
  open: "데이터 보기",
  kind: {
    dutyFailing: "백그라운드 작업 실패",
    diskFull: "디스크 공간 부족",
    refundsStuck: "환불 미완료",
    statementsHeld: "정산서 보류",
    billDifferences: "대행사 정산 차이",
    feeDifferences: "대행사 수수료 차이",
    billsLate: "대행사 정산 파일 지연",
    salesWithheld: "확인 대기 판매",
    exportsFailed: "내보내기 실패",
    noticesFailed: "경보 알림 발송 실패",
    messagesSetAside: "처리할 수 없는 자판기 전문",
  },
  content: {
    dutyFailing: "{{subject}} {{n}}회 연속 실패",
    diskFull: "{{n}}% 사용",
    refundsStuck: "24시간 초과 {{n}}건",
    statementsHeld: "{{n}}건 대기 중",
    billDifferences: "{{n}}건 처리 대기",
    feeDifferences: "{{n}}건 처리 대기",
    billsLate: "{{subject}}: {{n}}일분 없음",
    salesWithheld: "24시간 초과 미확인 {{n}}건",
    exportsFailed: "최근 1시간 {{n}}건",
    noticesFailed: "최근 1시간 {{n}}건({{subject}})",
    messagesSetAside: "최근 1시간 {{n}}건",
  },
};
