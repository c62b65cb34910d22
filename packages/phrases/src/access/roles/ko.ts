import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "역할 추가",
  "/xtgl#roles": "역할 관리",
  "/xtgl/jsgl": "역할 관리",
  "/xtgl/xzjs": "역할 추가",
  "/xtgl/bjjs": "역할 편집",
  "/xtgl/jszyqx": "역할 권한",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "보기",
  "access.role.write": "추가, 편집, 권한 부여",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "권한 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "자신의 권한을 넘는 역할은 부여할 수 없습니다",
  "access.roleUnknown": "직원 정보 또는 역할 권한을 확인하세요",
  "access.roleInUse": "이 역할을 사용하는 계정이 {{count}}개 있어 삭제할 수 없습니다",
  "access.roleIsBase": "플랫폼이 관리하는 역할이므로 여기에서 변경할 수 없습니다",
  "access.roleNameTaken": "같은 이름의 역할이 이미 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  code: "역할 코드",
  name: "역할명",
  kind: "역할 유형",
  description: "설명",
  permissionCount: "권한 수",
  updatedAt: "수정 시간",
};

export const words: Translation<typeof zh.words> = {
  title: "역할 관리",
  permissions: "권한",
  kind: {
    web: "웹",
    app: "앱",
  },
  platform: "플랫폼",
  all: "전체",
  effective: "메뉴 변경은 24시간 이내에 적용됩니다",
  beyond: "보유하지 않은 권한은 부여할 수 없습니다",
  readOnly: "이 역할은 보기만 할 수 있습니다",
  fullRights: "플랫폼 관리자는 모든 권한을 가집니다",
  chosen: "권한 {{n}}개 선택됨",
  switchedOff: "사용 중지됨",
  hiddenPage: "메뉴에서 숨김",
  otherPages: "기타",
  base: {
    platformAdmin: "플랫폼 관리자",
    operator: "운영 담당자",
    merchantAdmin: "가맹점 관리자",
    childMerchantAdmin: "하위 가맹점 관리자",
    agent: "대리점",
    staff: "직원",
    replenisher: "보충 담당자",
    technician: "정비 담당자",
    pharmacist: "약사",
    doctor: "의사",
  },
  baseDescription: {
    platformAdmin: "플랫폼 전체를 관리합니다",
    operator: "플랫폼의 일상 업무를 돕습니다",
    merchantAdmin: "가맹점과 하위 가맹점의 업무와 계정을 관리합니다",
    childMerchantAdmin: "하위 가맹점의 일상 업무와 계정을 관리합니다",
    agent: "대리하는 자판기와 주문을 살피고 이상을 처리합니다",
    staff: "일상 운영: 자판기, 레인, 주문, 회원",
    replenisher: "자판기 보충: 레인과 재고",
    technician: "자판기 정비: 상태와 원격 명령",
    pharmacist: "의약품 자판기의 약사: 자판기, 주문, 약사",
    doctor: "주문과 상품을 조회합니다",
  },
};
