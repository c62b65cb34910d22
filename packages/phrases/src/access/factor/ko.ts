import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "계정 보안",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "로그인(코드 오류)",
  enrol: "2단계 인증 설정",
  recover: "복구 코드 사용",
  renewCodes: "복구 코드 재발급",
  prove: "2단계 인증 확인",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "인증 앱의 코드를 입력하여 로그인을 완료하세요",
  "access.secondFactorWrong": "코드가 틀렸거나 이미 사용되었거나 만료되었습니다",
};

export const words: Translation<typeof zh.words> = {
  title: "2단계 인증",
  on: "사용 중",
  off: "사용 안 함",
  since: "설정 시각",
  left: "남은 복구 코드",
  why: "설정하면 로그인에 비밀번호 외에 인증 앱의 코드가 필요하며, 가맹점 한도를 넘는 환불에도 필요합니다.",
  duty: "이 계정은 다른 사람의 권한을 관리할 수 있으므로 먼저 2단계 인증을 설정해야 합니다.",
  begin: "설정하기",
  scan: "인증 앱으로 QR 코드를 스캔하거나 키를 직접 입력하세요.",
  picture: "인증 앱용 QR 코드",
  key: "키",
  firstCode: "앱에 표시된 6자리",
  code: "앱 코드 또는 복구 코드",
  codes: "복구 코드",
  codesHint:
    "휴대폰을 잃어버리면 각 코드로 한 번씩 앱을 대신할 수 있습니다. 지금 한 번만 표시되니 안전하게 보관하세요.",
  saved: "보관했습니다",
  renew: "복구 코드 재발급",
  renewHint: "이전 코드는 더 이상 사용할 수 없습니다.",
  disable: "사용 중지",
  disableHint: "로그인에 비밀번호만 필요해집니다. 휴대폰을 바꿀 때는 끄고 다시 설정하세요.",
  show: "본인 확인",
  showHint: "이 작업에는 인증 앱의 코드가 필요하며 15분 동안 유효합니다.",
};
