import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "오프라인 구매 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "유효 시간은 {{least}}~{{most}}시간의 정수여야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "카드·자판기당 한도",
  offlineHours: "유효 시간(시간)",
  allowance: "허용액",
  used: "사용액",
  untilTime: "유효 기한",
  soldTime: "판매 시간",
};

export const words: Translation<typeof zh.words> = {
  explain:
    "자판기에 네트워크가 없을 때 회원 카드는 클라우드가 서명한 허용액으로 구매할 수 있으며, 자판기마다 이 한도까지입니다. 0은 사용 안 함입니다. 잔액이 부족한 금액은 미납금이 됩니다.",
  scope:
    "최근 90일 안에 가맹점 자판기에서 구매했고 활성화되었으며 카드 소지자가 있는 카드만 해당하며, 자판기당 최대 500장입니다.",
  machines: "허용액이 있는 자판기",
  uses: "네트워크 없이 구매한 내역",
  noMachines: "이 카드의 허용액이 있는 자판기가 없습니다",
  noUses: "이 카드는 네트워크 없이 구매한 적이 없습니다",
};
