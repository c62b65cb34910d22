import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "운영자 목록",
  add: "운영자 추가",
  edit: "운영자 편집",
  field: {
    userName: "이름",
    loginName: "로그인 계정",
    phone: "휴대폰",
    merchantNo: "가맹점 번호",
    merchantName: "가맹점명",
    machineCount: "기기 수",
    salesAmount: "매출 (최근 30일)",
    salesOrders: "주문 수 (최근 30일)",
    enabled: "사용 여부",
  },
  state: {
    yes: "사용",
    no: "중지",
  },
  assign: "배정",
  machines: "기기",
  throughTeams: "팀 {{n}}",
  accountHint: "일반 사용자의 로그인 계정",
} satisfies Translation<typeof zh>;
