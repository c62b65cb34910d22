import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "온라인 몰 주문",
  "/sc/scddxq": "온라인 몰 주문 상세",
  "/essggl/ddgl": "간편 구매 주문",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "온라인 몰 주문 보기",
  "mall.order.handle": "온라인 몰 주문 발송, 사용 처리, 종료",
  "mall.order.refund": "온라인 몰 주문 환불",
  "mall.quickBuyOrder.read": "간편 구매 주문 보기",
  "mall.quickBuyOrder.handle": "간편 구매 주문 발송, 사용 처리, 종료",
  "mall.quickBuyOrder.refund": "간편 구매 주문 환불",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "발송",
  handOver: "사용 처리",
  complete: "배송 완료 확인",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "매장이 영업을 종료하여 주문을 받지 않습니다",
  "mall.shopUnknown": "존재하지 않는 매장입니다",
  "mall.productOffShelf": "판매 중지된 상품입니다",
  "mall.quantityOutOfRange": "수량은 1~{{limit}} 사이의 정수여야 합니다",
  "mall.outOfStock": "재고가 부족합니다. {{n}}개 구매할 수 있습니다",
  "mall.wayNotOffered": "이 매장에서 지원하지 않는 배송 방식입니다",
  "mall.tooManyUnpaid": "미결제 주문이 {{limit}}건 있습니다. 먼저 결제하세요",
  "mall.orderUnknown": "존재하지 않는 주문입니다",
  "mall.machineHandsOut": "자판기가 픽업 코드로 상품을 내줍니다",
  "mall.pickupCodeWrong": "코드가 올바르지 않습니다",
  "mall.selectOrders": "작업할 데이터를 선택하세요",
  "mall.priceChanged": "상품 가격이 변경되었습니다. 확인 후 다시 주문하세요",
  "mall.basketTwice": "같은 상품은 한 줄로 합치세요",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "구매자",
  receiver: "받는 사람",
  receiverPhone: "받는 사람 전화",
  quantity: "수량",
  orderPrice: "주문 금액",
  discountAmount: "할인 금액",
  paidAmount: "실결제 금액",
  deliveryFee: "배송비",
  deliveryWay: "배송 방식",
  pickupPoint: "픽업 장소",
  expressNo: "배송 번호",
  courier: "배송 담당자",
  payMethod: "결제 수단",
  payStatus: "결제 상태",
  orderStatus: "주문 상태",
  orderTime: "주문 시간",
  pickupCode: "코드",
  receiverAddress: "받는 주소",
  note: "환불 사유",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "전체 번호를 입력하세요",
  deliveryWay: {
    delivery: "배송",
    pickup: "직접 수령",
  },
  state: {
    toPay: "결제 대기",
    toGather: "그룹 모집 중",
    toDeliver: "발송 대기",
    delivering: "배송 중",
    toPickUp: "수령 대기",
    completed: "완료",
    cancelled: "취소됨",
    refunding: "환불 중",
    refunded: "환불됨",
  },
  action: {
    deliver: "발송",
    deliverAll: "일괄 발송",
    handOver: "사용 처리",
    complete: "배송 완료",
    refund: "환불",
    close: "종료",
  },
  completeAsk: "배송이 완료되었습니까? 확인할까요?",
  closeAsk: "종료하면 구매자가 결제할 수 없고, 함께 결제할 미결제 주문도 모두 종료됩니다. 종료할까요?",
  refundAsk: "환불할까요?",
  expressHint: "비우면 시스템 번호를 사용합니다",
  codeHint: "구매자가 휴대폰으로 보여 줍니다",
  refundHint: "결제한 금액 전액이 원래 결제 수단으로 환불됩니다",
  section: {
    receiver: "받는 사람",
    timeline: "처리 기록",
  },
  detail: "주문 상세",
  ownPage: "페이지로 열기",
};
