import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "자주 묻는 질문 관리",
  "/shkf/xzwt": "질문 추가",
  "/shkf/jjfa": "해결 방법",
  "/cjwtjjfa": "자주 묻는 질문 및 해결 방법",
  "/cjwtjjfafb": "해결 방법 상세",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "작성 중인 질문 및 해결 방법 보기",
  "support.article.write": "질문 및 해결 방법 작성, 게시",
  "support.solution.read": "도움말 센터 보기",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "번역",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "존재하지 않거나 내려진 글입니다",
  "support.articleChanged": "다른 사람이 방금 수정했습니다. 새로 고친 후 다시 시도하세요",
  "support.articlePublished": "게시된 글은 내린 후 삭제하세요",
  "support.categoryMissing": "먼저 카테고리를 선택하세요",
  "support.pageUnknown": "존재하지 않는 페이지입니다",
};

export const fields: Translation<typeof zh.fields> = {
  category: "카테고리",
  title: "제목",
  content: "내용",
  summary: "내용 요약",
  publishStatus: "게시 상태",
  viewCount: "조회 수",
  useful: "도움 됨",
  useless: "도움 안 됨",
  updatedBy: "수정자",
  updatedTime: "수정 시각",
  keyword: "검색어",
  articleKind: "종류",
  pages: "표시할 페이지",
  langCode: "언어",
  translated: "번역됨",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "초안",
    published: "게시됨",
    withdrawn: "내려짐",
  },
  kind: {
    faq: "자주 묻는 질문",
    solution: "해결 방법",
  },
  action: {
    addQuestion: "질문 추가",
    addSolution: "해결 방법 추가",
    publish: "게시",
    withdraw: "내리기",
    translate: "번역",
    picture: "사진 넣기",
    back: "목록으로",
  },
  confirm: {
    publish: "게시하면 누구나 볼 수 있습니다. 게시할까요?",
    withdraw: "내릴까요?",
  },
  hint: {
    markdown: "Markdown 지원: **굵게**, # 제목, - 목록, [링크](https://)",
    changed: "게시되지 않은 수정 있음",
    preview: "미리보기",
    pages: "독자는 해당 페이지 제목 옆의 “?”에서 이 글을 봅니다",
    ofPage: "이 페이지 도움말",
    noHelp: "이 페이지에 대한 설명이 아직 없습니다",
    allHelp: "지식 베이스 열기",
    versions: "게시된 버전",
    useful: "도움이 되었습니까?",
    related: "관련 질문",
    search: "단어 또는 병음",
    outdated: "원문이 수정되었습니다. 번역을 업데이트하세요",
    untranslated: "아직 {{language}} 번역이 없어 중국어 원문을 표시합니다.",
    saved: "{{time}}에 자동 저장됨",
    saveFailed: "자동 저장 실패: {{reason}}",
    original: "원문",
    translating: "제목과 내용을 모두 비우면 번역이 삭제됩니다. 게시하면 독자에게 표시됩니다.",
  },
};
