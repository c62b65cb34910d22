import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "다운로드 센터",
    fileName: "파일 이름",
    fileType: "파일 유형",
    state: "상태",
    progress: "진행률",
    rows: "{{n}}행",
    fileSize: "파일 크기",
    uploader: "등록자",
    uploadTime: "등록 시간",
    expires: "만료 시간",
    count: "다운로드 횟수",
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
  },
} satisfies Translation<typeof zh>;
