import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "블랙리스트",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "블랙리스트 조회",
  "members.blacklist.write": "블랙리스트 추가, 제외",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "이미 블랙리스트에 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "유형",
  entryValue: "내용",
  reason: "사유",
  addedBy: "추가한 사람",
  addedTime: "추가 시간",
  cardNo: "카드 번호",
  holderPhone: "휴대폰 번호",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "휴대폰",
    card: "카드",
    member: "회원",
  },
  action: {
    add: "블랙리스트 추가",
    remove: "블랙리스트 제외",
  },
  confirm: {
    remove: "블랙리스트에서 제외할까요?",
  },
  hint: {
    wholePhone: "전체 번호를 입력하세요",
    effect: "카드 발급, 연결, 재발급, 충전이 차단되고 카드 사용 시 경보가 발생합니다",
  },
};
