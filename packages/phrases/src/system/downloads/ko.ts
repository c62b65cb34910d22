import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "다운로드 센터",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "보기, 다운로드",
  "system.download.upload": "업로드",
  "system.download.delete": "삭제",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "파일 삭제",
  uploadFile: "파일 업로드",
  rotate: "마스터 키 교체",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "파일이 존재하지 않습니다",
  "system.fileExpired": "파일이 만료되었습니다",
  "system.fileTooLarge": "파일 크기는 {{limit}} 이하여야 합니다",
  "system.fileKind": "지원하지 않는 파일 형식입니다",
  "system.exportRunning": "동일한 내보내기가 이미 진행 중입니다",
  "system.tooManyExports": "내보내기 {{limit}}건이 대기 중이거나 진행 중입니다. 하나가 끝난 뒤 다시 내보내세요",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "파일 이름",
  fileType: "파일 유형",
  progress: "진행률",
  fileSize: "파일 크기",
  uploader: "등록자",
  uploadTime: "등록 시간",
  expires: "만료 시간",
  count: "다운로드 횟수",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}}행",
  kind: {
    export: "내보내기",
    manual: "설명서",
    tool: "도구",
  },
  fileState: {
    queued: "대기 중",
    running: "생성 중",
    ready: "다운로드 가능",
    failed: "실패",
    expired: "만료됨",
  },
  notReady: "파일이 아직 준비되지 않았습니다",
  uploadTitle: "파일 업로드",
  choose: "파일 선택",
};
