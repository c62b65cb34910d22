import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "사용 가능한 결제 대행사가 설정되지 않았습니다",
  "payments.noticeForged": "결제 통지의 서명 검증에 실패했습니다",
  "payments.noticeMismatch": "결제 통지가 주문과 일치하지 않습니다",
  "payments.shownCodeWrong":
    "이 결제 코드는 선택한 결제 수단의 코드가 아닙니다. 위챗페이, 알리페이 또는 유니온페이 코드를 제시하세요",
  "payments.shownCodeRefused": "코드 결제에 실패했으며 금액은 결제되지 않았습니다. 새 코드를 제시하세요",
  "payments.requestClosed": "이 결제 요청은 종료되었으며 결제되지 않았습니다. 다시 시도하세요",
  "payments.requestDone": "이 결제 요청은 결제되었습니다. 이후 내용은 주문을 확인하세요",
  "payments.providerUnreachable": "결제 대행사에 연결할 수 없습니다",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "알리페이",
    wechat: "위챗페이",
    unionpay: "유니온페이",
    pickupCode: "픽업 코드",
    memberCard: "회원 카드",
    cash: "현금",
    other: "기타",
  },
};
