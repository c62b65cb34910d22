import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "회원 패키지",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "회원 패키지 조회",
  "members.package.write": "회원 패키지 관리",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "기간은 1~{{limit}}개월입니다",
  "memberPackages.nameTaken": "가맹점에 같은 이름의 패키지가 이미 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "패키지 이름",
  packagePrice: "가격",
  packagePeriod: "기간(월)",
  rightsNote: "혜택 설명",
  packageStatus: "상태",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "사용 중",
    disabled: "사용 중지됨",
  },
  action: {
    add: "패키지 추가",
    edit: "패키지 수정",
    enable: "사용",
    disable: "사용 중지",
  },
  confirm: {
    enable: "이 패키지를 사용할까요?",
    disable: "이 패키지를 사용 중지할까요?",
  },
};
