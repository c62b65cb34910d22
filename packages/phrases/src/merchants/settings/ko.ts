import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "통화 설정",
  "/shgl/kfdh": "고객센터 전화",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "고객센터 전화와 통화 보기",
  "merchants.setting.write": "고객센터 전화와 통화 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "이 가맹점에는 이미 고객센터 전화가 있습니다. 해당 항목을 수정하세요",
  "merchants.rateNotPositive": "환율은 0보다 크고 소수 6자리 이하여야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  country: "국가 또는 지역",
  updatedTime: "수정 시각",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "고객센터 전화",
  addHotline: "고객센터 전화 추가",
};
