import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "프로젝트 관리",
  "/xmdetail": "프로젝트 상세",
  "/xqk": "요구 사항 목록",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "프로젝트 추가, 편집 및 종료",
  "support.requirement.write": "요구 사항 추가, 편집 및 처리",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "프로젝트 진행 기록",
  "support.project.close": "프로젝트 종료",
  "support.project.reopen": "프로젝트 다시 열기",
  "support.requirement.accept": "요구 사항 채택",
  "support.requirement.finish": "요구 사항 완료",
  "support.requirement.reject": "요구 사항 반려",
  "support.requirement.reopen": "요구 사항 다시 열기",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "없는 프로젝트입니다",
  "support.projectChanged": "방금 다른 사람이 프로젝트를 수정했습니다. 새로고침 후 다시 시도하세요",
  "support.projectClosed": "종료된 프로젝트입니다. 먼저 다시 여세요",
  "support.projectUnfinished": "처리되지 않은 요구 사항이 {{count}}개 있어 프로젝트를 종료할 수 없습니다",
  "support.progressRange": "진행률은 0에서 100 사이의 정수로 입력하세요",
  "support.requirementUnknown": "없는 요구 사항입니다",
  "support.requirementChanged": "방금 다른 사람이 요구 사항을 수정했습니다. 새로고침 후 다시 시도하세요",
  "support.requirementDecided": "완료되거나 반려된 요구 사항입니다. 먼저 다시 여세요",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "프로젝트 이름",
  projectId: "소속 프로젝트",
  projectStatus: "프로젝트 상태",
  projectOwner: "담당",
  projectMembers: "프로젝트 구성원",
  progress: "진행률",
  progressWords: "진행 내용",
  startDate: "시작일",
  endDate: "종료일",
  machineIds: "프로젝트 자판기",
  requirementTitle: "요구 사항 제목",
  requirementContent: "요구 사항 내용",
  requirementStatus: "요구 사항 상태",
  createdBy: "작성자",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "시작 전",
    active: "진행 중",
    closed: "종료됨",
  },
  requirementState: {
    new: "검토 전",
    accepted: "채택됨",
    done: "완료됨",
    rejected: "반려됨",
  },
  action: {
    addProject: "프로젝트 추가",
    addRequirement: "요구 사항 추가",
    record: "진행 기록",
    close: "종료",
    reopen: "다시 열기",
    accept: "채택",
    finish: "완료",
    reject: "반려",
    back: "목록으로",
  },
  confirm: {
    close: "이 프로젝트를 종료할까요?",
    reopen: "다시 열까요?",
    accept: "이 요구 사항을 채택할까요?",
    finish: "이 요구 사항을 완료할까요?",
    reject: "이 요구 사항을 반려할까요?",
  },
  hint: {
    everybody: "로그인 없이 누구나 볼 수 있으니 이름 대신 부서나 직책을 입력하세요",
    machines: "자판기 수: {{count}}",
    entries: "진행 기록",
    requirements: "관련 요구 사항",
    public: "로그인 없이 누구나 볼 수 있으니 이름과 연락처는 쓰지 마세요",
  },
};
