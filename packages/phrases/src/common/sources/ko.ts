import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  sale: "자판기가 상품을 판매하면 여기에 표시됩니다",
  refund: "환불을 시작하면 여기에 표시됩니다",
  machine: "자판기를 등록하면 여기에 표시됩니다",
  report: "자판기가 데이터를 보고하면 여기에 표시됩니다",
  shop: "구매자가 온라인 몰에서 주문하면 여기에 표시됩니다",
  card: "회원 카드를 발급하거나 사용하면 여기에 표시됩니다",
  settling: "매일 정산 후 자동으로 생성됩니다",
  code: "코드를 생성하거나 사용하면 여기에 표시됩니다",
  product: "상품을 추가하면 여기에 표시됩니다",
  deed: "누군가 작업하면 자동으로 기록됩니다",
  merchant: "가맹점을 추가하면 여기에 표시됩니다",
  application: "신청을 제출하면 여기에 표시됩니다",
  message: "게시하면 여기에 표시됩니다",
  feedback: "의견을 제출하면 여기에 표시됩니다",
  file: "목록에서 내보내기를 하면 파일이 여기에 표시됩니다",
  medicine: "의약품 로트를 등록하면 여기에 표시됩니다",
  prescription: "처방전을 제출하면 여기에 표시됩니다",
  loss: "재고 실사, 확인, 손실 또는 이상 주문에서 부족분이 발견되면 기록이 여기에 표시됩니다",
};
