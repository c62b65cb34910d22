import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "약사 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "약사 보기",
  "pharmacy.pharmacist.write": "약사 추가·편집·삭제, 근무 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "약사가 없습니다",
  "pharmacy.pharmacistTaken": "이미 목록에 있는 사용자입니다",
  "pharmacy.certificateNotApproved": "증명서가 아직 승인되지 않았습니다",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "근무",
};

export const words: Translation<typeof zh.words> = {
  add: "약사 추가",
  edit: "약사 편집",
  phoneWhole: "전체 번호 입력",
  state: {
    onDuty: "근무 중",
    offDuty: "근무 외",
    suspended: "자격 정지",
  },
  enable: "사용",
  disable: "사용 중지",
  enableAsk: "이 약사를 근무로 전환할까요?",
  disableAsk: "이 약사의 근무를 종료할까요?",
  defaultCertName: "약사 등록증",
};
