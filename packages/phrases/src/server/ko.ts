import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}}: 비워 둘 수 없습니다",
    type: "{{field}}: 형식이 올바르지 않습니다. {{expected}}이(가) 필요합니다",
    format: "{{field}}: 형식이 올바르지 않습니다",
    choice: "{{field}}: {{choices}} 중 하나여야 합니다",
    tooSmall: "{{field}}: {{limit}} 이상이어야 합니다",
    tooLarge: "{{field}}: {{limit}} 이하여야 합니다",
    tooShort: "{{field}}: 길이가 {{limit}} 이상이어야 합니다",
    tooLong: "{{field}}: 길이가 {{limit}} 이하여야 합니다",
    notRight: "{{field}}: 올바르지 않습니다",
  },
  start: {
    ready: "윈서우가 시작되었습니다",
    addressLine: "콘솔",
    demoLine: "데모 계정",
    passwordLine: "비밀번호",
    dataLine: "데이터",
    machinesLine: "자판기 연결",
    docsLine: "API",
    stopLine: "Ctrl+C로 중지",
    firstLine: "최초 관리자",
    onceLine: "일회용 비밀번호",
    stopped: "중지됨",
    demoPreparing: "데모 데이터를 준비하는 중",
    demoReady: "데모 데이터가 준비되었습니다",
  },
  names: {
    platformMerchant: "플랫폼",
    firstAdministrator: "관리자",
    product: "Yunshou",
    resetCode: "인증번호는 {{code}}이며 10분간 유효합니다. 타인에게 알리지 마세요.",
    initialPassword:
      "계정 {{account}}의 초기 비밀번호는 {{password}}입니다. 24시간 내 한 번만 사용할 수 있으며 첫 로그인 시 변경해야 합니다.",
  },
} as const satisfies Translation<typeof zh>;
