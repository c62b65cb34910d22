import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "온라인 몰",
  "/essggl": "간편 구매 온라인 몰",
  "/sc/dpxx": "매장 정보",
  "/essggl/sz": "설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "매장 정보 보기",
  "mall.shop.write": "매장 정보 편집",
  "mall.quickBuyShop.read": "간편 구매 설정 보기",
  "mall.quickBuyShop.write": "간편 구매 설정 편집",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "영업 상태 전환",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "자동 취소 시간은 {{least}}~{{most}}분이어야 합니다",
  "mall.tooManyTags": "서비스 태그는 최대 {{limit}}개입니다",
  "mall.shopMissing": "먼저 매장 정보를 저장하세요",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "매장 번호",
  shopName: "매장 이름",
  servicePhone: "서비스 전화",
  shopAddress: "매장 주소",
  location: "위치",
  announcement: "공지",
  serviceTags: "서비스 태그",
  openStatus: "영업 상태",
  deliveryWays: "배송 방식",
  deliveryFee: "배송비",
  closeMinutes: "미결제 주문 취소(분)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "영업 중",
    closed: "영업 종료",
  },
  deliveryWay: {
    delivery: "배송",
    pickup: "직접 수령",
  },
  openShop: "영업을 시작할까요?",
  closeShop: "영업을 종료할까요? 새 주문을 받지 않습니다",
  editShop: "매장 편집",
  tagsHint: "태그마다 Enter를 누르세요. 예: 무료 배송",
  notSaved: "아직 설정되지 않았습니다. 저장하면 매장 영업을 시작합니다",
};
