import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "배너",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "배너 보기",
  "mall.banner.write": "배너 추가, 편집, 사용, 사용 중지, 삭제",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "온라인 몰에 이 카테고리의 상품이 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "제목",
  bannerImage: "이미지",
  bannerLink: "링크",
  productId: "상품",
  category: "카테고리",
  showFrom: "노출 시작",
  showTo: "노출 종료",
  updatedTime: "수정 시간",
};

export const words: Translation<typeof zh.words> = {
  add: "배너 추가",
  edit: "배너 편집",
  links: {
    none: "없음",
    product: "상품",
    category: "카테고리",
  },
  status: {
    shown: "노출 중",
    scheduled: "노출 예정",
    expired: "만료됨",
    disabled: "사용 중지",
  },
  enable: "사용",
  disable: "사용 중지",
  enableAsk: "사용할까요?",
  disableAsk: "사용 중지할까요?",
};
