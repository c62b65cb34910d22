import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "약사 관리",
  add: "약사 추가",
  edit: "약사 편집",
  phone: "휴대폰",
  phoneWhole: "전체 번호 입력",
  duty: "근무",
  state: {
    onDuty: "근무 중",
    offDuty: "근무 안 함",
    suspended: "자격 정지",
  },
  enable: "사용",
  disable: "중지",
  enableAsk: "이 약사를 근무로 전환하시겠습니까?",
  disableAsk: "이 약사의 근무를 종료하시겠습니까?",
  defaultCertName: "약사 등록증",
} satisfies Translation<typeof zh>;
