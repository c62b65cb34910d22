import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "온라인 몰",
  "/essggl": "간편 구매 온라인 몰",
  "/sc/dpxx": "매장 정보",
  "/sc/cpgl": "온라인 몰 상품",
  "/sc/thdgl": "픽업 장소",
  "/essggl/sz": "설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "매장 정보 보기",
  "mall.shop.write": "매장 정보 편집",
  "mall.quickBuyShop.read": "간편 구매 설정 보기",
  "mall.quickBuyShop.write": "간편 구매 설정 편집",
  "mall.product.read": "온라인 몰 상품 보기",
  "mall.product.write": "온라인 몰 상품 추가, 편집, 진열",
  "mall.pickupPoint.read": "픽업 장소 보기",
  "mall.pickupPoint.write": "픽업 장소 추가, 편집, 삭제",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "진열 변경",
  setOpen: "영업 상태 전환",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "자동 취소 시간은 {{least}}~{{most}}분이어야 합니다",
  "mall.tooManyTags": "서비스 태그는 최대 {{limit}}개입니다",
  "mall.shopMissing": "먼저 매장 정보를 저장하세요",
  "mall.machineUnknown": "자판기가 없거나 휴대폰으로 살 수 없습니다",
  "mall.productUnknown": "온라인 몰 상품이 없습니다",
  "mall.medicineNotSold": "처방 의약품은 온라인 몰에서 판매할 수 없습니다",
  "mall.stockOutOfRange": "재고는 0~{{limit}}의 정수여야 합니다",
  "mall.stockReserved": "주문에 예약된 수량이 {{n}}개 있습니다",
  "mall.stockChanged": "재고가 {{n}}개로 바뀌었습니다. 새로고침 후 다시 시도하세요",
  "mall.priceBelowDeal":
    "판매가는 상품의 타임세일 또는 공동구매 가격 ¥{{price}}보다 높아야 합니다. 먼저 중지하고 열린 그룹이 끝나기를 기다리세요",
  "mall.pickupPointUnknown": "픽업 장소가 없습니다",
  "mall.pickupPointTaken": "이름 또는 자판기가 다른 픽업 장소에 사용 중입니다",
  "mall.pickupPointInUse": "이 픽업 장소에 진행 중인 주문 {{n}}건이 있어 삭제할 수 없습니다",
  "mall.pickupPointKeepsMachine": "이 픽업 장소에 진행 중인 주문 {{n}}건이 있어 자판기를 바꿀 수 없습니다",
  "mall.noPickupLane": "이 자판기에는 픽업 전용 레인이 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  category: "분류",
  unitPrice: "단가",
  mallPrice: "판매가",
  stock: "재고",
  reserved: "예약",
  salesCount: "판매량",
  productStatus: "진열 상태",
  productIds: "상품",
  pickupPoint: "픽업 장소",
  pickupMachine: "픽업 자판기",
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
  shelfState: {
    on: "진열 중",
    off: "진열 해제",
  },
  shelf: {
    on: "진열",
    off: "진열 해제",
  },
  shelfOnAsk: "진열할까요?",
  shelfOffAsk: "진열 해제하면 고객이 주문할 수 없습니다. 해제할까요?",
  isReserved: "진행 중인 주문에 예약되어 삭제할 수 없습니다",
  addProducts: "상품 목록에서 추가",
  addHint: "추가한 상품은 진열되지 않으며 재고는 0입니다",
  pointSwitch: {
    open: "사용",
    closed: "사용 중지",
  },
  openPoint: "사용할까요?",
  closePoint: "사용 중지하면 새 주문에서 이 픽업 장소를 선택할 수 없습니다. 사용 중지할까요?",
  addPickupPoint: "픽업 장소 추가",
  machineHint: "픽업 전용 레인이 필요합니다. 창구라면 비워 두세요",
  openShop: "영업을 시작할까요?",
  closeShop: "영업을 종료할까요? 새 주문을 받지 않습니다",
  editShop: "매장 편집",
  tagsHint: "태그마다 Enter를 누르세요. 예: 무료 배송",
  notSaved: "아직 설정되지 않았습니다. 저장하면 매장 영업을 시작합니다",
};
