import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "기능 관리",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "기본 기능의 권한은 변경하거나 삭제할 수 없습니다",
  "access.permissionGrouped": "선택한 권한은 이미 다른 기능에 속해 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "기능 이름",
  funcCode: "기능 코드",
  permissions: "포함 권한",
  origin: "출처",
  roleCount: "역할 수",
};

export const words: Translation<typeof zh.words> = {
  add: "기능 추가",
  editTitle: "기능 편집",
  state: {
    on: "사용",
    off: "사용 중지",
  },
  origin: {
    base: "기본",
    own: "사용자 정의",
  },
  action: {
    enable: "사용",
    disable: "사용 중지",
  },
  confirmEnable: "이 기능을 사용할까요?",
  confirmDisable:
    "“{{name}}” 기능을 사용 중지하면 플랫폼 관리자를 제외한 모든 역할의 호출이 5초 안에 거부됩니다. 역할의 권한은 유지되며 다시 사용하면 복구됩니다. 사용 중지할까요?",
  hint: "기능은 시스템의 권한을 버튼이나 동작으로 묶어 역할에 부여하며, 묶는 것만으로는 누구에게도 권한이 추가되지 않습니다. 사용 중지된 기능의 호출은 플랫폼 관리자를 제외하고 5초 안에 거부됩니다.",
};
