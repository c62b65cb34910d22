import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "단체방 QR 코드",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "단체방 QR 코드 보기",
  "mall.groupCode.write": "단체방 QR 코드 추가, 편집, 사용, 사용 중지, 삭제",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "만료되었습니다. 오늘이나 이후 날짜를 선택하세요",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "QR 코드 이름",
  qrImage: "QR 코드",
  machineId: "자판기",
  updatedTime: "수정 시간",
  validTo: "만료일",
};

export const words: Translation<typeof zh.words> = {
  add: "단체방 QR 코드 추가",
  edit: "단체방 QR 코드 편집",
  inMall: "온라인 몰",
  machineHint: "비우면 온라인 몰에서 사용합니다",
  validToHint: "해당 날짜까지 유효합니다",
  enable: "사용",
  disable: "사용 중지",
  enableAsk: "사용할까요?",
  disableAsk: "사용 중지할까요?",
  status: {
    enabled: "사용 중",
    disabled: "사용 중지",
    expired: "만료됨",
  },
};
