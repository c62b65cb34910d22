import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou가 시작되었습니다",
    addressLine: "콘솔",
    demoLine: "데모 계정",
    passwordLine: "비밀번호",
    dataLine: "데이터",
    machinesLine: "자판기 연결",
    docsLine: "API",
    shopLine: "모바일 온라인 몰",
    roundLine: "모바일 보충",
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
  },
};
