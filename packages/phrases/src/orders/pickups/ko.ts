import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "픽업 코드 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "조회",
  "orders.pickup.write": "생성, 취소 및 재발송",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "재발송",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "내용은 비워 둘 수 없습니다",
  "orders.pickupTooManyProducts": "픽업 코드 하나에 상품은 최대 {{limit}}종입니다",
  "orders.pickupProductTwice": "같은 상품은 한 번만 입력할 수 있습니다",
  "orders.pickupPiecesOutOfRange": "상품별 수량은 1~{{limit}}의 정수로 입력하세요",
  "orders.pickupCountOutOfRange": "코드 수는 1~{{limit}}의 정수로 입력하세요",
  "orders.pickupMaximum": "가맹점의 사용 가능한 픽업 코드는 최대 {{limit}}개이며 {{left}}개 더 만들 수 있습니다",
  "orders.pickupExpiryPast": "만료일은 오늘보다 빠를 수 없습니다",
  "orders.pickupExpiryFar": "유효기간은 최대 5년입니다",
  "orders.pickupNotOpen": "이 코드로는 더 이상 받을 수 없습니다",
  "orders.pickupNotCancellable": "미사용 또는 일부 배출된 픽업 코드만 취소할 수 있습니다",
  "orders.pickupMachines": "선택한 자판기가 이 가맹점의 것이 아닙니다",
  "orders.pickupUnknown": "존재하지 않는 픽업 코드입니다",
  "orders.pickupCancelled": "취소된 픽업 코드입니다",
  "orders.pickupDelivered": "픽업 코드를 모두 사용했습니다",
  "orders.pickupExpired": "만료된 픽업 코드입니다",
  "orders.pickupInUse": "픽업 코드를 사용 중입니다. 잠시 기다려 주세요",
  "orders.pickupOtherMachine": "이 자판기에서 사용할 수 없는 픽업 코드입니다",
  "orders.pickupNotHere": "이 자판기에는 픽업 코드의 재고가 없습니다",
  "orders.pickupTooManyTries": "픽업 코드를 너무 많이 잘못 입력했습니다. 15분 후 다시 시도하세요",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "픽업 코드",
  pickupContent: "내용",
  lines: "내용",
  quantity: "수량",
  count: "코드 수",
  delivered: "배출 수량",
  underWay: "배출 중",
  pickupMachines: "사용 자판기",
  machineIds: "사용 자판기",
  pickupStatus: "픽업 코드 상태",
  validTo: "만료일",
  batchNo: "생성 번호",
  createdBy: "생성자",
  useTime: "사용 시간",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "미사용",
    used: "사용됨",
    allDelivered: "전부 배출",
    partlyDelivered: "일부 배출",
    failed: "배출 실패",
    expired: "만료됨",
    cancelled: "취소됨",
  },
  create: "픽업 코드 생성",
  detail: "픽업 코드 상세",
  cancel: "취소",
  cancelAsk: "이 픽업 코드를 취소할까요?",
  cancelMany: "일괄 취소",
  resend: "재발송",
  resendHint: "코드나 QR 코드를 고객에게 전달하세요",
  allMachines: "모든 자판기",
  hint: "여러 상품은 *로 구분되며 기본 유효기간은 반년입니다",
  quota: "최대 {{limit}}개, 현재 {{open}}개",
  addProduct: "상품 추가",
  removeProduct: "상품 제거",
  made: "픽업 코드 {{made}}개를 만들었습니다",
  making: "{{made}}개를 만들었고 나머지는 백그라운드에서 생성됩니다. 잠시 후 새로 고침하세요",
  orders: "주문",
};
