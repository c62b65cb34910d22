import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "언어 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "인터페이스 문구 보기",
  "system.translation.write": "인터페이스 문구 번역",
  "system.translation.review": "인터페이스 문구 심사",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "기본 문구 복원",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "자리표시자를 유지하세요: {{places}}",
  "system.ownTranslation": "본인이 번역한 문구는 심사할 수 없습니다",
  "system.translationColumns": "파일에 문구 키, 언어, 문구 열이 있어야 합니다",
  "system.translationsRefused": "{{n}}개 행에 오류가 있어 아무것도 저장하지 않았습니다. {{row}}행: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "문구 키",
  langCode: "언어",
  originalText: "중국어 원문",
  langText: "문구",
  deliveredText: "기본 문구",
  translationStatus: "번역 상태",
  reviewStatus: "심사 상태",
  writer: "번역자",
  reviewer: "심사자",
  updatedTime: "수정 시간",
};

export const words: Translation<typeof zh.words> = {
  edit: "문구 편집",
  review: {
    delivered: "기본 제공",
    unreviewed: "심사 대기",
    reviewed: "승인",
  },
  translation: {
    translated: "번역됨",
    notTranslated: "미번역",
  },
  approve: "승인",
  restore: "기본 문구 복원",
  restoreAsk: "기본 문구로 복원할까요?",
  onlyWritten: "제품에 포함된 기본 문구입니다",
  alreadyReviewed: "이미 심사된 문구입니다",
  import: "문구 가져오기",
  importHint: "내보내기 파일과 같은 열(xlsx 또는 csv)을 사용하세요. 한 행이라도 틀리면 아무것도 저장되지 않습니다",
  file: "파일 선택",
  imported: "{{written}}개 저장, {{same}}개 변경 없음",
  shownAtOnce: "저장하면 모두에게 바로 표시됩니다",
};
