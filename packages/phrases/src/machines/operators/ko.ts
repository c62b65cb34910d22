import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "운영 담당자 목록",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "운영 담당자 보기",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "이미 목록에 있는 사용자입니다",
  "operators.checkStaff": "직원 정보 또는 역할 권한을 확인하세요",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "자판기 수",
  salesAmount: "매출(최근 30일)",
  salesOrders: "주문 수(최근 30일)",
};

export const words: Translation<typeof zh.words> = {
  add: "운영 담당자 추가",
  edit: "운영 담당자 편집",
  state: {
    yes: "사용",
    no: "사용 중지",
  },
  assign: "배정",
  machines: "자판기",
  throughTeams: "팀 {{n}}",
  accountHint: "일반 사용자의 로그인 계정",
};
