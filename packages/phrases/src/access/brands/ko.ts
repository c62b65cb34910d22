import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "로그인 브랜드",
};

export const fields: Translation<typeof zh.fields> = {
  host: "호스트",
  path: "로그인 경로",
  name: "브랜드 제목",
  titles: "언어별 제목(비우면 브랜드 제목)",
  subtitle: "부제",
  background: "배경색",
  startLanguage: "초기 언어",
  footer: "바닥글",
  asksAgreement: "플랫폼 약관 동의 필요",
};

export const words: Translation<typeof zh.words> = {
  title: "로그인 브랜드 설정",
  hint: "호스트와 경로별로 로그인 페이지의 이름, 로고, 색상을 정합니다. 가장 정확한 항목이 적용됩니다.",
  add: "브랜드 추가",
  edit: "브랜드 편집",
  empty: "브랜드가 없어 제품 기본 모습이 표시됩니다",
  everyHost: "모든 호스트",
  everyPath: "모든 로그인 페이지",
  removeAsk: "삭제하면 제품 기본 모습으로 돌아갑니다. 삭제할까요?",
  hostHint: "비우면 모든 호스트에 적용, 포트가 있으면 함께 입력",
  hostWrong: "호스트 형식이 올바르지 않습니다",
  pathHint: "예: /loginZl, 비우면 해당 호스트의 모든 로그인 페이지",
  pathWrong: "/로 시작하고 문자, 숫자, 밑줄만 사용",
  ofBrowser: "브라우저 설정",
  preview: "로그인 페이지 미리보기",
};
