import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "약관 업로드",
  "/xtgl/ptxygl": "플랫폼 약관",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "약관 보기",
  "system.agreement.write": "약관 업로드 및 게시",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "게시",
  agree: "동의",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "동의한 계정이 있어 삭제할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  name: "약관 이름",
  md5: "MD5",
  sha256: "SHA-256",
  size: "크기",
  time: "업로드 시간",
  published: "게시 시간",
  status: "게시 상태",
  agreedBy: "동의 계정",
  person: "이름",
  merchant: "가맹점",
  acceptedAt: "동의 시간",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "미게시",
    published: "게시됨",
    stopped: "사용 중지됨",
  },
  publish: "게시",
  publishConfirm: "설정된 호스트의 계정은 다음 로그인 시 동의해야 하며 이전 약관은 사용 중지됩니다. 게시할까요?",
  stop: "사용 중지",
  stopConfirm: "더 이상 동의를 요구하지 않습니다. 사용 중지할까요?",
  records: "동의 기록",
  file: "약관 파일",
  fileHint: "PDF만, 최대 5MB",
  choose: "파일 선택",
  stored: "업로드되었습니다. 체크섬:",
  back: "약관 목록으로",
};
