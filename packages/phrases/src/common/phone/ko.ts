import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "뒤로",
  close: "닫기",
  language: "언어",
  less: "줄이기",
  more: "늘리기",
  retry: "다시 시도",
  waiting: "불러오는 중",
  offline: "네트워크에 연결되지 않았습니다. 확인 후 다시 시도하세요",
  noPage: "페이지가 없습니다. 코드를 다시 스캔하세요",
};
