import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "비밀번호 변경",
  "/launcher": "메인 메뉴",
  "/login": "로그인",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "약한 비밀번호 발견",
  succeeded: "로그인",
  failed: "로그인",
  blocked: "로그인(계정 정지됨)",
  logout: "로그아웃",
  remember: "기기 기억",
  forget: "기기 기억 해제",
  set: "비밀번호 변경",
  resetByCode: "인증번호로 비밀번호 재설정",
  resetByAdministrator: "관리자 비밀번호 재설정",
  resetPassword: "비밀번호 재설정",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "사용자 이름 또는 비밀번호가 잘못되었습니다",
  "access.codeInvalid": "인증 코드가 잘못되었거나 만료되었습니다",
  "access.blocked": "계정이 정지되었습니다: {{reason}}",
  "access.passwordTooShort": "비밀번호는 6자 이상이어야 합니다",
  "access.passwordsDiffer": "두 비밀번호가 일치하지 않습니다",
  "access.passwordTooCommon": "추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 사용하세요",
  "access.initialPasswordOver":
    "초기 비밀번호가 이미 사용되었거나 만료되었습니다. 비밀번호 찾기를 이용하거나 관리자에게 문의하세요",
  "access.loginAgain": "다시 로그인한 후 진행하세요",
  "access.ssoFailed": "통합 로그인에 실패했습니다. 다시 시도하거나 계정과 비밀번호를 사용하세요",
  "access.ssoAccountUnknown": "이 통합 로그인에 연결된 계정이 없습니다. 관리자에게 문의하세요",
  "access.agreementPending": "다시 로그인하여 플랫폼 약관에 먼저 동의하세요",
  "access.smsUnavailable": "지금은 문자 메시지를 보낼 수 없습니다. {{seconds}}초 후에 다시 시도하세요",
  "access.providerNotConfigured": "통합 로그인이 설정되지 않았습니다. 계정과 비밀번호로 로그인하세요",
  "access.applicationNotConfigured": "이 애플리케이션은 설정되지 않았습니다",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "시스템을 선택하세요",
    hello: "{{name}}님, 안녕하세요",
    logIn: "로그인",
    notConfigured: "설정되지 않음",
    notOffered: "이 버전에서는 제공되지 않음",
  },
  tile: {
    leasing: "금융 리스",
    leasingHint: "장비 리스와 분할 납부",
    market: "무인 마트 관리",
    marketHint: "자판기, 상품, 주문, 자금",
    operations: "운영 모니터링",
    operationsHint: "온라인 상태와 고장 처리",
    bigData: "빅데이터 센터",
    bigDataHint: "실시간 판매 화면",
    factory: "공장 검수",
    factoryHint: "출하 검사와 활성화",
    afterSales: "사후 서비스",
    afterSalesHint: "문제 신고와 해결 방법",
    notices: "공지 관리",
    noticesHint: "플랫폼 공지 게시",
    configuration: "구성 관리",
    configurationHint: "배포와 매개변수",
  },
  password: {
    old: "현재 비밀번호",
    new: "새 비밀번호",
    again: "새 비밀번호 확인",
    hint: "변경 후 다시 로그인해야 하며 다른 기기의 로그인도 종료됩니다.",
    must: "첫 로그인입니다. 초기 비밀번호를 변경하세요.",
    done: "설정되었습니다. 다시 로그인하세요",
  },
  sms: {
    resetCode: "인증번호: {{code}}(10분간 유효). 타인에게 알리지 마세요.",
  },
};
