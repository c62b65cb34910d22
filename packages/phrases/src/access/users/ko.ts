import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "직원 추가",
  "/shgl/yggl": "직원 관리",
  "/shgl/xzyh": "사용자 추가",
  "/shgl/bjyh": "사용자 편집",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "보기",
  "access.user.write": "추가, 편집, 정지, 삭제",
  "access.user.resetPassword": "비밀번호 재설정",
  "access.user.viewAs": "사용자로 보기",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "영구 삭제",
  block: "계정 정지",
  unblock: "계정 정지 해제",
  setRoles: "역할 지정",
  resetSecondFactor: "2단계 인증 초기화",
  read: "전체 정보 조회",
  begin: "이 사용자로 보기",
  end: "보기 종료",
  resetByOperator: "서버에서 재설정",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "이 가맹점에는 애플리케이션 관리자가 없습니다",
  "access.accountTaken": "이미 사용 중인 계정입니다",
  "access.phoneTaken": "이미 목록에 있는 사용자입니다(휴대폰 번호 중복)",
  "access.levelNotAllowed": "이 권한 등급은 부여할 수 없습니다",
  "access.lastAdministrator": "사용 가능한 관리자가 최소 한 명 있어야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  account: "로그인 계정",
  name: "이름",
  officePhone: "사무실 전화",
  level: "권한 등급",
  userStatus: "상태",
  organisation: "소속 조직",
  blocked: "정지 여부",
  blockReason: "정지 사유",
  machineCount: "권한 부여된 자판기",
};

export const words: Translation<typeof zh.words> = {
  title: "직원 관리",
  phoneSearch: "전체 또는 끝 4자리",
  level: {
    1: "애플리케이션 관리자",
    2: "일반 사용자",
    3: "플랫폼 계정",
  },
  levelHint: {
    1: "별도 권한 없이 가맹점과 하위 가맹점의 모든 자판기를 봅니다",
    2: "이 사용자에게 권한이 부여된 자판기만 봅니다",
    3: "플랫폼 직원으로 모든 가맹점을 봅니다",
  },
  state: {
    normal: "정상",
    blocked: "정지됨",
    deleted: "삭제됨",
  },
  action: {
    authorise: "자판기 권한",
    block: "정지",
    unblock: "정지 해제",
    resetPassword: "비밀번호 재설정",
    resetFactor: "2단계 인증 초기화",
    restore: "복원",
    erase: "영구 삭제",
    setRoles: "역할 일괄 변경",
    viewAs: "이 사용자로 보기",
    grant: "권한 부여",
    revoke: "권한 해제",
  },
  confirm: {
    unblock: "이 사용자의 정지를 해제할까요?",
    resetPassword: "새 일회용 비밀번호가 휴대폰으로 전송되고 모든 로그인이 종료됩니다. 재설정할까요?",
    resetFactor: "이 사용자의 2단계 인증이 제거되고 모든 로그인이 종료됩니다. 초기화할까요?",
    restore: "복원할까요?",
    erase: "영구적으로 삭제됩니다. 계속할까요?",
    revoke: "권한을 해제할까요?",
    rename: "로그인 이름을 변경하면 비밀번호가 재설정됩니다",
    viewAs: "이 사용자로 콘솔을 읽기 전용으로 보며 시작과 종료가 기록됩니다. 계속할까요?",
  },
  passwordSent: "초기 비밀번호가 휴대폰으로 전송되었습니다",
  rolesReplaced: "선택한 역할이 사용자 {{n}}명의 기존 역할을 대체합니다",
  machines: {
    grantedAt: "권한 부여 시간",
    grantedBy: "권한 부여자",
    notNeeded: "애플리케이션 관리자는 권한 부여 없이 모든 자판기를 봅니다",
  },
  viewing: {
    banner: "{{viewer}} 님이 {{account}}({{merchant}}) 계정의 화면을 보는 중, 읽기 전용",
    end: "나가기",
  },
  sms: {
    initialPassword:
      "계정 {{account}}의 초기 비밀번호는 {{password}}입니다. 24시간 내 한 번만 사용할 수 있으며 첫 로그인 시 변경해야 합니다.",
  },
};
