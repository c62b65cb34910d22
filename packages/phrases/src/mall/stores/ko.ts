import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "온라인 몰 공지",
  "/sc/stdgl": "오프라인 매장 관리",
  "/sc/stdspsz": "매장 상품 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "온라인 몰 공지 보기",
  "mall.notice.write": "온라인 몰 공지 추가, 편집, 게시, 내리기",
  "mall.store.read": "오프라인 매장 보기",
  "mall.store.write": "오프라인 매장 추가, 편집, 영업 전환, 삭제",
  "mall.storeProduct.read": "매장 상품 보기",
  "mall.storeProduct.write": "매장 상품 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "게시된 공지는 먼저 내리세요",
  "mall.storeStockOutOfRange": "재고는 0~{{limit}} 사이의 정수입니다",
  "mall.storeNameTaken": "같은 이름의 매장이 있습니다",
  "mall.storeHoursMalformed": "영업 시간은 00:00부터 23:59까지입니다",
  "mall.storeHoursEmpty": "시작 시간과 종료 시간은 달라야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "공지 제목",
  noticeContent: "공지 내용",
  publishStatus: "게시 상태",
  publishTime: "게시 시각",
  createdBy: "작성자",
  storeName: "매장 이름",
  storeAddress: "주소",
  openingHours: "영업 시간",
  longitude: "경도",
  latitude: "위도",
  productCount: "상품 수",
  unitPrice: "단가",
  costPrice: "매입가",
  stock: "재고",
  productStatus: "진열 상태",
  productIds: "상품",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "초안",
    scheduled: "게시 예정",
    published: "게시됨",
    withdrawn: "내려짐",
  },
  shelf: {
    on: "진열 중",
    off: "진열 안 함",
  },
  action: {
    addNotice: "공지 추가",
    editNotice: "공지 편집",
    publish: "게시",
    withdraw: "내리기",
    addStore: "매장 추가",
    editStore: "매장 편집",
    products: "상품 설정",
    open: "영업 시작",
    close: "영업 종료",
    addProducts: "상품 추가",
    putOn: "진열",
    takeOff: "진열 중단",
    remove: "제거",
  },
  confirm: {
    publish: "게시할까요?",
    withdraw: "내릴까요?",
    open: "영업을 시작할까요?",
    close: "영업을 종료할까요?",
    remove: "이 상품을 제거할까요?",
  },
  hint: {
    publishTime: "비우면 게시 즉시 보입니다",
    position: "위치(WGS-84)",
    added: "상품 {{n}}종을 담았습니다",
  },
};
