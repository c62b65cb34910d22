import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "메시지",
  unread: "읽지 않음 {{n}}건",
  markAll: "모두 읽음으로 표시",
  empty: "메시지가 없습니다",
  heading: {
    dailySummary: "일일 요약",
    alarm: "경보",
    alarms: "경보",
    certificate: "증명서 만료",
    certificates: "증명서 만료",
    guessing: "로그인 공격",
    guessingSpread: "로그인 공격",
    broadcast: "플랫폼 메시지",
    mention: "댓글 멘션",
  },
  sentence: {
    broadcast: "{{msgType}}: {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}: 주문 {{orders}}건, 매출 {{amount}}위안, 환불 {{refund}}위안; 자판기 {{machines}}대, 오프라인 {{offline}}대; 보충 필요 레인 {{refill}}",
    alarm: "{{merchantName}} {{machineName}}({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: 자판기 {{machines}}대에서 새 경보 {{alarms}}건",
    certificateExpiring: "{{merchantName}}: {{certName}}({{certNo}}) 유효기간 {{certExpiry}}까지, {{n}}일 남음",
    certificateExpired: "{{merchantName}}: {{certName}}({{certNo}}) 유효기간 {{certExpiry}} 만료. 곧바로 갱신하세요",
    certificates: "{{merchantName}}: 곧 만료되는 증명서 {{expiring}}건, 만료된 증명서 {{expired}}건",
    guessing: {
      password:
        "계정 {{account}}: 한 시간 동안 로그인 실패 {{failures}}회, 누군가 비밀번호를 추측하고 있을 수 있습니다",
      code: "계정 {{account}}: 한 시간 동안 2단계 인증 코드 오류 {{failures}}회, 비밀번호가 유출되었을 수 있습니다",
    },
    guessingSpread:
      "한 시간 동안 계정 {{accounts}}개에서 로그인 실패 {{failures}}회, 네트워크 {{blocks}}곳에서 발생, 누군가 여러 계정에 비밀번호를 시도하고 있을 수 있습니다",
    lane: " 레인 {{lane}}",
    refill: "보충 필요 레인 {{figure}}",
  },
};
