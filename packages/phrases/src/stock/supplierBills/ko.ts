import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.billTaken": "이 공급업체에 같은 번호의 청구서가 있습니다",
  "stock.billEmpty": "청구서에 해당하는 입고 또는 반품 전표를 선택하세요",
  "stock.billDueEarly": "지급 기한은 청구일보다 빠를 수 없습니다",
  "stock.billDiffers":
    "청구서 금액({{amount}}위안)이 전표 합계({{expected}}위안)와 {{difference}}위안 다릅니다. 비고에 사유를 적고 확인하세요",
  "stock.billed": "전표 {{docNo}} 항목은 청구서 {{billNo}}에 있습니다. 먼저 그 청구서를 무효 처리하세요",
  "stock.billPaid": "이 청구서에 {{paid}}위안이 지급되었습니다. 먼저 지급을 취소하세요",
  "stock.billPaysOnly": "공급업체에 지급할 때만 청구서를 지정할 수 있습니다",
  "stock.aboveBill": "금액이 청구서 미지급액({{open}}위안)을 초과합니다",
};

export const fields: Translation<typeof zh.fields> = {
  billId: "청구서",
  billNo: "청구서 번호",
  billedOn: "청구일",
  dueOn: "지급 기한",
  billAmount: "청구서 금액",
  expected: "전표 합계",
  difference: "차이 금액",
  documentIds: "입고 및 반품",
  billOpen: "미지급액",
  unbilled: "미청구",
  billedOpen: "청구 미지급액",
  overdue: "기한 지남",
};

export const words: Translation<typeof zh.words> = {
  action: {
    bills: "청구서",
    add: "청구서 추가",
    pay: "지급",
    void: "무효 처리",
  },
  records: "공급업체 청구서",
  state: {
    unpaid: "미지급",
    partlyPaid: "일부 지급",
    paid: "지급 완료",
    overdue: "기한 지남",
    void: "무효",
  },
  confirm: {
    void: "이 청구서를 무효 처리할까요? 전표를 다른 청구서에 등록할 수 있습니다.",
    differs: "청구서 금액이 전표 합계와 다릅니다. 등록할까요?",
  },
  hint: "금액이 전표 합계와 다르면 사유를 적으세요",
  notOwn: "이 공급업체의 가맹점만 지급할 수 있습니다",
  nothing: "이 공급업체의 입고와 반품은 모두 청구되었습니다",
  noPayments: "아직 지급이 없습니다",
};
