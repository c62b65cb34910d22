import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "사용자",
  roles: "역할",
  merchants: "가맹점",
  machinesOnline: "온라인 기기",
  openAlarms: "미해결 알람",
  blocked: "그중 정지 {{n}}",
  ofAll: "전체 {{n}}대",
  lastLogins: "최근 로그인",
  lastAlarms: "최근 알람",
  pages: "시스템 페이지",
  unknownAccount: "알 수 없는 계정",
  field: {
    logTime: "시간",
    account: "계정",
    result: "결과",
    address: "IP 주소",
    machine: "기기",
    kind: "알람",
    state: "상태",
  },
  alarm: {
    open: "미해결",
    cleared: "해제됨",
  },
} satisfies Translation<typeof zh>;
