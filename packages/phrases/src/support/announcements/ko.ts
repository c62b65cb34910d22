import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "공지",
  "/ptxx": "플랫폼 메시지",
  "/sygdxx": "더 많은 소식",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "공지 작성 및 게시",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "공지가 없거나 내려졌습니다",
  "support.announcementChanged": "다른 사람이 방금 이 공지를 수정했습니다. 새로고침 후 다시 시도하세요",
  "support.announcementPublished": "게시된 공지는 먼저 내려야 합니다",
  "support.tooManyFiles": "첨부 파일은 최대 {{limit}}개입니다",
  "support.fileUnknown": "첨부 파일이 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "공지 제목",
  noticeContent: "공지 내용",
  fileIds: "첨부 파일",
  msgType: "메시지 유형",
  typeId: "메시지 유형",
  publishTime: "게시 시각",
  publishStatus: "게시 상태",
  updatedBy: "수정자",
  updatedTime: "수정 시각",
  keyword: "검색어",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "초안",
    published: "게시됨",
    withdrawn: "내려짐",
  },
  action: {
    add: "공지 추가",
    publish: "게시",
    withdraw: "내리기",
    attach: "첨부 파일 업로드",
    detach: "첨부 파일 제거",
    back: "목록으로",
    login: "공지 관리 로그인",
  },
  confirm: {
    publish: "게시하면 누구나 볼 수 있습니다. 게시할까요?",
    withdraw: "내릴까요?",
  },
  hint: {
    markdown: "Markdown 지원",
    preview: "미리보기",
  },
};
